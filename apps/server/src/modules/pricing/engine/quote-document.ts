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

/** A priced stay with everything agreed about it, in plain JSON: what a quote freezes (R16, R35). */
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
  /** The rules behind the price; missing in quotes from before rules were frozen. */
  terms?: AgreedTerms
  /** Quotes from before resale was tracked separately don't include it. */
  cancellation: (Omit<CancellationStep, 'until' | 'resale'> & { until: string | null; resale?: boolean })[]
  /** Prices are charged in the home's own currency, so nothing is converted. */
  fx: null
  /** Line refunds after booking; a change to the stay keeps them. */
  refunds?: readonly LineRefund[]
  /** The booking whose change, and nothing else, this prices, and whose rules it follows (R18). */
  change?: ChangeOf
}

export type ChangeOf = {
  bookingId: number
  /** The instant whose rules apply if the booking's quote hasn't frozen them. */
  rulesOf: string
  /** The promo code the stay was booked with, even if the code no longer matches its home or dates. */
  promo?: string | null
}

export type QuotedHome = { id: number; instant: boolean; place: CheckIn; prices: HomePrices; terms: HomeTerms }

/** Prices a stay and determines its schedule and cancellation terms as of `now`. */
export const quoteDocument = (
  home: QuotedHome,
  request: StayRequest,
  now: Date,
  /** Rents that were agreed or promised before, and the booking they are for, if any. */
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
