import { shareOf } from '@porchlight/contract'
import type { FeeLine } from './fees.ts'
import { sumOf } from './line.ts'
import type { StayPrice } from './stay-price.ts'

/** The terms that say whose money the parts of a price become (R50). */
export type PartTerms = {
  commissionBasisPoints: number
  commissionBase: 'accommodation' | 'accommodation_and_fees'
  cleaningTo: 'operator' | 'owner'
}

export type StayParts = { guest: number; owner: number; company: number; taxes: number }

/** Fees that are the company's whatever the contract says, and what is nobody's of the two. */
const companyFees = new Set<FeeLine['code']>(['service', 'admin', 'waiver', 'damage'])
const othersFees = new Set<FeeLine['code']>(['protection', 'deposit_waiver'])

/** Whose money a stay becomes once it is earned, for a preview: bookings settle it by the same rule. */
export const stayParts = ({ accommodation, fees, taxes, total }: StayPrice, terms: PartTerms): StayParts => {
  const rent = sumOf(accommodation)
  const shared = sumOf(fees.filter(({ code }) => !companyFees.has(code) && !othersFees.has(code)))
  const service = sumOf(fees.filter(({ code }) => companyFees.has(code)))
  const toOwner = terms.cleaningTo === 'owner' ? shared : 0
  const base = terms.commissionBase === 'accommodation' ? rent : rent + shared
  const commission = Math.min(Math.max(0, shareOf(base, terms.commissionBasisPoints)), Math.max(0, rent + toOwner))
  return {
    guest: total,
    owner: rent + toOwner - commission,
    company: commission + shared - toOwner + service,
    taxes: sumOf(taxes),
  }
}
