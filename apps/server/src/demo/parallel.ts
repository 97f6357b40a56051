/** Runs over everything, so many side by side, each starting with what none has taken yet. */
export const inParallel = async <T>(
  all: readonly T[],
  lanes: number,
  run: (one: T) => Promise<void>,
): Promise<void> => {
  const waiting = all.values()
  const work = async () => {
    for (const one of waiting) await run(one)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}
