import type { Money, Quote } from '@porchlight/contract'
import type { PriceLineView } from '@porchlight/ui'
import type { Formats } from '#app/lib/formats.ts'

type Priced = Pick<Quote, 'lines' | 'headline' | 'taxes' | 'total'>
type Words = { headline: string; total: string }

type MoneyFormat = Pick<Formats, 'money'>

const lineOf =
  ({ money }: MoneyFormat) =>
  ({ code, label, amount, why }: Quote['lines'][number], at: number): PriceLineView => ({
    code: `${code}-${at}`,
    label,
    amount: money(amount),
    why: {
      text: why.text,
      steps: why.steps.map((step) => ({ label: step.label, amount: step.amount ? money(step.amount) : '' })),
    },
  })

/** Lines of a quote or booking: stay and fees, headline price, options, taxes, total. */
export const priceLinesOf = (
  { lines, headline, taxes, total }: Priced,
  words: Words,
  { money }: MoneyFormat,
): PriceLineView[] => {
  const line = lineOf({ money })
  const beside = [...lines.filter(({ optional }) => optional), ...taxes]
  return [
    ...lines.filter(({ optional }) => !optional).map(line),
    { code: 'headline', label: words.headline, amount: money(headline), kind: 'subtotal' },
    ...beside.map((one, at) => line(one, lines.length + at)),
    { code: 'total', label: words.total, amount: money(total), kind: 'total' },
  ]
}

/** Total taxes. */
export const taxesOf = ({ taxes, total }: Priced): Money => ({
  amount: taxes.reduce((sum, line) => sum + line.amount.amount, 0),
  currency: total.currency,
})
