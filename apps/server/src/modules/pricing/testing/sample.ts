import type { Promo } from '../engine/coupon.ts'
import type { Discount } from '../engine/discounts.ts'
import type { Fee } from '../engine/fees.ts'
import type { HomePrices } from '../engine/home-prices.ts'
import type { CancellationPolicy } from '../engine/policy.ts'
import { policyPresets } from '../engine/policy.ts'
import type { QuotedHome } from '../engine/quote-document.ts'
import type { RatePlan, Season } from '../engine/rates.ts'
import type { StayRequest } from '../engine/stay-request.ts'
import { halfAndHalf } from '../engine/stay-terms.ts'
import { type Tax, usualTax } from '../engine/tax.ts'

export const aPlan = (plan: Partial<RatePlan> = {}): RatePlan => ({
  currency: 'USD',
  base: 100_000,
  weekend: 125_000,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
  includedGuests: 6,
  extraGuest: 5_000,
  counted: ['adults', 'children'],
  discounts: 'one',
  nonRefundable: null,
  markups: {},
  deposit: 0,
  ...plan,
})

export const aSeason = (season: Partial<Season> & Pick<Season, 'from' | 'to'>): Season => ({
  id: 1,
  name: 'High summer',
  nightly: null,
  weekend: null,
  adjust: 0,
  ...season,
})

export const aDiscount = (discount: Partial<Discount> & Pick<Discount, 'kind'>): Discount => ({
  id: 1,
  label: discount.kind,
  basisPoints: 1_000,
  of: 'accommodation',
  minNights: 1,
  daysAhead: null,
  nights: null,
  booked: null,
  ...discount,
})

export const aFee = (fee: Partial<Fee> = {}): Fee => ({
  id: 1,
  code: 'cleaning',
  label: 'Cleaning and linen',
  note: '',
  kind: 'per_stay',
  amount: 45_000,
  of: 'subtotal',
  position: 1,
  optional: false,
  ...fee,
})

export const aTax = (tax: Partial<Tax> = {}): Tax => ({
  ...usualTax,
  id: 1,
  authority: 'marrow-county',
  authorityName: 'Marrow County',
  label: 'County tax',
  kind: 'percent',
  amount: 550,
  on: ['accommodation', 'cleaning', 'service'],
  persons: ['adults'],
  retained: { when: 'never' },
  ...tax,
})

export const aPromo = (promo: Partial<Promo> = {}): Promo => ({
  id: 1,
  code: 'TEN',
  label: 'Ten',
  kind: 'amount',
  amount: 1_000,
  minNights: 1,
  booked: null,
  stays: null,
  ...promo,
})

export const pricesOf = (prices: Partial<HomePrices> = {}): HomePrices => ({
  plan: aPlan(),
  seasons: [],
  nightPrices: [],
  discounts: [],
  fees: [],
  taxes: [],
  ...prices,
})

export const aRequest = (request: Partial<StayRequest> = {}): StayRequest => ({
  stay: { arrive: '2027-07-02', depart: '2027-07-09' },
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  channel: 'direct',
  bookedOn: '2026-11-20',
  promo: null,
  addOns: [],
  nonRefundable: false,
  ...request,
})

/** Marram House in the week of section 2.3's worked example (R17). */
export const workedExample = pricesOf({
  discounts: [aDiscount({ kind: 'length_of_stay', label: 'Weekly discount', minNights: 7 })],
  fees: [aFee(), aFee({ id: 2, code: 'service', label: 'Service', kind: 'percent', amount: 600, position: 2 })],
  taxes: [aTax()],
})

export const workedRequest = aRequest({
  party: { adults: 6, children: 2, infants: 0, pets: 1 },
  promo: aPromo({ id: 9, code: 'FIRST', label: 'Coupon, first stay', amount: 20_000 }),
})

export const newYork = { timeZone: 'America/New_York', checkInTime: '16:00' }

export const aHome = (home: { prices?: HomePrices; policy?: CancellationPolicy } = {}): QuotedHome => ({
  id: 1,
  instant: true,
  place: newYork,
  prices: home.prices ?? workedExample,
  terms: { policy: home.policy ?? policyPresets.strict, schedule: halfAndHalf },
})
