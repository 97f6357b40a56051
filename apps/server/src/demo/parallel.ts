/** Processes all items, up to this many in parallel, each worker starting with the next unclaimed item. */
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
