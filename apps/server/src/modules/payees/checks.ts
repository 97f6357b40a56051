import type { Check } from '#kernel/check'
import { unreadableNumbers } from './queries.ts'

export const checks: readonly Check[] = [
  {
    code: 'payees.sealed',
    text: 'Every number of a payout account is sealed, and opens with a key of this installation.',
    async run({ work, seal }) {
      const unreadable = await work.read((ctx) => unreadableNumbers(ctx, seal))
      return { holds: unreadable === 0, figure: `${unreadable} unreadable` }
    },
  },
]
