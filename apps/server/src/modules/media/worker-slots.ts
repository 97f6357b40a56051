import { Problem } from '#kernel/problem'

/** Runs `places` tasks at a time and keeps `seats` waiting; anyone after that is asked to try again later. */
export const turns = (places: number, seats: number) => {
  const waiting: (() => void)[] = []
  let busy = 0
  const enter = async (): Promise<void> => {
    if (busy < places) {
      busy++
      return
    }
    if (waiting.length >= seats)
      throw new Problem(503, 'unavailable', 'Too many images are being processed. Try again in a moment.', undefined, {
        retryAfterSeconds: 5,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Callers that request the same key while it is being created share one result. */
export const sharedByKey = <T>() => {
  const running = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known !== undefined) return known
    const made = make().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}
