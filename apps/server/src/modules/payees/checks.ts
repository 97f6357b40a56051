import type { Check } from '#kernel/check'
import type { Seal } from '#kernel/seal'
import { sealedForeignIds } from './foreign-status.ts'
import { sealedNumbers } from './queries.ts'
import { sealedTaxIds } from './tax-forms.ts'

const opens = (seal: Seal, { sealed, place }: { sealed: string; place: string }): boolean => {
  try {
    seal.open(sealed, place)
    return true
  } catch {
    return false
  }
}

export const checks: readonly Check[] = [
  {
    code: 'payees.sealed',
    text: 'Every payout account and tax ID number is encrypted and can be decrypted with a key of this installation.',
    async run({ work, seal }) {
      const numbers = await work.read(async (ctx) => [
        ...(await sealedNumbers(ctx)),
        ...(await sealedTaxIds(ctx)),
        ...(await sealedForeignIds(ctx)),
      ])
      const unreadable = numbers.filter((number) => !opens(seal, number)).length
      return { holds: unreadable === 0, figure: `${unreadable} unreadable` }
    },
  },
]
