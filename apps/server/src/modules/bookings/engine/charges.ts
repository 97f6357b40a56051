import { splitByWeight } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'

/**
 * The kind of a price component, which decides whose money it becomes. `cleaning` is cleaning and every other fee for
 * running the home; `service` is what the operator charges for its own work and cover, `protection` what the travel
 * protection provider is owed, `waiver` what pays for damage.
 */
export type ChargeKind = 'accommodation' | 'cleaning' | 'service' | 'protection' | 'waiver' | 'tax'

/** A component of the frozen price as the books see it; `amount` in minor units. */
export type Charge = {
  code: string
  /** The fee's id in the home's prices. */
  fee: number | null
  label: Said
  amount: number
  kind: ChargeKind
  authority: string | null
}

const operatorFees = new Set(['service', 'admin', 'waiver', 'damage'])

const kindOfFee = (code: string): ChargeKind => {
  if (code === 'protection') return 'protection'
  if (code === 'deposit_waiver') return 'waiver'
  return operatorFees.has(code) ? 'service' : 'cleaning'
}

type Named = { code: string; label: Said; amount: number }
export type Priced = {
  nights: readonly { amount: number }[]
  fees: readonly (Named & { fee: number | null })[]
  taxes: readonly (Named & { authority: string })[]
}

/** The components of a price: nights net of every discount, each fee, each tax of each authority (R19, R39). */
export const chargesOf = ({ nights, fees, taxes }: Priced): Charge[] => [
  {
    code: 'nights',
    fee: null,
    label: said('price.nights_charge'),
    amount: sumOf(nights.map(({ amount }) => amount)),
    kind: 'accommodation',
    authority: null,
  },
  ...fees.map(({ code, fee, label, amount }) => ({
    code,
    fee,
    label,
    amount,
    kind: kindOfFee(code),
    authority: null,
  })),
  ...taxes.map(({ code, label, amount, authority }) => ({
    code,
    fee: null,
    label,
    amount,
    kind: 'tax' as const,
    authority,
  })),
]

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const totalOf = (charges: readonly Charge[]): number => sumOf(charges.map((charge) => charge.amount))

/**
 * The charges reduced to the retained amounts. `retained` is an amount per charge, in the same order; if less was
 * received than the terms retain, every component is reduced in proportion, so that no money is booked that no one has
 * (R39).
 */
export const retainedCharges = (
  charges: readonly Charge[],
  retained: readonly number[],
  received: number,
): Charge[] => {
  const terms = sumOf(retained)
  const amounts =
    received < terms
      ? splitByWeight(
          Math.max(0, received),
          retained.map((part) => Math.max(0, part)),
        )
      : retained
  return charges.map((charge, index) => ({ ...charge, amount: amounts[index] ?? 0 }))
}

export type RetainedMoney = {
  /**
   * The amount the terms retained of each charge at cancellation, and the amount they retain now that nights were
   * rebooked.
   */
  atFirst: readonly number[]
  now: readonly number[]
  received: number
}

/** The amount received beyond what is still retained: it is refunded to the guest whose nights were rebooked (R40). */
export const refundedOf = ({ atFirst, now, received }: RetainedMoney): number =>
  Math.min(received, sumOf(atFirst)) - Math.min(received, sumOf(now))

/**
 * A canceled stay's charges as they currently stand: retained, received, and less what rebooked nights have since
 * refunded (R39, R40).
 */
export const activeCharges = (charges: readonly Charge[], money: RetainedMoney): Charge[] => {
  const [nights, ...rest] = retainedCharges(charges, money.atFirst, money.received)
  return nights ? [{ ...nights, amount: nights.amount - refundedOf(money) }, ...rest] : []
}
