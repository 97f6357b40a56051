import {
  addDays,
  type BookingStatus,
  type Identity,
  identityDays,
  liveStatuses,
  type PlainDate,
} from '@porchlight/contract'

const day = 86_400_000

type Course = { status: BookingStatus; checkOutAt: Date; endedAt: Date | null }

/** A stay is asked when it was booked after its home began to ask: what was not said before is not asked later. */
export const mustVerify = ({ since }: { since: Date | null }, { createdAt }: { createdAt: Date }): boolean =>
  since !== null && createdAt >= since

/** From the confirmation until check-out, and not again once it was accepted. */
export const mayShow = ({ status, checkOutAt }: Course, state: Identity['state'], now: Date): boolean =>
  liveStatuses.includes(status) && now < checkOutAt && state !== 'accepted'

/** When what was shown is erased: days after check-out, or after the stay was called off. */
export const eraseAt = ({ status, checkOutAt, endedAt }: Course): Date => {
  const over = liveStatuses.includes(status) || status === 'completed' ? checkOutAt : (endedAt ?? checkOutAt)
  return new Date(Math.min(over.getTime(), checkOutAt.getTime()) + identityDays * day)
}

/** A guest is reminded once, a day before they could be shown the access details. */
export const remindFrom = (checkInAt: Date): Date => new Date(checkInAt.getTime() - 3 * day)

const oldest = 120

/** Nobody is born tomorrow, and nobody has lived so long. */
export const isLikely = (birthDate: PlainDate, today: PlainDate): boolean =>
  birthDate < today && birthDate > addDays(today, -oldest * 366)

/** Whole years that someone has lived on a day. */
export const ageOn = (birthDate: PlainDate, day: PlainDate): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
