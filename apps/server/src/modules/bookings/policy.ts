import { type BookingAction, type BookingStatus, payableStatuses, soldStatuses } from '@porchlight/contract'
import { type MoveName, type Mover, moveOf, statusAt } from './lifecycle.ts'

/** The roles a person has on one booking, closest first; the clock has none. */
export type BookingRole = Exclude<Mover, 'system'>

type Person = { accountId: number; staff: boolean }
type Parties = { guestId: number; ownerIds: readonly number[] }

/** A person's roles on a booking. Empty means that the booking does not exist for them. */
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
  /** Number of nights that are already earned. */
  recognizedNights: number
  quote: { document: { instant: boolean } }
}

const inState = (booking: Case, now: Date) => ({ ...booking, status: statusAt(booking, now) })

/** The first of a person's roles that currently allows a move, or undefined. */
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

/** Only the guest can pay: before confirmation while the nights are held, later whenever something is due. */
export const canPay = (booking: Case, roles: readonly BookingRole[], now: Date): boolean => {
  const { status, dueNow } = inState(booking, now)
  if (!roles.includes('guest') || dueNow <= 0) return false
  return payableStatuses.includes(status)
}

/** Only the guest can replace the card for later installments, as long as there are any (R34). */
export const canChangeCard = (
  status: BookingStatus,
  schedule: readonly { state: 'scheduled' | 'paid' | 'failed' | 'canceled' }[],
  roles: readonly BookingRole[],
): boolean =>
  roles.includes('guest') &&
  (status === 'confirmed' || status === 'checked_in') &&
  schedule.some(({ state }) => state === 'scheduled')

type Course = Pick<Case, 'status' | 'checkInAt' | 'checkOutAt' | 'recognizedNights'>

/**
 * Whether the stay can change: either it has not begun and nothing is earned from it, or the guest is in the home and
 * doesn't have to leave yet.
 */
export const canChangeHome = ({ status, checkInAt, checkOutAt, recognizedNights }: Course, now: Date): boolean =>
  status === 'checked_in' ? now < checkOutAt : status === 'confirmed' && now < checkInAt && recognizedNights === 0

/**
 * The role that lets a person change a booking's stay: any change until it begins, then only a longer one until
 * check-out. In request-to-book homes, the guest asks the team.
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

/** Whether the guest of a request-to-book home has to ask the team for a change, as long as one is possible. */
export const asksTeamToChange = (booking: Case, roles: readonly BookingRole[], now: Date): boolean =>
  roles.includes('guest') && !booking.quote.document.instant && canChangeHome(inState(booking, now), now)

/** Whether a no-show can be recorded: from check-in time on, until the stay is over. */
export const mayMiss = (booking: Pick<Case, 'status' | 'checkInAt'>, roles: readonly Mover[], now: Date): boolean =>
  booking.checkInAt <= now && roles.some((role) => moveOf('miss', booking.status, role) !== undefined)

const actions: readonly BookingAction[] = ['sign', 'cancel', 'withdraw', 'accept', 'decline']

/** What a person can do with a booking at `now`; the commands give the same answer. */
export const allowedActions = (booking: Case, roles: readonly BookingRole[], now: Date): BookingAction[] => {
  const open = actions.filter((name) => roleFor(name as MoveName, booking, roles, now))
  return [
    ...open,
    ...(roleToChange(booking, roles, now) ? (['change'] as const) : []),
    ...(canPay(booking, roles, now) ? (['pay'] as const) : []),
    ...(mayMiss(booking, roles, now) ? (['miss'] as const) : []),
  ]
}

/** The exact address is for guests with a confirmed stay; owner and staff know it anyway. */
export const seesAddress = (status: BookingStatus, roles: readonly BookingRole[]): boolean =>
  roles.includes('owner') || roles.includes('staff') || soldStatuses.includes(status)

/** Who sees the guest's contact details: the guest and staff always, the owner once the stay is confirmed. */
export const seesGuestContact = (status: BookingStatus, roles: readonly BookingRole[]): boolean =>
  roles.includes('guest') || roles.includes('staff') || soldStatuses.includes(status)

/** Cards and the bank's pages are between the guest and the operator. */
export const seesPayments = (roles: readonly BookingRole[]): boolean =>
  roles.includes('guest') || roles.includes('staff')
