const longestSeconds = 10

/** The seconds after which a busy server asks for a retry; undefined: it was not busy. */
const retryAfter = ({ status, headers }: Response): number | undefined => {
  const seconds = status === 503 ? Number(headers.get('retry-after')) : 0
  return seconds > 0 && seconds <= longestSeconds ? seconds : undefined
}

/**
 * `fetch` that retries once when the server says it is too busy and when to retry. Writes carry a key, so they take
 * effect once.
 */
export const patient =
  (send: typeof fetch, random = Math.random): typeof fetch =>
  async (...call) => {
    const answer = await send(...call)
    const seconds = retryAfter(answer)
    if (seconds === undefined) return answer
    // Spreads retries, so that not everyone returns at the same moment.
    await new Promise((done) => setTimeout(done, (seconds + random()) * 1_000))
    return send(...call)
  }
