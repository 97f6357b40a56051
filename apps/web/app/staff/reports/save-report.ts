import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Report } from './use-report-formats.ts'

/** Saves the figures by month, destination, and home as one CSV file. */
export const useSaveReport = (report: Report) => {
  const words = useWords(staffReportWords)
  const { currency, from, to, months, byTown, byHome } = report
  const rows = [
    ...months.map(({ month, ...figures }) => ({ group: words.month, name: month, ...figures })),
    ...byTown.map(({ name, ...figures }) => ({ group: words.town, name, ...figures })),
    ...byHome.map(({ name, ...figures }) => ({ group: words.home, name, ...figures })),
  ]
  const amount = (units: number | null) => (units === null ? '' : plainAmount({ amount: units, currency }))
  const { figures } = words
  return () =>
    downloadCsv(
      `report-${from}-${to}.csv`,
      csvOf(
        [
          { name: words.figure, value: ({ group }) => group },
          { name: words.home, value: ({ name }) => name },
          { name: words.nights, value: ({ now }) => now.nights },
          { name: figures.available, value: ({ now }) => now.occupancy.available / 10_000 },
          { name: figures.gross, value: ({ now }) => now.occupancy.gross / 10_000 },
          { name: figures.paidShare, value: ({ now }) => now.occupancy.paid / 10_000 },
          { name: figures.paid, value: ({ now }) => now.paid },
          { name: words.ownerNights, value: ({ now }) => now.owner },
          { name: words.elsewhere, value: ({ now }) => now.elsewhere },
          { name: figures.stays, value: ({ now }) => now.stays },
          { name: `${figures.rent} (${currency})`, value: ({ now }) => amount(now.rent) },
          { name: figures.adr, value: ({ now }) => amount(now.adr) },
          { name: figures.revPar, value: ({ now }) => amount(now.revPar) },
          { name: `${figures.rent}, ${words.lastYear}`, value: ({ lastYear }) => amount(lastYear.rent) },
          { name: `${figures.paid}, ${words.lastYear}`, value: ({ lastYear }) => lastYear.paid },
        ],
        rows,
      ),
    )
}
