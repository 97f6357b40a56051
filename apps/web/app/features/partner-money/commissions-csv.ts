import type { Commission } from '@porchlight/contract'
import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Downloads the commissions listed as a table. */
export const useCommissionsCsv = (commissions: readonly Commission[]) => {
  const words = useWords(commissionWords)
  return () =>
    downloadCsv(
      'commissions.csv',
      csvOf(
        [
          { name: words.number, value: ({ booking }) => booking?.number ?? '' },
          {
            name: words.guestAndHome,
            value: ({ booking, note }) => (booking ? `${booking.guest}, ${booking.home}` : note),
          },
          { name: words.stay, value: ({ booking }) => (booking ? `${booking.arrive} – ${booking.depart}` : '') },
          { name: words.source, value: ({ source }) => words.sources[source] },
          { name: words.state, value: ({ state }) => words.states[state] },
          { name: words.commission, value: ({ amount }) => plainAmount(amount) },
        ],
        commissions,
      ),
    )
}
