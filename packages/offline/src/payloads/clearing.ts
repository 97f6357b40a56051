/** Discards fetches in progress once everything has been cleared. */
export const createClearing = () => {
  let clearings = 0
  const writing = new Set<Promise<unknown>>()
  return {
    /** Starts a fetch; call it before anything is written. */
    begin: (): (() => boolean) => {
      const asOf = clearings
      return () => clearings === asOf
    },
    /** Tracks a write: a clear that starts meanwhile waits for it and removes it, too. */
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
