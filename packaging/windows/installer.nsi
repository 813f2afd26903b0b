; The installer for Windows, for makensis 3.08 or newer; installer.py runs it and defines:
;
;   VERSION   NUMBERS   as people read it, and as four numbers
;   KILOBYTES           how much room the program takes
;   FILES               a script that unpacks the program into $INSTDIR
;   LICENCE             the text of the licence
;   ROOT      OUTPUT    the checkout, and the installer to be made
;
; It installs for one person, without an administrator. Silently: /S, with /DESKTOP for an icon
; there and /D=folder; the uninstaller knows /S and /GAMES, which deletes games and settings too.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; The program's own dates are those of its build.
SetDateSave off

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tictac"

Name "Tictac"
OutFile "${OUTPUT}"
BrandingText "Tictac ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
; Where an earlier version is, the new one goes.
InstallDir "$LOCALAPPDATA\Programs\Tictac"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

!define MUI_ICON "${ROOT}/resources/icons/tictac.ico"
!define MUI_UNICON "${ROOT}/resources/icons/tictac.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ROOT}/packaging/windows/wizard.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${ROOT}/packaging/windows/wizard.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\tictac.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
; What is said before the pointer is on one of the choices, and so to whoever uses the keyboard alone.
!define MUI_COMPONENTSPAGE_TEXT_DESCRIPTION_INFO "$(CHOICES_ABOUT)"
!define MUI_PAGE_CUSTOMFUNCTION_SHOW ShowDescription
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!define MUI_COMPONENTSPAGE_TEXT_DESCRIPTION_INFO "$(UNCHOICES_ABOUT)"
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.ShowDescription
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; The language of the system is chosen, or else the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString CHOICES_ABOUT ${LANG_ENGLISH} "The game comes with an entry in the start menu, and with an icon on the desktop if you tick it."
LangString CHOICES_ABOUT ${LANG_GERMAN} "Das Spiel kommt mit einem Eintrag ins Startmenü und, wenn angekreuzt, mit einem Symbol auf den Desktop."
LangString UNCHOICES_ABOUT ${LANG_ENGLISH} "Games and settings stay for the next time, unless you tick them."
LangString UNCHOICES_ABOUT ${LANG_GERMAN} "Spiele und Einstellungen bleiben für das nächste Mal, wenn sie nicht angekreuzt sind."
LangString PROGRAM ${LANG_ENGLISH} "Tictac"
LangString PROGRAM ${LANG_GERMAN} "Tictac"
LangString PROGRAM_ABOUT ${LANG_ENGLISH} "The game, and an entry in the start menu."
LangString PROGRAM_ABOUT ${LANG_GERMAN} "Das Spiel und ein Eintrag im Startmenü."
LangString DESKTOP ${LANG_ENGLISH} "Icon on the desktop"
LangString DESKTOP ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString DESKTOP_ABOUT ${LANG_ENGLISH} "Also puts an icon on the desktop."
LangString DESKTOP_ABOUT ${LANG_GERMAN} "Legt auch ein Symbol auf den Desktop."
LangString UNPROGRAM_ABOUT ${LANG_ENGLISH} "Removes the game, its entry in the start menu and its icon on the desktop."
LangString UNPROGRAM_ABOUT ${LANG_GERMAN} "Entfernt das Spiel, seinen Eintrag im Startmenü und sein Symbol auf dem Desktop."
LangString GAMES ${LANG_ENGLISH} "Games and settings"
LangString GAMES ${LANG_GERMAN} "Spiele und Einstellungen"
LangString GAMES_ABOUT ${LANG_ENGLISH} "Also deletes every game, the score and all settings, for good."
LangString GAMES_ABOUT ${LANG_GERMAN} "Löscht auch alle Spiele, den Spielstand und alle Einstellungen, endgültig."
LangString RUNNING ${LANG_ENGLISH} "Tictac is running. Please close it and try again."
LangString RUNNING ${LANG_GERMAN} "Tictac läuft gerade. Bitte beenden und noch einmal versuchen."

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
!macro DESCRIBE LANGUAGE TEXT
    VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "The Tictac developers"
    VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${TEXT}"
    VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
    VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "The Tictac developers, MIT licence"
    VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "Tictac"
    VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
!macroend
!insertmacro DESCRIBE ${LANG_ENGLISH} "Tictac Setup"
!insertmacro DESCRIBE ${LANG_GERMAN} "Tictac-Setup"

; A program that runs can't be replaced: Windows lets nobody write to its file.
!macro WAIT_FOR_END
    ${Do}
        ${IfNot} ${FileExists} "$INSTDIR\tictac.exe"
            ${Break}
        ${EndIf}
        ClearErrors
        FileOpen $0 "$INSTDIR\tictac.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 2
        Abort
    ${Loop}
!macroend

Section "$(PROGRAM)" SECTION_PROGRAM
    SectionIn RO
    !insertmacro WAIT_FOR_END
    ; An earlier version may have files that this one has not. Only where it was installed: the name
    ; of the folder is a common one.
    ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
    ${If} $0 == $INSTDIR
        RMDir /r "$INSTDIR\_internal"
    ${EndIf}
    !include "${FILES}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Tictac.lnk" "$INSTDIR\tictac.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Tictac"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\tictac.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Tictac developers"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section /o "$(DESKTOP)" SECTION_DESKTOP
    CreateShortcut "$DESKTOP\Tictac.lnk" "$INSTDIR\tictac.exe"
SectionEnd

Section "un.$(PROGRAM)" SECTION_UNPROGRAM
    SectionIn RO
    !insertmacro WAIT_FOR_END
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\tictac.exe"
    Delete "$INSTDIR\tictac-cli.exe"
    Delete "$INSTDIR\uninstall.exe"
    ; Unless somebody keeps something of their own in it.
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tictac.lnk"
    Delete "$DESKTOP\Tictac.lnk"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd

Section /o "un.$(GAMES)" SECTION_UNGAMES
    ; Where Qt keeps data and settings.
    RMDir /r "$APPDATA\tictac"
    RMDir /r "$LOCALAPPDATA\tictac"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_PROGRAM} "$(PROGRAM_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_DESKTOP} "$(DESKTOP_ABOUT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_UNPROGRAM} "$(UNPROGRAM_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_UNGAMES} "$(GAMES_ABOUT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

!macro CHOOSE_BY_OPTION OPTION SECTION
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "${OPTION}" $1
    ${IfNot} ${Errors}
        SectionSetFlags ${SECTION} ${SF_SELECTED}
    ${EndIf}
!macroend

Function .onInit
    ; What was read from the registry gets a backslash at its end.
    StrCpy $0 $INSTDIR 1 -1
    ${If} $0 == "\"
        StrCpy $INSTDIR $INSTDIR -1
    ${EndIf}
    !insertmacro CHOOSE_BY_OPTION "/DESKTOP" ${SECTION_DESKTOP}
    ; Whoever has the icon keeps it.
    ${If} ${FileExists} "$DESKTOP\Tictac.lnk"
        SectionSetFlags ${SECTION_DESKTOP} ${SF_SELECTED}
    ${EndIf}
FunctionEnd

; It is greyed out until the pointer is on a choice.
Function ShowDescription
    EnableWindow $mui.ComponentsPage.DescriptionText 1
FunctionEnd

Function un.ShowDescription
    EnableWindow $mui.ComponentsPage.DescriptionText 1
    ; Removing needs none.
    ShowWindow $mui.ComponentsPage.SpaceRequired ${SW_HIDE}
FunctionEnd

Function un.onInit
    !insertmacro CHOOSE_BY_OPTION "/GAMES" ${SECTION_UNGAMES}
FunctionEnd
