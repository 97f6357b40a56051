import type { Money, Quote } from '@porchlight/contract'
import type { PriceLineView } from '@porchlight/ui'
import { money } from '#app/lib/formats.ts'

type Priced = Pick<Quote, 'lines' | 'headline' | 'taxes' | 'total'>
type Words = { headline: string; total: string }

const lineOf = ({ code, label, amount, why }: Quote['lines'][number], at: number): PriceLineView => ({
  code: `${code}-${at}`,
  label,
  amount: money(amount),
  why: {
    text: why.text,
    steps: why.steps.map((step) => ({ label: step.label, amount: step.amount ? money(step.amount) : '' })),
  },
})

const sum = (code: string, label: string, amount: Money, kind: 'subtotal' | 'total'): PriceLineView => ({
  code,
  label,
  amount: money(amount),
  kind,
})

/** A quote or booking as lines that open: the stay and its fees, the headline, the taxes, the total. */
export const priceLinesOf = ({ lines, headline, taxes, total }: Priced, words: Words): PriceLineView[] => [
  ...lines.map(lineOf),
  sum('headline', words.headline, headline, 'subtotal'),
  ...taxes.map((line, at) => lineOf(line, lines.length + at)),
  sum('total', words.total, total, 'total'),
]

/** What the authorities take, together. */
export const taxesOf = ({ taxes, total }: Priced): Money => ({
  amount: taxes.reduce((sum, line) => sum + line.amount.amount, 0),
  currency: total.currency,
})
