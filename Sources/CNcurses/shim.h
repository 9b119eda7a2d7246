// Wide characters exist in curses.h only with this; it must come before.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

// Declared by glibc only under feature macros that a module cannot set.
extern int wcwidth(wchar_t character);
extern int memfd_create(const char *name, unsigned int flags);

// Attributes are function-like macros, which Swift does not see.
static inline attr_t ncurses_bold(void) { return A_BOLD; }
static inline attr_t ncurses_dim(void) { return A_DIM; }
static inline attr_t ncurses_reverse(void) { return A_REVERSE; }
