// A thread that never ends, as a file would make it that the limits of the reader do not know yet.
for (;;);
