import { type Program, programs, type TouchVerdict } from '@porchlight/contract'

/** The range of nearly every partner's commission on rent, in basis points. */
export const usualRate = { least: 100, most: 3_000 }

const dayMs = 86_400_000

/** Days during which a visitor from a partner's link counts as referred by them (R59). */
export type Windows = Readonly<Record<Program, number>>

/** When someone came through a link with a partner's code. */
export type Arrival = {
  code: string
  at: Date
  /** The partner's own tag for where the link is placed. */
  subId?: string
}

/** A code's current state; `rate` in ten-thousandths. */
export type CodeNow = { code: string; accountId: number; program: Program; rate: number; paused: boolean }

/** A partner's contact with a guest before they booked, and its verdict. */
export type Touch = { code: CodeNow; at: Date; named: boolean; subId: string; verdict: TouchVerdict }

type Case = {
  /** The partner who named the guest directly. */
  named?: Arrival | null | undefined
  arrivals: readonly Arrival[]
  codes: readonly CodeNow[]
  guestId: number
  now: Date
  windows: Windows
}

/** Whether an arrival is within its window; a time later than now, from a wrong clock or cookie, doesn't count. */
const counts = ({ program }: CodeNow, at: Date, { now, windows }: Case): boolean =>
  at <= now && now.getTime() - at.getTime() <= windows[program] * dayMs

type Candidate = Omit<Touch, 'verdict'>

/** One touch per code, with the naming before the visits. */
const candidatesOf = ({ named, arrivals, codes }: Case): Candidate[] => {
  const known = new Map(codes.map((code) => [code.code, code]))
  const all = [...(named ? [{ ...named, named: true }] : []), ...arrivals.map((one) => ({ ...one, named: false }))]
  const once = new Map<string, Candidate>()
  for (const { code: name, at, named: isNaming, subId = '' } of all) {
    const code = known.get(name)
    if (code && !once.has(name)) once.set(name, { code, at, named: isNaming, subId })
  }
  return [...once.values()]
}

/** Sorts named before visited, then by program, then the latest. */
const before = (a: Candidate, b: Candidate): number =>
  Number(b.named) - Number(a.named) ||
  programs.indexOf(a.code.program) - programs.indexOf(b.code.program) ||
  b.at.getTime() - a.at.getTime() ||
  (a.code.code < b.code.code ? -1 : 1)

const excluded = ({ code, at, named }: Candidate, facts: Case): TouchVerdict | undefined => {
  if (code.accountId === facts.guestId) return 'own_booking'
  if (code.paused) return 'paused'
  return named || counts(code, at, facts) ? undefined : 'expired'
}

/**
 * Every touch with its verdict (R59). Credit goes to the partner who named the guest; otherwise, among those who
 * brought them within their window, to the one whose program ranks first; within a program, to the latest arrival. No
 * one earns by booking for themselves.
 */
export const weigh = (facts: Case): Touch[] => {
  const all = candidatesOf(facts)
  const eligible = all.filter((one) => !excluded(one, facts)).sort(before)
  const [best] = eligible
  return all
    .map((one): Touch => {
      const lost = one.code.program === best?.code.program && !best.named ? 'older' : 'outranked'
      return { ...one, verdict: excluded(one, facts) ?? (one === best ? 'credited' : lost) }
    })
    .sort(before)
}

const rivals: ReadonlySet<TouchVerdict> = new Set(['credited', 'outranked', 'older'])

/** Whether staff must review it: several partners brought the same guest within their windows. */
export const isContested = (touches: readonly Touch[]): boolean =>
  new Set(touches.filter(({ verdict }) => rivals.has(verdict)).map(({ code }) => code.accountId)).size > 1

/** Whether staff can credit a booking to this touch. */
export const canCredit = (verdict: TouchVerdict): boolean => rivals.has(verdict)

/** Whether the attribution of a booking that was canceled goes on to one made now: so many days later at most (R59). */
export const continuesAttribution = (canceledAt: Date, days: number, now: Date): boolean =>
  now.getTime() - canceledAt.getTime() <= days * dayMs

const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node/i

/** Whether a user agent identifies a robot rather than a person's browser; an empty one counts as a robot. */
export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || robots.test(userAgent)
