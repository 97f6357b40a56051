import {
  addDays,
  answerableClaimStates,
  type BookingStatus,
  type Claim,
  claimAnswerHours,
  claimDays,
  claimLeastHours,
  instantAt,
  mostClaimExtraDays,
  openClaimStates,
  type PlainDate,
  stayedStatuses,
  timeIn,
} from '@porchlight/contract'

type Course = {
  status: BookingStatus
  /** The booked check-out: the window starts there, not when damage is found (R74). */
  checkOutAt: Date
  depart: PlainDate
  timeZone: string
  /** When the next guests arrive at the home. */
  nextCheckInAt: Date | null
}
/**
 * A claim may be raised from `opensAt` on and before `closesAt`. `photosBy`: the next guests check in within the
 * window, so photos of the damage must have been uploaded before they could have caused it.
 */
export type ClaimWindow = { opensAt: Date; closesAt: Date; photosBy: Date | null }

/**
 * The earlier of fourteen days after check-out, by the home's own clock, and the next check-in (R74); at least a day,
 * so that a same-day turnover leaves time to claim what it found.
 */
export const claimWindow = (course: Course): ClaimWindow | null => {
  const { status, checkOutAt, depart, timeZone, nextCheckInAt } = course
  if (!stayedStatuses.includes(status)) return null
  const last = instantAt(timeZone, addDays(depart, claimDays), timeIn(timeZone, checkOutAt))
  if (!nextCheckInAt || nextCheckInAt >= last) return { opensAt: checkOutAt, closesAt: last, photosBy: null }
  const least = new Date(checkOutAt.getTime() + claimLeastHours * 3_600_000)
  return nextCheckInAt < least
    ? { opensAt: checkOutAt, closesAt: least, photosBy: nextCheckInAt }
    : { opensAt: checkOutAt, closesAt: nextCheckInAt, photosBy: null }
}

export type ClaimTiming = 'open' | 'early' | 'late' | 'never'

/** Whether a claim may be raised at `now`. Before the stay is recorded as over, it is too early. */
export const timingOf = (window: ClaimWindow | null, status: BookingStatus, now: Date): ClaimTiming => {
  if (!window) return 'never'
  if (now < window.opensAt || status !== 'completed') return 'early'
  return now < window.closesAt ? 'open' : 'late'
}

export const answerBy = (now: Date): Date => new Date(now.getTime() + claimAnswerHours * 3_600_000)

/** The same time one day later. */
export const aDayMore = (until: Date): Date => new Date(until.getTime() + 24 * 3_600_000)

type Status = {
  state: Claim['state']
  answerBy: Date | null
  /** Days the team added beyond the one each side has. */
  extraDays: number
}

/** A claim's state at `now`: the time to answer is compared, never assumed, so a late job lets no one answer late. */
export const stateAt = ({ state, answerBy: until }: Pick<Status, 'state' | 'answerBy'>, now: Date): Claim['state'] =>
  (state === 'open' || state === 'answered') && until !== null && until <= now ? 'escalated' : state

/** A person's role on a claim: its guest, the side that claimed, or the team, which decides. */
export type ClaimRole = 'guest' | 'raiser' | 'team'

/** Which actions are open to whom. */
const table: readonly { action: Claim['allowedActions'][number]; part: ClaimRole; in: readonly Claim['state'][] }[] = [
  { action: 'answer', part: 'guest', in: ['open'] },
  { action: 'accept', part: 'raiser', in: ['answered'] },
  { action: 'escalate', part: 'guest', in: ['open'] },
  { action: 'escalate', part: 'raiser', in: ['answered'] },
  { action: 'withdraw', part: 'raiser', in: openClaimStates },
  { action: 'decide', part: 'team', in: ['escalated'] },
  { action: 'extend', part: 'team', in: answerableClaimStates },
]

const isOpenTo = (row: (typeof table)[number], current: Status, parts: readonly ClaimRole[], now: Date): boolean =>
  parts.includes(row.part) &&
  row.in.includes(stateAt(current, now)) &&
  (row.action !== 'extend' || current.extraDays < mostClaimExtraDays)

export const actionsOf = (current: Status, parts: readonly ClaimRole[], now: Date): Claim['allowedActions'] => {
  const found = table.filter((row) => isOpenTo(row, current, parts, now))
  return [...new Set(found.map(({ action }) => action))]
}

/** The role that lets someone do something now, or undefined. */
export const partFor = (
  action: Claim['allowedActions'][number],
  current: Status,
  parts: readonly ClaimRole[],
  now: Date,
): ClaimRole | undefined => table.find((row) => row.action === action && isOpenTo(row, current, parts, now))?.part
