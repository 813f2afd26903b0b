/* Stands in for the icuuc.dll that Windows 10 has and Wine lacks: Qt's core doesn't load without it.
 *
 * It knows no encodings. Qt then converts those that it knows itself, UTF-8 among them, and the game
 * uses no other. It is put into the Wine in which the program is tried, and never shipped.
 */

#define EXPORTED __declspec(dllexport)

enum { FILE_ACCESS_ERROR = 4 };

EXPORTED void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = FILE_ACCESS_ERROR;
    return 0;
}

EXPORTED int ucnv_countAvailable(void)
{
    return 0;
}

EXPORTED const char *ucnv_getAvailableName(int number)
{
    (void)number;
    return 0;
}

EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name;
    (void)standard;
    *error = FILE_ACCESS_ERROR;
    return 0;
}

/* Without a converter nobody calls these; they only have to be there. */
#define UNUSED(name) EXPORTED void name(void) {}

UNUSED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNUSED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
UNUSED(ucnv_cbFromUWriteUChars)
UNUSED(ucnv_cbToUWriteUChars)
UNUSED(ucnv_close)
UNUSED(ucnv_fromUCountPending)
UNUSED(ucnv_fromUnicode)
UNUSED(ucnv_getFromUCallBack)
UNUSED(ucnv_getMaxCharSize)
UNUSED(ucnv_getName)
UNUSED(ucnv_getToUCallBack)
UNUSED(ucnv_reset)
UNUSED(ucnv_setFromUCallBack)
UNUSED(ucnv_setToUCallBack)
UNUSED(ucnv_toUCountPending)
UNUSED(ucnv_toUnicode)
