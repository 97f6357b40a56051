import { type Program, programs } from '@porchlight/contract'

/** What nearly every partner earns of the rent, in basis points. */
export const usualRate = { least: 100, most: 3_000 }

const dayMs = 86_400_000

/** For how many days someone who came by a partner's address counts as brought by them (R59). */
export const windowDays: Readonly<Record<Program, number>> = {
  'travel-agent': 90,
  broker: 90,
  referral: 90,
  affiliate: 30,
}

export const longestWindowDays = Math.max(...Object.values(windowDays))

/** Who books the same stay within so many days of its cancellation is still the partner's guest (R59). */
export const carriedDays = 30

/** When someone came by an address with a partner's code. */
export type Arrival = { code: string; at: Date }

/** What is known of a code now; `rate` in ten thousandths. */
export type CodeNow = { code: string; accountId: number; program: Program; rate: number; paused: boolean }

export type Won = { code: string; rate: number; arrivedAt: Date; named: boolean }

type Case = {
  /** The partner who named the guest themselves. */
  named?: Arrival | null | undefined
  arrivals: readonly Arrival[]
  codes: readonly CodeNow[]
  guestId: number
  now: Date
}

/** Within its window; a device whose clock or cookie says "later than now" says nothing. */
const counts = ({ program }: CodeNow, { at }: Arrival, now: Date): boolean =>
  at <= now && now.getTime() - at.getTime() <= windowDays[program] * dayMs

/**
 * Whose a booking is (R59): the partner's who named the guest; else, of those who brought them within their window, the one
 * whose program comes first; within a program the last arrival. Nobody earns by booking for themselves.
 */
export const wonBy = ({ named, arrivals, codes, guestId, now }: Case): Won | null => {
  const earning = new Map(
    codes.flatMap((code) => (code.paused || code.accountId === guestId ? [] : [[code.code, code] as const])),
  )
  const namer = named && earning.get(named.code)
  if (namer) return { code: namer.code, rate: namer.rate, arrivedAt: named.at, named: true }
  const [best] = arrivals
    .flatMap((arrival) => {
      const code = earning.get(arrival.code)
      return code && counts(code, arrival, now) ? [{ code, arrival }] : []
    })
    .sort(
      (a, b) =>
        programs.indexOf(a.code.program) - programs.indexOf(b.code.program) ||
        b.arrival.at.getTime() - a.arrival.at.getTime() ||
        (a.code.code < b.code.code ? -1 : 1),
    )
  return best ? { code: best.code.code, rate: best.code.rate, arrivedAt: best.arrival.at, named: false } : null
}

/** The first instant of a cancellation whose attribution goes on to a booking made now. */
export const carriedSince = (now: Date): Date => new Date(now.getTime() - carriedDays * dayMs)

const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node/i

/** Whether what opened a page says that it is no person's browser; who says nothing is none either. */
export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || robots.test(userAgent)
