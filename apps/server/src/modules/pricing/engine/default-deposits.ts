import { type GroupSource, type Layer, resolveDefault } from '@porchlight/contract'

/** A deposit that the company or a group requires in the homes that follow it; minor units of its currency. */
export type DefaultDeposit = { group: number | null; currency: string; amount: number }

/** The default that applies to a home: its most specific group's, otherwise the company's. Undefined if none is set. */
export const inheritedDeposit = (
  defaults: readonly DefaultDeposit[],
  { groups, currency }: { groups: readonly GroupSource[]; currency: string },
): Layer<number> | undefined =>
  resolveDefault(
    defaults.flatMap((one): Layer<number>[] => {
      if (one.currency !== currency) return []
      if (one.group === null) return [{ source: { from: 'company' }, value: one.amount }]
      const source = groups.find(({ id }) => id === one.group)
      return source ? [{ source, value: one.amount }] : []
    }),
  )
