import {
  addDays,
  type CalendarStatus,
  daysBetween,
  type HomeClaims,
  nightsIn,
  type PlainDate,
} from '@porchlight/contract'

type Claims = HomeClaims['claims']
/** The status of a night; null if available. */
export type NightKind = CalendarStatus | null
/** Adjacent nights with the same status. */
export type NightRun = { kind: NightKind; nights: number }

/** Status of each night of `[from, to)`; bookings and blocks override "opened". */
export const nightKinds = (claims: Claims, from: PlainDate, to: PlainDate): NightKind[] => {
  const kinds: NightKind[] = Array.from({ length: daysBetween(from, to) }, () => null)
  const [opened, held] = [
    claims.filter(({ kind }) => kind === 'opened'),
    claims.filter(({ kind }) => kind !== 'opened'),
  ]
  for (const claim of [...opened, ...held]) {
    const first = Math.max(0, daysBetween(from, claim.from))
    const end = Math.min(kinds.length, daysBetween(from, claim.to))
    if (first < end) kinds.fill(claim.kind, first, end)
  }
  return kinds
}

export const nightRuns = (kinds: readonly NightKind[]): NightRun[] => {
  const runs: NightRun[] = []
  for (const kind of kinds) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.nights++
    else runs.push({ kind, nights: 1 })
  }
  return runs
}

export type Tally = { nights: number; booked: number; blocked: number; percent: number }

/** Booked and blocked nights of a month, with the booked percentage. */
export const tallyNights = (kinds: readonly NightKind[]): Tally => {
  const count = (...wanted: NightKind[]) => kinds.filter((kind) => wanted.includes(kind)).length
  const booked = count('booked')
  const percent = kinds.length === 0 ? 0 : Math.round((booked / kinds.length) * 100)
  return { nights: kinds.length, booked, blocked: count('blocked', 'externalblock'), percent }
}

/** Weeks of a month starting Monday, with null for days of other months. */
export const weeksOfMonth = (
  month: PlainDate,
  next: PlainDate,
  weekday: (date: PlainDate) => number,
): (PlainDate | null)[][] => {
  const lead = (weekday(month) + 6) % 7
  const days: (PlainDate | null)[] = [
    ...Array.from({ length: lead }, () => null),
    ...nightsIn({ arrive: month, depart: next }),
  ]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** Any week, for the weekday headings. */
export const anyWeek = (monday: PlainDate): PlainDate[] => Array.from({ length: 7 }, (_, day) => addDays(monday, day))
