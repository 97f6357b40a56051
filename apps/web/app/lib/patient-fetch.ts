const longestSeconds = 10

/** Seconds after which a server that is too busy wants to be asked again; undefined: it was not too busy. */
const retryAfter = ({ status, headers }: Response): number | undefined => {
  const seconds = status === 503 ? Number(headers.get('retry-after')) : 0
  return seconds > 0 && seconds <= longestSeconds ? seconds : undefined
}

/** `fetch` that asks once more when the server says it is too busy and when to come back. Writes carry a key, so they take effect once. */
export const patient =
  (send: typeof fetch, random = Math.random): typeof fetch =>
  async (...call) => {
    const answer = await send(...call)
    const seconds = retryAfter(answer)
    if (seconds === undefined) return answer
    // Not everybody who was sent away comes back at the same moment.
    await new Promise((done) => setTimeout(done, (seconds + random()) * 1_000))
    return send(...call)
  }
