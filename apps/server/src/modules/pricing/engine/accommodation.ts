import { nightsIn, splitByWeight } from '@porchlight/contract'
import { couponLine } from './coupon.ts'
import { discounted, type NightLeft, nonRefundableRate } from './discount-lines.ts'
import { approximately, exactly, plus } from './exact.ts'
import { extraGuestLine, extraGuestsOf } from './extra-guests.ts'
import type { HomePrices } from './home-prices.ts'
import { type Line, sumOf } from './line.ts'
import { type NightlyRents, rentsFrom } from './nightly.ts'
import { type RentedNight, rentLine } from './rent-line.ts'
import type { StayRequest } from './stay-request.ts'

/**
 * Nights and extra guests after all discounts: the lines, their sum, that sum night by night, and the undiscounted
 * rents.
 */
export type Accommodation = { lines: Line[]; amount: number; byNight: number[]; rents: number[] }

/** Steps 1 to 4 of section 2.3. */
export const accommodationOf = (prices: HomePrices, request: StayRequest, rents: NightlyRents): Accommodation => {
  const { plan } = prices
  const rented = rentedNights(rents, request)
  const extra = extraGuestLine(plan, request.party, rented.length)
  const charged = [rentLine(rented, plan.currency), ...(extra ? [extra] : [])]
  const reduced = reductions(prices, request, eachNight(prices, request, rented))
  const lines = withinCharge(charged, reduced.lines)
  const all = request.promo ? [...lines, couponLine(request.promo, sumOf(lines), plan.currency)] : lines
  const amount = sumOf(all)
  return {
    lines: all.filter((line) => line.amount !== 0 || line.code === 'rent'),
    amount,
    byNight: spread(amount, reduced.left),
    rents: rented.map(({ rent }) => rent.amount),
  }
}

const rentedNights = (rents: NightlyRents, { stay }: StayRequest): RentedNight[] => {
  const nights = nightsIn(stay)
  return rentsFrom(rents, stay.arrive, nights.length).flatMap((rent, index) => {
    const night = nights[index]
    return night === undefined ? [] : [{ night, rent }]
  })
}

const eachNight = ({ plan }: HomePrices, { party }: StayRequest, rented: readonly RentedNight[]): NightLeft[] => {
  const extra = exactly(extraGuestsOf(plan, party) * plan.extraGuest)
  return rented.map(({ night, rent }) => ({ night, rent: exactly(rent.amount), extra }))
}

const reductions = ({ plan, discounts }: HomePrices, request: StayRequest, nights: readonly NightLeft[]) => {
  const occasion = { arrive: request.stay.arrive, nights: nights.length, bookedOn: request.bookedOn }
  const { lines, left } = discounted(plan, discounts, occasion, nights)
  if (!request.nonRefundable || plan.nonRefundable === null) return { lines, left }
  const rate = nonRefundableRate(plan.nonRefundable, left)
  return { lines: [...lines, rate.line], left: rate.left }
}

/** Several reductions, each rounded up, could exceed the amount by a minor unit; the last one is reduced. */
const withinCharge = (charged: readonly Line[], reductionLines: readonly Line[]): Line[] => {
  let left = sumOf(charged)
  const retained = reductionLines.map((line) => {
    const amount = -Math.min(-line.amount, left) || 0
    left += amount
    return { ...line, amount }
  })
  return [...charged, ...retained]
}

/** A fixed coupon and rounding are spread over the nights pro rata, so that each night has its own amount. */
const spread = (amount: number, nights: readonly NightLeft[]): number[] =>
  splitByWeight(
    amount,
    nights.map((night) => approximately(plus(night.rent, night.extra))),
  )
