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

/**
 * A stay requires ID if it was booked after its home began to require it: a requirement not announced before isn't
 * added later.
 */
export const mustVerify = ({ since }: { since: Date | null }, { createdAt }: { createdAt: Date }): boolean =>
  since !== null && createdAt >= since

/** From confirmation until check-out, and not again once it was accepted. */
export const mayShow = ({ status, checkOutAt }: Course, state: Identity['state'], now: Date): boolean =>
  liveStatuses.includes(status) && now < checkOutAt && state !== 'accepted'

/** When the submitted ID is erased: days after check-out, or after the stay was canceled. */
export const eraseAt = ({ status, checkOutAt, endedAt }: Course): Date => {
  const over = liveStatuses.includes(status) || status === 'completed' ? checkOutAt : (endedAt ?? checkOutAt)
  return new Date(Math.min(over.getTime(), checkOutAt.getTime()) + identityDays * day)
}

/** A guest is reminded once, a day before they could see the access details. */
export const remindFrom = (checkInAt: Date): Date => new Date(checkInAt.getTime() - 3 * day)

const oldest = 120

/** Rejects future birth dates and impossible ages. */
export const isLikely = (birthDate: PlainDate, today: PlainDate): boolean =>
  birthDate < today && birthDate > addDays(today, -oldest * 366)

/** Someone's age in whole years on a day. */
export const ageOn = (birthDate: PlainDate, day: PlainDate): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
