import { csvOf } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import type { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'
import type { Accounting } from './accounting.ts'

const figures = ['opening', 'earned', 'adjustments', 'expenses', 'paid', 'closing'] as const
type Row = Accounting['quarters'][number]

/** CSV of the quarters of a year, with figures as the API returns them. */
export const quartersCsv = (
  { quarters, currency }: Pick<Accounting, 'quarters' | 'currency'>,
  words: WordsOf<typeof ownerAccountingWords>,
): string =>
  csvOf<Row>(
    [
      { name: words.quarter, value: ({ year, quarter }) => `${year} Q${quarter}` },
      { name: words.state, value: ({ state }) => words.states[state] },
      ...figures.map((id) => ({ name: words[id], value: (row: Row) => plainAmount(row[id]) })),
      { name: words.currency, value: () => currency },
    ],
    quarters,
  )
