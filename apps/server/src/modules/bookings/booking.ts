import {
  type BookingStatus,
  type CancellationData,
  nightsOf,
  type PlainDate,
  termsForStay,
  timeIn,
} from '@porchlight/contract'
import type { Param } from '@porchlight/wording'
import type { QuoteDocument, StoredQuote } from '#modules/pricing'
import { type Charge, chargesOf } from './engine/charges.ts'
import type { Contract } from './engine/recognition.ts'
import type { Mover } from './lifecycle.ts'
import type { BookingRow } from './tables.ts'

export type FrozenQuote = Omit<StoredQuote, 'createdAt'>

/** The contract for a stay. Amounts in minor units of `currency`. */
export type Booking = {
  id: number
  number: string
  homeId: number
  guestId: number
  /** The brand on whose site it was made; null: the company's default brand. */
  brandId: string | null
  status: BookingStatus
  arrive: PlainDate
  depart: PlainDate
  /** The instants of check-in and check-out in the home's time zone. */
  checkInAt: Date
  checkOutAt: Date
  party: { adults: number; children: number; infants: number; pets: number }
  /** The minimum age the guest confirmed when they signed; 0: none. */
  minGuestAge: number
  message: string | null
  /** The frozen quote: what was shown is what is charged (R16). */
  quote: FrozenQuote
  charges: readonly Charge[]
  /** The contract as it was when the stay was booked, with the percentage for a stay of this length and channel. */
  contract: Contract
  currency: string
  total: number
  holdId: number | null
  holdUntil: Date | null
  payingUntil: Date | null
  recognizedNights: number
  recognizedOn: PlainDate | null
  /** What was decided when it was canceled. */
  cancellation: CancellationData | null
  /** The amount retained of each charge then, in the order of `charges`. */
  retained: readonly number[] | null
  confirmedAt: Date | null
  endedAt: Date | null
  createdAt: Date
}

/** The agreed check-in and check-out hours, whatever the home's are now (R35). */
export const agreedHours = ({ quote, checkOutAt }: Pick<Booking, 'quote' | 'checkOutAt'>) => {
  const { timeZone, checkInTime } = quote.document.place
  return { timeZone, checkInTime, checkOutTime: timeIn(timeZone, checkOutAt) }
}

/** One event of a booking; amounts in `detail` are in minor units of the booking's currency. */
export type TimelineEntry = {
  at: Date
  what: string
  by: Mover
  detail: Record<string, Param>
  /** The person who did it; null for the clock and the gateway. */
  accountId?: number | null
}

/**
 * What was retained of the guest's payments when the stay was canceled, without the company's own goodwill; 0 before.
 */
export const receivedOf = ({ cancellation }: Pick<Booking, 'cancellation'>): number => {
  if (!cancellation) return 0
  const { paid, alreadyRefunded, refund, goodwill } = cancellation
  // Stays canceled before goodwill existed have no entry for it.
  const byCompany = goodwill?.bearer === 'company' ? goodwill.amount.amount : 0
  return paid.amount - alreadyRefunded.amount - refund.amount + byCompany
}

/** The amount the terms retained of each charge at cancellation; empty before. */
export const retainedAtFirst = ({ cancellation }: Pick<Booking, 'cancellation'>): number[] =>
  cancellation?.lines.map(({ retained }) => retained.amount) ?? []

/** Who makes a move; the clock and the gateway are `system`, without an account. */
export type By = { kind: Mover; accountId: number | null }

export const bySystem: By = { kind: 'system', accountId: null }

export const bookingOf = (row: BookingRow): Booking => ({
  id: row.id,
  number: row.number,
  homeId: row.home_id,
  guestId: row.guest_id,
  brandId: row.brand_id,
  status: row.status,
  arrive: row.arrive,
  depart: row.depart,
  checkInAt: row.check_in_at,
  checkOutAt: row.check_out_at,
  party: { adults: row.adults, children: row.children, infants: row.infants, pets: row.pets },
  minGuestAge: row.min_guest_age,
  message: row.message,
  quote: {
    id: row.quote_id,
    homeId: row.home_id,
    hash: row.quote_hash,
    expiresAt: row.quote_expires_at,
    document: row.quote as QuoteDocument,
  },
  charges: chargesOf((row.quote as QuoteDocument).price),
  contract: termsForStay(row.contract, {
    nights: nightsOf({ arrive: row.arrive, depart: row.depart }),
    channel: (row.quote as QuoteDocument).channel,
  }),
  currency: row.currency,
  total: row.total_minor,
  holdId: row.hold_id,
  holdUntil: row.hold_until,
  payingUntil: row.paying_until,
  recognizedNights: row.recognized_nights,
  recognizedOn: row.recognized_on,
  cancellation: row.cancellation,
  retained: row.retained,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
  createdAt: row.created_at,
})
