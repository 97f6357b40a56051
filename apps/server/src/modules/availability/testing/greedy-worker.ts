// A thread that takes all the memory it can get.
const taken: number[][] = []
for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => index))
