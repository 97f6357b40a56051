import { bankDays } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { bankAnswerBy, bankIsInTime, returnGraceHours } from '#modules/payments'
import type { Booking } from './booking.ts'
import { problems } from './messages.ts'

type Tried = { graceUntil: Date | null }

/** Accounts can be debited in dollars only. */
const bankCurrency = 'USD'

/**
 * What paying by bank at `now` would mean: by when the bank will have answered, how long a card could replace it, and
 * why it is unavailable: too close to arrival, or the bank has already returned a payment for this stay. Null in other
 * currencies, and once the stay has begun.
 */
export const bankTerms = (
  booking: Pick<Booking, 'currency' | 'checkInAt' | 'quote'>,
  payments: readonly Tried[],
  now: Date,
) => {
  if (booking.currency !== bankCurrency || booking.checkInAt <= now) return null
  const { timeZone } = booking.quote.document.place
  const returned = payments.some(({ graceUntil }) => graceUntil !== null)
  const inTime = bankIsInTime(now, booking.checkInAt, timeZone)
  return {
    days: bankDays,
    until: bankAnswerBy(now, timeZone),
    graceHours: returnGraceHours,
    closed: returned ? ('returned' as const) : inTime ? null : ('too_late' as const),
  }
}

/** @throws Problem 409 bank_too_late if only a card is possible */
export const assertBankOpen = (booking: Booking, payments: readonly Tried[], now: Date): void => {
  const terms = bankTerms(booking, payments, now)
  if (terms?.closed === null) return
  const message = terms?.closed === 'returned' ? problems.bankReturned : problems.bankTooLate
  throw new Problem(409, 'bank_too_late', message)
}
