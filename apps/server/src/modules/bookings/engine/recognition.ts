import { type AgreementDetails, type RetentionParty, shareOut, splitByWeight } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { type Charge, type ChargeKind, sumOf } from './charges.ts'

/**
 * A refund whose cost the team divided differently than the owners' agreement. It is stored with the booking's contract
 * because it is a part of what the stay earns, and follows it: earned with it, and canceled with it (R45).
 */
export type RefundSplit = {
  /** The terms that the refund replaced; names the refund. */
  changeId: number
  /** The home whose owners were meant. */
  homeId: number
  /** What the owners bear less than by their agreement, in minor units; negative: more. */
  toOwners: number
  /** Owners read it on their statement. */
  why: string
}

/** The terms between operator and owner, in the version the booking was made under (R50). */
export type Contract = {
  version: number
  commissionBasisPoints: number
  commissionBase: 'accommodation' | 'accommodation_and_fees'
  recognition: 'check_in' | 'each_night' | 'check_out'
  cleaningTo: 'operator' | 'owner'
  details?: AgreementDetails | undefined
  /** Refunds of this booking whose cost the team divided differently; posted beside what the stay earns. */
  refundSplits?: readonly RefundSplit[] | undefined
}

/** A co-owner's share of a home in basis points; the shares of one home sum to 10,000 (R51). */
export type Share = { accountId: number; basisPoints: number }

/** One fee of a stay, under the name the guest agreed to. */
export type FeePart = { kind: 'cleaning' | 'service'; code: string; fee: number | null; label: Said; amount: number }

export type Recognized = {
  /** `fees`: the owner's part of the fees, one by one; `cleaning` is their sum. */
  owner: {
    rent: number
    cleaning: number
    fees: FeePart[]
    commission: number
    commissionBase: number
    /** What the contract deducts besides the commission: a fixed fee, the cost of the guest's card. */
    deductions: FeePart[]
    net: number
  }
  /** The owners' net, split by share with the largest remainder (R51). */
  perOwner: { accountId: number; amount: number }[]
  /** One share per authority, never added up (R19). */
  taxes: { authority: string; amount: number }[]
  /** Owed to the travel protection provider. */
  protection: number
  /** Retained to pay for damage. */
  waiver: number
  /** The company's income: its commission, and each fee that isn't the owner's. */
  income: { commission: number; fees: FeePart[] }
  total: number
}

const amountOf = (charges: readonly Charge[], kind: ChargeKind): number =>
  sumOf(charges.filter((charge) => charge.kind === kind).map((charge) => charge.amount))

/** Distinguishes one fee from another: amounts requested after booking have only a name. */
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

/** The total of the fees. */
export const feesTotal = (fees: readonly FeePart[], kind?: FeePart['kind']): number =>
  sumOf(fees.filter((fee) => kind === undefined || fee.kind === kind).map(({ amount }) => amount))

const taxesOf = (charges: readonly Charge[]): Recognized['taxes'] => {
  const byAuthority = new Map<string, number>()
  for (const { kind, authority, amount } of charges)
    if (kind === 'tax') byAuthority.set(authority ?? '', (byAuthority.get(authority ?? '') ?? 0) + amount)
  return [...byAuthority].map(([authority, amount]) => ({ authority, amount }))
}

/** The owners' part of a stay's charges, before it is split by share (R45, R50). */
export const ownersPart = (charges: readonly Charge[], contract: Contract): Recognized['owner'] => {
  const rent = amountOf(charges, 'accommodation')
  const fees = feesOf(charges, 'cleaning', 'service')
  const total = sumOf(charges.map(({ amount }) => amount))
  const { ownFees, commission, commissionBase, fixedFee, cardFee, net } = shareOut({ rent, fees, total }, contract)
  const own = partsOfFees(fees, ownFees)
  const deductions = [deduction('fixed_fee', fixedFee), deduction('card_fee', cardFee)].flat()
  return { rent, cleaning: feesTotal(own), fees: own, commission, commissionBase, deductions, net }
}

const deduction = (code: 'fixed_fee' | 'card_fee', amount: number): FeePart[] =>
  amount === 0 ? [] : [{ kind: 'service', code, fee: null, label: said(`owner.${code}`), amount }]

/** The fees with other amounts, in their order, without zero amounts. */
const partsOfFees = (fees: readonly FeePart[], amounts: readonly number[]): FeePart[] =>
  fees.map((fee, at) => ({ ...fee, amount: amounts[at] ?? 0 })).filter(({ amount }) => amount !== 0)

/** The part of the fees that isn't the owner's. */
const companyFees = (charges: readonly Charge[], own: readonly FeePart[]): FeePart[] => {
  const owned = new Map(own.map((fee) => [feeKey(fee), fee.amount]))
  const fees = feesOf(charges, 'cleaning', 'service')
  return partsOfFees(
    fees,
    fees.map((fee) => fee.amount - (owned.get(feeKey(fee)) ?? 0)),
  )
}

/**
 * Whose money a stay's charges become, once they are earned (R45, R49, R50, R51). The shares sum to the charges
 * exactly, and none is below zero as long as the rent after discounts isn't (the price never lets it be).
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
      fees: [...companyFees(charges, owner.fees), ...owner.deductions],
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
  const deductions = feesPart(whole.owner.deductions)
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
      deductions,
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

/** A fixed fee and a minimum pay for hosting a guest, but no guest came. */
const withoutStay = (details: AgreementDetails | undefined): AgreementDetails | undefined =>
  details && { ...details, fixedFee: undefined, minimumCommission: undefined }

/**
 * The contract as it applies to money retained from a canceled stay (R42). Taxes remain the authorities' in every case.
 */
export const contractForRetained = (contract: Contract, retainedFor: RetentionParty): Contract => {
  switch (retainedFor) {
    case 'owner_and_manager':
      return { ...contract, details: withoutStay(contract.details) }
    case 'manager':
      return {
        ...contract,
        commissionBasisPoints: 10_000,
        commissionBase: 'accommodation',
        cleaningTo: 'operator',
        details: undefined,
      }
    case 'fee_only':
      return { ...contract, commissionBasisPoints: 0, cleaningTo: 'operator', details: undefined }
  }
}
