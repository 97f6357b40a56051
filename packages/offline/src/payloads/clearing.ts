/** Discards fetches in progress once everything has been cleared. */
export const createClearing = () => {
  let clearings = 0
  const writing = new Set<Promise<unknown>>()
  return {
    /** What is asked for from now on; ask it before anything is written. */
    begin: (): (() => boolean) => {
      const asOf = clearings
      return () => clearings === asOf
    },
    /** Something is written down: a clearing that begins meanwhile waits for it and takes it away too. */
    write: <T>(done: Promise<T>): Promise<T> => {
      writing.add(done)
      return done.finally(() => writing.delete(done))
    },
    clear: async (remove: () => Promise<void>): Promise<void> => {
      clearings += 1
      await Promise.allSettled(writing)
      await remove()
    },
  }
}
