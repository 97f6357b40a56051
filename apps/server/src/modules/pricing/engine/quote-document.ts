import type { Party, PlainDate, Stay } from '@porchlight/contract'
import { type AgreedTerms, agreedTerms } from './agreed-terms.ts'
import type { CheckIn } from './cutoff.ts'
import type { HomePrices } from './home-prices.ts'
import type { LineRefund } from './line-refunds.ts'
import type { NightlyRents } from './nightly.ts'
import { type CancellationPolicy, withoutRefund } from './policy.ts'
import type { Channel } from './rates.ts'
import { type Installment, scheduleFor } from './schedule.ts'
import { priceStay, type StayPrice } from './stay-price.ts'
import type { StayRequest } from './stay-request.ts'
import type { HomeTerms } from './stay-terms.ts'
import { type CancellationStep, cancellationSteps, retainedAfterCutoffs } from './timeline.ts'

/** A priced stay with everything that was agreed about it, in plain JSON: what a quote freezes (R16, R35). */
export type QuoteDocument = {
  homeId: number
  stay: Stay
  party: Party
  channel: Channel
  bookedOn: PlainDate
  promo: string | null
  nonRefundable: boolean
  instant: boolean
  price: StayPrice
  schedule: Installment[]
  policy: CancellationPolicy
  place: CheckIn
  /** What the price was made of; missing in quotes from before it was frozen with them. */
  terms?: AgreedTerms
  /** Quotes from before resale was told apart say nothing of it. */
  cancellation: (Omit<CancellationStep, 'until' | 'resale'> & { until: string | null; resale?: boolean })[]
  /** Prices are charged in the home's own currency, so nothing is converted. */
  fx: null
  /** What was refunded of its lines after it was booked; a change of the stay keeps it. */
  refunds?: readonly LineRefund[]
  /** The booking whose change this prices, and nothing else, and whose rules it follows (R18). */
  change?: ChangeOf
}

export type ChangeOf = {
  bookingId: number
  /** The instant whose rules hold where the quote of the booking has not frozen them. */
  rulesOf: string
  /** The promo code that the stay was booked with, also while its home or its dates are not those of the code. */
  promo?: string | null
}

export type QuotedHome = { id: number; instant: boolean; place: CheckIn; prices: HomePrices; terms: HomeTerms }

/** Prices a stay and settles its schedule and cancellation as of `now`. */
export const quoteDocument = (
  home: QuotedHome,
  request: StayRequest,
  now: Date,
  /** Rents that were agreed or promised before, and the booking they are for, where there is one. */
  changed?: { of?: ChangeOf; rents: NightlyRents },
): QuoteDocument => {
  const { stay, party, channel, bookedOn, nonRefundable } = request
  const price = priceStay(home.prices, request, changed?.rents)
  const policy = nonRefundable ? withoutRefund(home.terms.policy) : home.terms.policy
  const agreed = { price, policy, place: home.place, stay }
  const retained = retainedAfterCutoffs(agreed, now)
  const schedule = scheduleFor({ total: price.total, terms: home.terms.schedule, bookedOn, stay, retained })
  return {
    homeId: home.id,
    stay,
    party,
    channel,
    bookedOn,
    promo: request.promo?.code ?? null,
    nonRefundable,
    instant: home.instant,
    price,
    schedule,
    policy,
    place: home.place,
    terms: agreedTerms(home, request),
    cancellation: cancellationSteps(agreed, schedule, now).map((step) => ({
      ...step,
      until: step.until?.toISOString() ?? null,
    })),
    fx: null,
    ...(changed?.of && { change: changed.of }),
  }
}
