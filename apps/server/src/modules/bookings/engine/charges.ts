import { splitByWeight } from '@porchlight/contract'

/**
 * What a line of the price is, which decides whose money it becomes. `cleaning` is cleaning and every other fee for
 * running the house; `service` is what the operator charges for its own work and cover.
 */
export type ChargeKind = 'accommodation' | 'cleaning' | 'service' | 'tax'

const houseFees = new Set(['cleaning', 'linen', 'mid_stay_clean', 'pets', 'resort', 'utilities', 'early_late', 'extra'])
const operatorFees = new Set(['service', 'admin', 'waiver', 'damage'])

/** Nights, extra guests, discounts and coupons are accommodation; so is any line nobody has named otherwise. */
const kindOfLine = (code: string): ChargeKind =>
  houseFees.has(code) ? 'cleaning' : operatorFees.has(code) ? 'service' : 'accommodation'

/** A line of the frozen quote, reduced to what the books need; `amount` in minor units, discounts negative. */
export type Charge = { code: string; label: string; amount: number; kind: ChargeKind; authority: string | null }

type Priced = { code: string; label: string; amount: number }

/** The lines of a price as the books see them; each tax keeps its authority (R19). */
export const chargesOf = (lines: readonly Priced[], taxes: readonly (Priced & { authority: string })[]): Charge[] => [
  ...lines.map(({ code, label, amount }) => ({ code, label, amount, kind: kindOfLine(code), authority: null })),
  ...taxes.map(({ code, label, amount, authority }) => ({ code, label, amount, kind: 'tax' as const, authority })),
]

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const totalOf = (charges: readonly Charge[]): number => sumOf(charges.map((charge) => charge.amount))

/**
 * The charges reduced to what was kept of them. `kept` is an amount per charge, in the same order; when less was
 * received than the terms keep, every part is cut in proportion, so that nothing is booked that nobody has (R39).
 */
export const keptCharges = (charges: readonly Charge[], kept: readonly number[], received: number): Charge[] => {
  const terms = sumOf(kept)
  const amounts =
    received < terms
      ? splitByWeight(
          Math.max(0, received),
          kept.map((part) => Math.max(0, part)),
        )
      : kept
  return charges.map((charge, index) => ({ ...charge, amount: amounts[index] ?? 0 }))
}
