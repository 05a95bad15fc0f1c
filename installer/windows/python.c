/* python.exe: Python is all in its DLL. */
#include <windows.h>

int wmain(int count, wchar_t **arguments)
{
    HMODULE python = LoadLibraryW(DLL);
    int (*run)(int, wchar_t **) = (void *)GetProcAddress(python, "Py_Main");
    return run ? run(count, arguments) : 1;
}
