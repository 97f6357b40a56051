import type { PlainDate } from '@porchlight/contract'
import type { Channel } from './rates.ts'
import type { StayBound, Tax, TaxHandling } from './tax.ts'

const weDoBoth: TaxHandling = { collects: 'us', remits: 'us' }

/** Who collects and remits a tax on a channel (R23). */
export const handlingOf = (tax: Tax, channel: Channel): TaxHandling => tax.handling[channel] ?? weDoBoth

export type TaxOccasion = {
  nights: readonly PlainDate[]
  channel: Channel
  bookedOn: PlainDate
  /** Linen or cleaning is provided during the stay (R22). */
  served: boolean
}

/**
 * Whether each night of the stay is subject to a tax that we collect; all false if the whole stay isn't (length,
 * channel, service, booking day).
 */
export const nightsUnder = (tax: Tax, occasion: TaxOccasion): boolean[] => {
  const due = isDue(tax, occasion)
  const byNight = tax.effectiveBy === 'night'
  return occasion.nights.map(
    (night, index) =>
      due && (tax.firstNights === null || index < tax.firstNights) && (!byNight || isInForce(tax, night)),
  )
}

const isDue = (tax: Tax, { nights, channel, bookedOn, served }: TaxOccasion): boolean =>
  reaches(tax.shortest, nights.length) &&
  staysWithin(tax.longest, nights.length) &&
  (tax.channels === null || tax.channels.includes(channel)) &&
  handlingOf(tax, channel).collects === 'us' &&
  (!tax.onlyWithService || served) &&
  (tax.effectiveBy === 'night' || isInForce(tax, bookedOn))

const isInForce = ({ from, to }: Tax, day: PlainDate): boolean =>
  (from === null || from <= day) && (to === null || day < to)

const reaches = (bound: StayBound | null, nights: number): boolean =>
  bound === null || nights > bound.nights || (bound.inclusive && nights === bound.nights)

const staysWithin = (bound: StayBound | null, nights: number): boolean =>
  bound === null || nights < bound.nights || (bound.inclusive && nights === bound.nights)
