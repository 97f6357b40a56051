import { splitByWeight } from '@porchlight/contract'

/** What a line of the price is, which decides whose money it becomes. */
export type ChargeKind = 'accommodation' | 'cleaning' | 'service' | 'tax'

/** A line of the frozen quote, reduced to what the books need; `amount` in minor units, discounts negative. */
export type Charge = { code: string; label: string; amount: number; kind: ChargeKind; authority: string | null }

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
