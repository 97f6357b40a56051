/** How long a time that the server has told is good enough to say that a first sending was not before it. */
const goodForMs = 3_600_000

/** The latest time the server has told. Its clock decides what it still remembers; this device's may be anywhere. */
export const createServerClock = (now: () => number) => {
  let latest: { server: number; at: number } | null = null
  return {
    hear: (server: number | null): void => {
      if (server !== null && server >= (latest?.server ?? 0)) latest = { server, at: now() }
    },
    /** A time that is past at the server, and not long past; null when there is none. */
    recent: (): number | null => (latest && Math.abs(now() - latest.at) <= goodForMs ? latest.server : null),
  }
}
