import type { Assets } from '../assets/index.ts'
import type { Clock } from '../queue/parts.ts'
import type { Answers } from './answers.ts'
import type { Payloads } from './payloads.ts'
import { limits, staticList } from './rules.ts'

export type UpkeepParts = {
  clock: Clock
  inApp: boolean
  answers: Answers
  /** Absent for visitors, who have no data of their own. */
  own?: { payloads: Payloads; assets: Assets } | undefined
  /** The address of the search data; null if it is embedded in the page. */
  searchData: string | null
}

/** Runs a function repeatedly, the first time after `first`; returns a stop function. */
const every = (clock: Clock, ms: number, run: () => Promise<void>, first = ms): (() => void) => {
  let stop = () => {}
  const next = (wait: number) => {
    stop = clock.after(wait, () => {
      next(ms)
      // Failures are retried at the next run; the records say why.
      void run().catch(() => {})
    })
  }
  next(first)
  return () => stop()
}

/** Keeps offline data fresh (spec section 9). Returns a stop function. */
export const keepUp = ({ clock, inApp, answers, own, searchData }: UpkeepParts): (() => void) => {
  const stops = [every(clock, limits.sweepMs, answers.sweep)]
  if (searchData !== null)
    stops.push(
      clock.after(limits.prefetchMs, () => void answers.get(searchData, { flags: staticList }).catch(() => {})),
    )
  if (own) {
    const { payloads, assets } = own
    const files = () => assets.refresh()
    const all = async () => {
      await payloads.refresh()
      // The app fetches files when it starts; only a browser refreshes them periodically.
      if (!inApp) await files()
    }
    stops.push(every(clock, limits.refreshMs, all))
    stops.push(
      clock.after(
        limits.prefetchMs,
        () =>
          void payloads
            .refresh()
            .then(files)
            .catch(() => {}),
      ),
    )
  }
  return () => {
    for (const stop of stops) stop()
  }
}
