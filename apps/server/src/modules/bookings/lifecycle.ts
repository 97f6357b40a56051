import { type BookingStatus, cutShortStatuses, unpaidStatuses } from '@porchlight/contract'

/** Who makes a booking move: a person in one of three roles, or the clock and the payment ("system"). */
export type Mover = 'guest' | 'owner' | 'staff' | 'system'

export type MoveName =
  | 'offer'
  | 'hold'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'sign'
  | 'confirm'
  | 'withdraw'
  | 'expire'
  | 'check_in'
  | 'complete'
  | 'cancel'
  | 'miss'

export type MoveEvent =
  | 'booking.offered'
  | 'booking.held'
  | 'booking.requested'
  | 'booking.accepted'
  | 'booking.declined'
  | 'booking.signed'
  | 'booking.confirmed'
  | 'booking.withdrawn'
  | 'booking.expired'
  | 'booking.checked_in'
  | 'booking.completed'
  | 'booking.canceled'
  | 'booking.no_show'

export type Move = {
  name: MoveName
  /** `start` is a booking that doesn't exist yet. */
  from: readonly (BookingStatus | 'start')[]
  to: BookingStatus
  by: readonly Mover[]
  /** How long the nights are held in the new state; without it the old deadline stays, or none is needed. */
  minutes?: number
  event: MoveEvent
}

export const checkoutMinutes = 15
export const answerMinutes = 24 * 60
/** After a request is accepted, the guest has a day to sign and pay. */
export const acceptedMinutes = 24 * 60
/** While a payment is on its way to the bank and back, the nights are held this long, whatever the deadline says. */
export const payingMinutes = 10
/** A guest on their bank's page has this long; after a decline they have a moment to try another card. */
export const challengeMinutes = 22
export const retryMinutes = 2
/** A guest's friends have this long to pay their shares; then what is missing may be charged to the guest's card. */
export const sharingMinutes = 48 * 60
export const backstopMinutes = 60
/** Paying holds nights past the guest's own deadline, but not forever. */
const overtimeMinutes = 45

export const isCutShort = (status: BookingStatus): boolean => cutShortStatuses.includes(status)

/** A booking's lifecycle (domain, booking lifecycle). Moves not listed here can't happen. */
export const moves: readonly Move[] = [
  { name: 'offer', from: ['inquiry'], to: 'offered', by: ['staff'], event: 'booking.offered' },
  {
    name: 'hold',
    from: ['start', 'offered'],
    to: 'awaiting_agreement',
    by: ['guest'],
    minutes: checkoutMinutes,
    event: 'booking.held',
  },
  {
    name: 'ask',
    from: ['start', 'offered'],
    to: 'requested',
    by: ['guest'],
    minutes: answerMinutes,
    event: 'booking.requested',
  },
  {
    name: 'accept',
    from: ['requested'],
    to: 'awaiting_agreement',
    by: ['owner', 'staff'],
    minutes: acceptedMinutes,
    event: 'booking.accepted',
  },
  {
    name: 'decline',
    from: ['inquiry', 'requested'],
    to: 'declined',
    by: ['owner', 'staff'],
    event: 'booking.declined',
  },
  { name: 'sign', from: ['awaiting_agreement'], to: 'awaiting_payment', by: ['guest'], event: 'booking.signed' },
  { name: 'confirm', from: ['awaiting_payment'], to: 'confirmed', by: ['system'], event: 'booking.confirmed' },
  {
    name: 'withdraw',
    from: ['inquiry', 'offered', ...unpaidStatuses],
    to: 'withdrawn',
    by: ['guest'],
    event: 'booking.withdrawn',
  },
  { name: 'expire', from: ['offered', ...unpaidStatuses], to: 'expired', by: ['system'], event: 'booking.expired' },
  { name: 'check_in', from: ['confirmed'], to: 'checked_in', by: ['system'], event: 'booking.checked_in' },
  { name: 'complete', from: ['checked_in'], to: 'completed', by: ['system'], event: 'booking.completed' },
  {
    name: 'cancel',
    from: ['confirmed'],
    to: 'canceled',
    by: ['guest', 'owner', 'staff', 'system'],
    event: 'booking.canceled',
  },
  { name: 'cancel', from: ['checked_in'], to: 'canceled', by: ['staff'], event: 'booking.canceled' },
  { name: 'miss', from: ['confirmed', 'checked_in'], to: 'no_show', by: ['staff'], event: 'booking.no_show' },
]

/** The move with that name from a state, or undefined if the state or the mover doesn't allow it. */
export const moveOf = (name: MoveName, from: BookingStatus | 'start', by: Mover): Move | undefined =>
  moves.find((move) => move.name === name && move.from.includes(from) && move.by.includes(by))

/** The deadline a move sets, or `undefined` if it leaves the old one unchanged. */
export const deadlineOf = (move: Move, now: Date): Date | undefined =>
  move.minutes === undefined ? undefined : new Date(now.getTime() + move.minutes * 60_000)

type Timed = { status: BookingStatus; holdUntil: Date | null; payingUntil: Date | null }

export const laterOf = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b))

/** How long an unpaid booking's nights are held; a payment in progress may outlast the guest's own deadline. */
export const nightsHeldUntil = (booking: Timed): Date | null => laterOf(booking.holdUntil, booking.payingUntil)

/** How long a payment that wants to hold the nights until `wanted` may hold them. */
export const latestPaying = ({ holdUntil }: Pick<Timed, 'holdUntil'>, wanted: Date): Date => {
  const last = new Date((holdUntil?.getTime() ?? 0) + overtimeMinutes * 60_000)
  return wanted < last ? wanted : last
}

export const isUnpaid = (status: BookingStatus): boolean => unpaidStatuses.includes(status)

/** Whether an unpaid booking's nights are available again, even if that isn't recorded yet (R4). */
export const hasLapsed = (booking: Timed, now: Date): boolean => {
  const until = nightsHeldUntil(booking)
  return isUnpaid(booking.status) && until !== null && until <= now
}

/** The status at `now`: the expiry is compared, never assumed (R4). */
export const statusAt = (booking: Timed, now: Date): BookingStatus =>
  hasLapsed(booking, now) ? 'expired' : booking.status
