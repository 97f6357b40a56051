import type { TaxAreaView, TaxTerms, TaxView } from '@porchlight/contract'
import type { useFormats } from '#app/lib/formats.ts'
import type { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof staffTaxesWords>
type Formats = ReturnType<typeof useFormats>

/** "5.5%", or "€6 per guest per night". */
export const rateOf = ({ kind, amount, currency }: TaxTerms, words: Words, { money, percent }: Formats): string => {
  if (kind === 'percent') return percent(amount)
  const each = { amount: money({ amount, currency: currency ?? 'USD' }) }
  if (kind === 'per_night') return words.perNight(each)
  return kind === 'per_stay' ? words.perStay(each) : words.perPersonNight(each)
}

/** "County or region: Merrow County, NY". */
export const areaNameOf = ({ kind, name }: { kind: TaxAreaView['kind']; name: string }, words: Words): string =>
  `${words.areaKinds[kind]}: ${name}`

export type TaxState = 'on' | 'ahead' | 'ended'

/** Whether a tax is in effect today. */
export const stateOf = ({ now, versions }: Pick<TaxView, 'now' | 'versions'>, today: string): TaxState => {
  if (now) return 'on'
  return versions.some(({ from }) => from !== null && from > today) ? 'ahead' : 'ended'
}
