import { ownCommissions, type QueryInputOf } from '@porchlight/contract'
import { csvOf, downloadCsv, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { everyPage } from '#app/lib/every-page.ts'
import { plainAmount } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

const mostPerPage = 100

type Filter = Pick<QueryInputOf<typeof ownCommissions>, 'state' | 'source' | 'number' | 'agents'>

/** Downloads all commissions of a filter as a table, not only those on the page. */
export const useCommissionsCsv = (filter: Filter) => {
  const words = useWords(commissionWords)
  return async () => {
    const commissions = await everyPage(async (page) => {
      const answer = await api(ownCommissions, { query: { ...filter, page, perPage: mostPerPage } })
      return answer.ok ? { rows: answer.results.commissions, numberPages: answer.results.numberPages } : undefined
    }).catch(() => undefined)
    if (!commissions) return toast({ type: 'danger', message: words.csvFailed })
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
}
