import { dateOfDayNumber, dayNumber, nightsOf } from '@porchlight/contract'
import { reachedDiscounts } from './discounts.ts'
import type { HomePrices } from './home-prices.ts'
import { type NightlyRents, nightlyRents } from './nightly.ts'
import { covers } from './rates.ts'
import { priceStay } from './stay-price.ts'
import type { StayRequest } from './stay-request.ts'

/**
 * What distinguishes the headlines of two stays of one party: the nightly rents, the discounts reached, and the nights
 * that a partial discount applies to.
 */
const priceShape = ({ discounts }: HomePrices, { stay, bookedOn }: StayRequest, rents: NightlyRents): string => {
  const [first, nights] = [dayNumber(stay.arrive), nightsOf(stay)]
  const reached = reachedDiscounts(discounts, { arrive: stay.arrive, nights, bookedOn })
  const ofSomeNights = reached.flatMap((discount) => (discount.nights ? [discount.nights] : []))
  let shape = reached.map((discount) => discounts.indexOf(discount)).join()
  for (let day = first; day < first + nights; day++) {
    shape += ` ${rents(day).amount}`
    if (ofSomeNights.length > 0)
      shape += ofSomeNights.map((range) => (covers(range, dateOfDayNumber(day)) ? '+' : '-')).join('')
  }
  return shape
}

/**
 * The lowest headline per night, in minor units, rounded up. Null without stays. The stays differ only in their dates
 * and have no coupon. A year has hundreds of them but few shapes, and each shape is priced once.
 */
export const lowestHeadline = (prices: HomePrices, requests: readonly StayRequest[]): number | null => {
  const untaxed = { ...prices, taxes: [] }
  const rents = nightlyRents(untaxed)
  const byShape = new Map<string, number>()
  for (const request of requests) {
    const shape = priceShape(untaxed, request, rents)
    if (byShape.has(shape)) continue
    byShape.set(shape, Math.ceil(priceStay(untaxed, request, rents).headline / nightsOf(request.stay)))
  }
  return byShape.size > 0 ? Math.min(...byShape.values()) : null
}
