/** How long a time reported by the server can be used as a lower bound for a first sending. */
const goodForMs = 3_600_000

/** The latest time reported by the server. Its clock determines what it still remembers; this device's may be wrong. */
export const createServerClock = (now: () => number) => {
  let latest: { server: number; at: number } | null = null
  return {
    hear: (server: number | null): void => {
      if (server !== null && server >= (latest?.server ?? 0)) latest = { server, at: now() }
    },
    /** A recent server time, already past at the server; null if there is none. */
    recent: (): number | null => (latest && Math.abs(now() - latest.at) <= goodForMs ? latest.server : null),
  }
}
