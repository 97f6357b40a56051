/** One run per key at a time: a second call for the same key waits for the first. */
export const oncePerKey = <T>() => {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? run().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
