import { type AgreedTerms, type SalesChannel, shareOut, termsForStay } from '@porchlight/contract'
import type { FeeLine } from './fees.ts'
import { sumOf } from './line.ts'
import type { StayPrice } from './stay-price.ts'

/** The terms that decide who earns each part of the price (R50). */
export type PartTerms = Omit<AgreedTerms, 'recognition'>

export type StayParts = { guest: number; owner: number; company: number; taxes: number }

/** Fees that pay for the company's own work, and parts that belong to neither the owner nor the company. */
const companyFees = new Set<FeeLine['code']>(['service', 'admin', 'waiver', 'damage'])
const othersFees = new Set<FeeLine['code']>(['protection', 'deposit_waiver'])

/** Splits a stay's price by who earns it, for a preview: bookings settle it by the same rule. */
export const stayParts = (
  { accommodation, nights, fees, taxes, total }: StayPrice,
  agreed: PartTerms,
  channel: SalesChannel = 'direct',
): StayParts => {
  const rent = sumOf(accommodation)
  const shared = fees
    .filter(({ code }) => !othersFees.has(code))
    .map(({ code, amount }) => ({
      code,
      amount,
      kind: companyFees.has(code) ? ('service' as const) : ('cleaning' as const),
    }))
  const terms = termsForStay(agreed, { nights: nights.length, channel })
  const { net } = shareOut({ rent, fees: shared, total }, terms)
  return { guest: total, owner: net, company: rent + sumOf(shared) - net, taxes: sumOf(taxes) }
}
