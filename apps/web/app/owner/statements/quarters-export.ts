import type { ResultsOf, statementList } from '@porchlight/contract'
import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Quarters = ResultsOf<typeof statementList>['statements']

/** Downloads the owner's quarters as CSV, one row each. */
export const useExportQuarters = (statements: Quarters): (() => void) => {
  const { list, states, currency } = useWords(ownerStatementWords)
  return () =>
    downloadCsv(
      'statements.csv',
      csvOf(
        [
          { name: list.quarter, value: ({ year, quarter }) => `${year} Q${quarter}` },
          { name: list.state, value: ({ state }) => states[state] },
          { name: list.earned, value: ({ earned }) => plainAmount(earned) },
          { name: list.payouts, value: ({ payouts }) => plainAmount(payouts) },
          { name: list.closing, value: ({ closing }) => plainAmount(closing) },
          { name: currency, value: ({ closing }) => closing.currency },
        ],
        statements,
      ),
    )
}
