import type { UpcomingPayout } from '@porchlight/contract'
import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useWaitingReasons } from './waiting-reasons.ts'

/** Downloads upcoming payouts as CSV. */
export const useExportUpcoming = (rows: readonly UpcomingPayout[]): (() => void) => {
  const words = useWords(ownerPayoutWords)
  const waitsOf = useWaitingReasons()
  return () =>
    downloadCsv(
      'upcoming-payouts.csv',
      csvOf(
        [
          { name: words.what, value: ({ stay }) => stay?.number ?? words.ready },
          { name: words.home, value: ({ stay }) => stay?.home },
          { name: words.on, value: ({ on }) => on },
          { name: words.waitsFor, value: (row) => waitsOf(row).join(', ') },
          { name: words.amount, value: ({ amount }) => plainAmount(amount) },
          { name: words.currency, value: ({ amount }) => amount.currency },
        ],
        rows,
      ),
    )
}
