import { nightsIn, type PlainDate } from '@porchlight/contract'
import { accommodationOf } from './accommodation.ts'
import { type FeeLine, feeLines } from './fees.ts'
import type { HomePrices } from './home-prices.ts'
import { type Line, sumOf } from './line.ts'
import { type NightlyRents, nightlyRents } from './nightly.ts'
import { protectionLine } from './protection.ts'
import type { StayRequest } from './stay-request.ts'
import { type TaxLine, taxLines } from './taxes.ts'
import { waiverLine } from './waiver.ts'

/** The price of a stay in minor units: total = sum of all lines, each rounded separately (R15). */
export type StayPrice = {
  currency: string
  /** The dates of the nights, the rent of each, and what it costs after discounts; together, the accommodation. */
  nights: { night: PlainDate; rent: number; amount: number }[]
  /** Nights, extra guests, discounts and coupon. */
  accommodation: Line[]
  /** Fees in order, add-ons last, followed by the damage waiver and the travel protection. */
  fees: FeeLine[]
  /** Every mandatory charge before taxes: the price that search, cards, and offers show. */
  headline: number
  taxes: TaxLine[]
  total: number
  /** Held and refunded; not in any sum. Zero if a waiver is paid instead. */
  deposit: number
}

/**
 * Prices a stay by the order of operations in section 2.3. Pure: the same inputs produce the same cents on server and
 * client.
 * @param rents rents of the nights, if they aren't those of `prices`
 */
export const priceStay = (
  prices: HomePrices,
  request: StayRequest,
  rents: NightlyRents = nightlyRents(prices, request.channel),
): StayPrice => {
  const { currency } = prices.plan
  const accommodation = accommodationOf(prices, request, rents)
  const nights = nightsIn(request.stay)
  const occasion = { currency, nights: nights.length, party: request.party, accommodation: accommodation.amount }
  const mandatory = feeLines(
    prices.fees.filter((fee) => !fee.optional),
    occasion,
  )
  const addOns = feeLines(
    prices.fees.filter((fee) => fee.optional && request.addOns.includes(fee.id)),
    occasion,
    mandatory,
  )
  const cover = request.protection ? protectionLine(request.protection, accommodation.amount, currency) : undefined
  const waiver = request.waiver && prices.plan.waiver ? [waiverLine(prices.plan.waiver, currency)] : []
  const fees = [...mandatory, ...addOns, ...waiver, ...(cover && cover.amount > 0 ? [cover] : [])]
  const taxes = taxLines(prices.taxes, request, { currency, accommodation, fees })
  return {
    currency,
    nights: nights.map((night, index) => ({
      night,
      rent: accommodation.rents[index] ?? 0,
      amount: accommodation.byNight[index] ?? 0,
    })),
    accommodation: accommodation.lines,
    fees,
    headline: accommodation.amount + sumOf(mandatory),
    taxes,
    total: accommodation.amount + sumOf(fees) + sumOf(taxes),
    deposit: waiver.length > 0 ? 0 : prices.plan.deposit,
  }
}
