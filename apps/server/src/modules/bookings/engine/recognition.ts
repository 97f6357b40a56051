import { shareOf, splitByWeight } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import { type Charge, type ChargeKind, sumOf } from './charges.ts'

/** The terms between operator and owner, in the version that the booking was made under (R50). */
export type Contract = {
  version: number
  commissionBasisPoints: number
  commissionBase: 'accommodation' | 'accommodation_and_fees'
  recognition: 'check_in' | 'each_night' | 'check_out'
  cleaningTo: 'operator' | 'owner'
}

/** A co-owner's part of a home in basis points; the parts of one home sum to 10,000 (R51). */
export type Share = { accountId: number; basisPoints: number }

/** One fee of a stay, under the name that the guest agreed to. */
export type FeePart = { kind: 'cleaning' | 'service'; code: string; fee: number | null; label: Said; amount: number }

export type Recognized = {
  /** `fees`: what of them is the owner's, one by one; `cleaning` is their sum. */
  owner: { rent: number; cleaning: number; fees: FeePart[]; commission: number; commissionBase: number; net: number }
  /** The owners' net, split by share with the largest remainder (R51). */
  perOwner: { accountId: number; amount: number }[]
  /** One part per authority, never added up (R19). */
  taxes: { authority: string; amount: number }[]
  /** Owed to the provider of the cover of the trip. */
  protection: number
  /** Kept to pay for damage. */
  waiver: number
  /** The company's: its commission, and each fee that is not the owner's. */
  income: { commission: number; fees: FeePart[] }
  total: number
}

const amountOf = (charges: readonly Charge[], kind: ChargeKind): number =>
  sumOf(charges.filter((charge) => charge.kind === kind).map((charge) => charge.amount))

/** What tells one fee from another: what people asked for after booking has a name only. */
export const feeKey = ({ code, fee, label }: Pick<FeePart, 'code' | 'fee' | 'label'>): string =>
  `${code} ${fee} ${JSON.stringify(label)}`

const feesOf = (charges: readonly Charge[], ...kinds: FeePart['kind'][]): FeePart[] => {
  const fees = charges.flatMap(({ kind, code, fee, label, amount }): FeePart[] =>
    kinds.includes(kind as FeePart['kind']) && amount !== 0
      ? [{ kind: kind as FeePart['kind'], code, fee, label, amount }]
      : [],
  )
  return [...Map.groupBy(fees, feeKey).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], amount: sumOf(same.map(({ amount }) => amount)) }] : [],
  )
}

/** What fees are in all. */
export const feesTotal = (fees: readonly FeePart[], kind?: FeePart['kind']): number =>
  sumOf(fees.filter((fee) => kind === undefined || fee.kind === kind).map(({ amount }) => amount))

const taxesOf = (charges: readonly Charge[]): Recognized['taxes'] => {
  const byAuthority = new Map<string, number>()
  for (const { kind, authority, amount } of charges)
    if (kind === 'tax') byAuthority.set(authority ?? '', (byAuthority.get(authority ?? '') ?? 0) + amount)
  return [...byAuthority].map(([authority, amount]) => ({ authority, amount }))
}

/** What of the charges of a stay is its owners', before their shares (R45, R50). */
export const ownersPart = (charges: readonly Charge[], contract: Contract): Recognized['owner'] => {
  const rent = amountOf(charges, 'accommodation')
  const fees = amountOf(charges, 'cleaning')
  const own = contract.cleaningTo === 'owner' ? feesOf(charges, 'cleaning') : []
  const cleaning = feesTotal(own)
  const commissionBase = contract.commissionBase === 'accommodation' ? rent : rent + fees
  // A commission on fees that the operator keeps could outgrow the rent of a heavily discounted stay; the owner never owes for a stay.
  const commission = Math.min(
    Math.max(0, shareOf(commissionBase, contract.commissionBasisPoints)),
    Math.max(0, rent + cleaning),
  )
  return { rent, cleaning, fees: own, commission, commissionBase, net: rent + cleaning - commission }
}

/**
 * Whose money the charges of a stay become, once they are earned (R45, R49, R50, R51). The parts sum to the charges
 * exactly, and none is below zero as long as the rent after discounts is not (the price never lets it be).
 */
export const recognize = (charges: readonly Charge[], contract: Contract, shares: readonly Share[]): Recognized => {
  const owner = ownersPart(charges, contract)
  const parts = splitByWeight(
    owner.net,
    shares.map((share) => share.basisPoints),
  )
  return {
    owner,
    perOwner: shares.map((share, index) => ({ accountId: share.accountId, amount: parts[index] ?? 0 })),
    taxes: taxesOf(charges),
    protection: amountOf(charges, 'protection'),
    waiver: amountOf(charges, 'waiver'),
    income: {
      commission: owner.commission,
      fees: contract.cleaningTo === 'owner' ? feesOf(charges, 'service') : feesOf(charges, 'cleaning', 'service'),
    },
    total: sumOf(charges.map((charge) => charge.amount)),
  }
}

const slice = (amount: number, index: number, count: number): number =>
  splitByWeight(
    amount,
    Array.from({ length: count }, () => 1),
  )[index] ?? 0

/** The part of a stay's money that belongs to one of its nights; the nights sum to the stay exactly (R49). */
export const partOfNight = (whole: Recognized, night: number, nights: number): Recognized => {
  const part = (amount: number) => slice(amount, night, nights)
  const { rent, cleaning, commission, commissionBase } = whole.owner
  const perOwner = whole.perOwner.map(({ accountId, amount }) => ({ accountId, amount: part(amount) }))
  const taxes = whole.taxes.map(({ authority, amount }) => ({ authority, amount: part(amount) }))
  const feesPart = (fees: readonly FeePart[]) => fees.map((fee) => ({ ...fee, amount: part(fee.amount) }))
  const income = { commission: part(whole.income.commission), fees: feesPart(whole.income.fees) }
  const own = feesPart(whole.owner.fees)
  const net = sumOf(perOwner.map(({ amount }) => amount))
  const [protection, waiver] = [part(whole.protection), part(whole.waiver)]
  const owed = net + protection + waiver + sumOf(taxes.map(({ amount }) => amount))
  return {
    owner: {
      rent: part(rent),
      cleaning: part(cleaning),
      fees: own,
      commission: part(commission),
      commissionBase: part(commissionBase),
      net,
    },
    perOwner,
    taxes,
    protection,
    waiver,
    income,
    total: owed + income.commission + feesTotal(income.fees),
  }
}

/** Who gets what a cancellation keeps: shared like a stay, all to the operator, or the nights to the owner alone (R42). */
export type RetainedFor = 'owner_and_manager' | 'manager' | 'fee_only'

/** The contract as it applies to money kept from a canceled stay (R42). Taxes stay the authorities' in every case. */
export const contractForRetained = (contract: Contract, retainedFor: RetainedFor): Contract => {
  switch (retainedFor) {
    case 'owner_and_manager':
      return contract
    case 'manager':
      return { ...contract, commissionBasisPoints: 10_000, commissionBase: 'accommodation', cleaningTo: 'operator' }
    case 'fee_only':
      return { ...contract, commissionBasisPoints: 0, cleaningTo: 'operator' }
  }
}
