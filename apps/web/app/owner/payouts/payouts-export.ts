import type { PaidPayout } from '@porchlight/contract'
import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

/** Downloads a year's payouts as CSV, one row per earning. */
export const useExportPayouts = (payouts: readonly PaidPayout[], year: number): (() => void) => {
  const words = useWords(ownerPayoutWords)
  const dayOf = useOfficeDay()
  return () =>
    downloadCsv(
      `payouts-${year}.csv`,
      csvOf(
        [
          { name: words.date, value: ({ payout }) => dayOf(payout.at) },
          { name: words.title, value: ({ payout }) => payout.entryId },
          { name: words.what, value: ({ cover }) => cover.document },
          { name: words.home, value: ({ cover }) => cover.home },
          { name: words.on, value: ({ cover }) => cover.on },
          { name: words.amount, value: ({ cover }) => plainAmount(cover.amount) },
          { name: words.currency, value: ({ cover }) => cover.amount.currency },
        ],
        payouts.flatMap((payout) => payout.covers.map((cover) => ({ payout, cover }))),
      ),
    )
}
