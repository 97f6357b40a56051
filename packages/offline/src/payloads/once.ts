/** One run per key at a time: whoever asks for what is under way waits for that. */
export const oncePerKey = <T>() => {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? run().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
