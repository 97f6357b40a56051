/**
 * What is known of the calls the browser makes: how many are open, and what their answers said about the session.
 * It stands apart from the client so that the shell can listen without loading the API's shapes.
 */
type Listener = () => void
let open = 0
const waiting = new Set<Listener>()
const hearing = new Set<(status: number) => void>()
const returning = new Set<Listener>()
/** Whether the last call was answered at all. */
let getsThrough = true

const count = (by: 1 | -1): void => {
  open += by
  for (const listener of waiting) listener()
}

const note = (answered: boolean): void => {
  const isBack = answered && !getsThrough
  getsThrough = answered
  if (isBack) for (const listener of returning) listener()
}

/** `fetch`, counted while it runs; its status is told to whoever listens. */
export const watchedFetch: typeof fetch = async (...call) => {
  count(1)
  try {
    const answer = await fetch(...call)
    note(true)
    for (const hear of hearing) hear(answer.status)
    return answer
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) note(false)
    throw failure
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

/** A call was answered after one that was not: the browser need not have noticed that the connection was gone. */
export const onBack = (listener: Listener): (() => void) => {
  returning.add(listener)
  return () => void returning.delete(listener)
}
