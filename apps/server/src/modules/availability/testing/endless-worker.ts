// A thread that never ends, like one reading a file that the reader's limits don't cover yet.
for (;;);
