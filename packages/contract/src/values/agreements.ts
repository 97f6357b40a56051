import type { AgreedTerms } from '../contract-terms.ts'
import type { CommissionBearer, SalesChannel } from './charges.ts'
import { shareOf } from './money.ts'

/** The facts that determine which percentage of an agreement applies to a stay. */
export type AgreedStay = { nights: number; channel: SalesChannel }

/**
 * A stay's commission percentage: its channel's if the agreement has one, otherwise that of the longest tier it
 * reaches, otherwise the agreement's own (R50).
 */
export const commissionRate = (
  { commissionBasisPoints, details }: Pick<AgreedTerms, 'commissionBasisPoints' | 'details'>,
  { nights, channel }: AgreedStay,
): number => {
  const ofChannel = details?.channelRates?.find((rate) => rate.channel === channel)
  if (ofChannel) return ofChannel.basisPoints
  const [tier] = (details?.tiers ?? [])
    .filter(({ fromNights }) => nights >= fromNights)
    .sort((a, b) => b.fromNights - a.fromNights)
  return tier?.basisPoints ?? commissionBasisPoints
}

/** The agreement as it applies to one stay, with that stay's percentage. */
export const termsForStay = <Terms extends Pick<AgreedTerms, 'commissionBasisPoints' | 'details'>>(
  terms: Terms,
  stay: AgreedStay,
): Terms => ({ ...terms, commissionBasisPoints: commissionRate(terms, stay) })

/** A fee of a stay: `cleaning` pays for running the home, `service` for the company's own work. */
export type StayFee = { code: string; kind: 'cleaning' | 'service'; amount: number }

/** The amounts of a stay an agreement splits; `total` is everything its guest pays. */
export type StayMoney = { rent: number; fees: readonly StayFee[]; total: number }

/** The owner's part of a fee; the rest is the company's. */
const ownPart = ({ code, kind, amount }: StayFee, { cleaningTo, details }: SharingTerms): number => {
  const share = details?.feeShares?.find((one) => one.code === code)
  if (share) return shareOf(amount, share.ownerBasisPoints)
  return kind === 'cleaning' && cleaningTo === 'owner' ? amount : 0
}

/** The part of a cost an owner bears: none, all, or their share, split like the rent (R58). */
export const ownersBear = (bearer: CommissionBearer, amount: number, managementBasisPoints: number): number => {
  if (bearer === 'manager') return 0
  return bearer === 'owner' ? amount : amount - shareOf(amount, managementBasisPoints)
}

type SharingTerms = Pick<AgreedTerms, 'commissionBasisPoints' | 'commissionBase' | 'cleaningTo' | 'details'>

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high)

/**
 * How an agreement splits a stay (R50). Deductions from the owner (commission, fixed fee, card fee) never exceed what
 * the owner has from the stay, so that no one owes money for hosting a guest.
 */
export const shareOut = (money: StayMoney, terms: SharingTerms) => {
  const { details } = terms
  const ownFees = money.fees.map((fee) => ownPart(fee, terms))
  const available = Math.max(0, money.rent + sum(ownFees))
  const shared = sum(money.fees.filter(({ kind }) => kind === 'cleaning').map(({ amount }) => amount))
  const gross = terms.commissionBase === 'accommodation' ? money.rent : money.rent + shared
  const { cardFee } = details ?? {}
  const costOfCard = cardFee ? Math.max(0, shareOf(money.total, cardFee.basisPoints)) : 0
  const wanted = cardFee ? ownersBear(cardFee.bearer, costOfCard, terms.commissionBasisPoints) : 0
  const commissionBase = cardFee?.beforeCommission ? Math.max(0, gross - costOfCard) : gross
  const percent = Math.max(0, shareOf(commissionBase, terms.commissionBasisPoints))
  const commission = between(0, Math.max(percent, details?.minimumCommission ?? 0), available)
  const fixedFee = between(0, details?.fixedFee ?? 0, available - commission)
  const card = between(0, wanted, available - commission - fixedFee)
  return {
    /** In the order of the fees. */
    ownFees,
    commissionBase,
    commission,
    fixedFee,
    cardFee: card,
    net: money.rent + sum(ownFees) - commission - fixedFee - card,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The shortfall against a guarantee for a quarter; zero if no guarantee applies. */
export const shortOfGuarantee = (guarantee: number | undefined, earned: number): number =>
  Math.max(0, (guarantee ?? 0) - Math.max(0, earned))

/**
 * The amount that stays on an owner's account of a home at a payout: their part of its reserve, as far as their balance
 * allows.
 */
export const heldInReserve = (reserve: number | undefined, basisPoints: number, balance: number): number =>
  between(0, shareOf(reserve ?? 0, basisPoints), Math.max(0, balance))
