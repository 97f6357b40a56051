import type { FeeTerms } from '@porchlight/contract'
import type { useFormats } from '#app/lib/formats.ts'
import type { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof staffFeesWords>
type Formats = ReturnType<typeof useFormats>
type Amount = Pick<FeeTerms, 'kind' | 'amount' | 'currency' | 'of'>

/** "$120 per stay", or "10% of rent and fees". */
export const amountOf = ({ kind, amount, currency, of }: Amount, words: Words, { money, percent }: Formats): string => {
  if (kind === 'percent') return (of === 'rent' ? words.ofRent : words.ofSubtotal)({ amount: percent(amount) })
  return words.units[kind]({ amount: money({ amount, currency: currency ?? 'USD' }) })
}
