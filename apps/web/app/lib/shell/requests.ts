/**
 * What is known about the browser's calls: how many are open, and what their responses said about the session. It is
 * separate from the client so that the shell can listen without loading the API's shapes.
 */
type Listener = () => void
let open = 0
const waiting = new Set<Listener>()
const hearing = new Set<(status: number) => void>()

const count = (by: 1 | -1): void => {
  open += by
  for (const listener of waiting) listener()
}

/** `fetch`, counted while it runs; its status is passed to listeners. */
export const watchedFetch: typeof fetch = async (...call) => {
  count(1)
  try {
    const answer = await fetch(...call)
    for (const hear of hearing) hear(answer.status)
    return answer
  } finally {
    count(-1)
  }
}

export const openRequests = {
  subscribe: (listener: Listener) => {
    waiting.add(listener)
    return () => void waiting.delete(listener)
  },
  any: () => open > 0,
}

export const onStatus = (hear: (status: number) => void): (() => void) => {
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

let online = (): boolean => navigator.onLine

/**
 * Whether requests are sent at all: by the browser's state, or in the app by the last ping (platform spec section 4).
 */
export const isOnline = (): boolean => online()

/** From now on, this function decides instead of the browser whether the product is online. */
export const askWhetherOnline = (ask: () => boolean): void => {
  online = ask
}
