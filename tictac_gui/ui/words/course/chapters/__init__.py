"""What is said in the later chapters, one module each."""
