import { type BookingAction, type BookingStatus, payableStatuses, soldStatuses } from '@porchlight/contract'
import { type MoveName, type Mover, moveOf, statusAt } from './lifecycle.ts'

/** The parts a person plays toward one booking, the nearest first; the clock plays none. */
export type BookingRole = Exclude<Mover, 'system'>

type Person = { accountId: number; staff: boolean }
type Parties = { guestId: number; ownerIds: readonly number[] }

/** What a person is to a booking. Empty means: to them it does not exist. */
export const rolesIn = (person: Person, { guestId, ownerIds }: Parties): BookingRole[] => [
  ...(person.accountId === guestId ? (['guest'] as const) : []),
  ...(ownerIds.includes(person.accountId) ? (['owner'] as const) : []),
  ...(person.staff ? (['staff'] as const) : []),
]

type Case = {
  status: BookingStatus
  holdUntil: Date | null
  payingUntil: Date | null
  /** Who answers requests for this home. */
  requestTo: 'owner' | 'staff'
  /** Minor units that the guest may pay now. */
  dueNow: number
  checkInAt: Date
  checkOutAt: Date
  /** Nights that are already earned. */
  recognizedNights: number
  quote: { document: { instant: boolean } }
}

const inState = (booking: Case, now: Date) => ({ ...booking, status: statusAt(booking, now) })

/** The first of a person's roles under which a move is open to them now, or undefined. */
export const roleFor = (
  name: MoveName,
  booking: Case,
  roles: readonly BookingRole[],
  now: Date,
): BookingRole | undefined => {
  const { status, requestTo } = inState(booking, now)
  const answers = name === 'accept' || name === 'decline'
  return roles.find((role) => moveOf(name, status, role) && !(answers && role === 'owner' && requestTo === 'staff'))
}

/** Paying is open to the guest alone: before confirmation while the nights are kept, later whenever something is due. */
export const canPay = (booking: Case, roles: readonly BookingRole[], now: Date): boolean => {
  const { status, dueNow } = inState(booking, now)
  if (!roles.includes('guest') || dueNow <= 0) return false
  return payableStatuses.includes(status)
}

/** Another card for what falls due later is the guest's to leave, as long as something does (R34). */
export const canChangeCard = (
  status: BookingStatus,
  schedule: readonly { state: 'scheduled' | 'paid' | 'failed' | 'canceled' }[],
  roles: readonly BookingRole[],
): boolean =>
  roles.includes('guest') &&
  (status === 'confirmed' || status === 'checked_in') &&
  schedule.some(({ state }) => state === 'scheduled')

type Course = Pick<Case, 'status' | 'checkInAt' | 'checkOutAt' | 'recognizedNights'>

/** A stay that nothing is earned of until it begins, or one in whose home the guest is until they have to leave it. */
export const canChangeHome = ({ status, checkInAt, checkOutAt, recognizedNights }: Course, now: Date): boolean =>
  status === 'checked_in' ? now < checkOutAt : status === 'confirmed' && now < checkInAt && recognizedNights === 0

/**
 * The role under which a person may make another stay of a booking: any until it begins, then a longer one until
 * check-out. Where the owner wants to be asked, the guest asks the team.
 */
export const roleToChange = (
  booking: Case,
  roles: readonly BookingRole[],
  now: Date,
): 'guest' | 'staff' | undefined => {
  const { quote, ...course } = inState(booking, now)
  if (!canChangeHome(course, now)) return undefined
  if (roles.includes('guest') && quote.document.instant) return 'guest'
  return roles.includes('staff') ? 'staff' : undefined
}

/** The guest of a home that lets by request: their change is for the team, as long as there may be one. */
export const asksTeamToChange = (booking: Case, roles: readonly BookingRole[], now: Date): boolean =>
  roles.includes('guest') && !booking.quote.document.instant && canChangeHome(inState(booking, now), now)

/** Nobody has come, as far as the team can know: from check-in time on, until the stay is over. */
export const mayMiss = (booking: Pick<Case, 'status' | 'checkInAt'>, roles: readonly Mover[], now: Date): boolean =>
  booking.checkInAt <= now && roles.some((role) => moveOf('miss', booking.status, role) !== undefined)

const actions: readonly BookingAction[] = ['sign', 'cancel', 'withdraw', 'accept', 'decline']

/** What a person may do with a booking at `now`; the same answer that the commands give. */
export const allowedActions = (booking: Case, roles: readonly BookingRole[], now: Date): BookingAction[] => {
  const open = actions.filter((name) => roleFor(name as MoveName, booking, roles, now))
  return [
    ...open,
    ...(roleToChange(booking, roles, now) ? (['change'] as const) : []),
    ...(canPay(booking, roles, now) ? (['pay'] as const) : []),
    ...(mayMiss(booking, roles, now) ? (['miss'] as const) : []),
  ]
}

/** The exact address is for guests of a confirmed stay; owner and staff know it anyway. */
export const seesAddress = (status: BookingStatus, roles: readonly BookingRole[]): boolean =>
  roles.includes('owner') || roles.includes('staff') || soldStatuses.includes(status)

/** How to reach the guest: themselves and staff always, the owner once the stay is confirmed. */
export const seesGuestContact = (status: BookingStatus, roles: readonly BookingRole[]): boolean =>
  roles.includes('guest') || roles.includes('staff') || soldStatuses.includes(status)

/** Cards and the bank's pages are between the guest and the operator. */
export const seesPayments = (roles: readonly BookingRole[]): boolean =>
  roles.includes('guest') || roles.includes('staff')
