import { csvOf, downloadCsv } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { staffPartnerReportWords } from '#app/lib/messages/staff/partner-report.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Report } from './partner-sums.ts'

/** Saves the figures by partner and month as a CSV file. */
export const useSavePartnerReport = ({ currency, rows }: Report, name: string) => {
  const words = useWords(staffPartnerReportWords)
  const { programs } = useWords(staffPartnersWords)
  const { figures } = words
  const amount = (units: number) => plainAmount({ amount: units, currency })
  return () =>
    downloadCsv(
      `${name}.csv`,
      csvOf(
        [
          { name: words.month, value: ({ month }) => month.slice(0, 7) },
          { name: words.partner, value: ({ partner }) => partner.name },
          { name: words.program, value: ({ partner }) => partner.programs.map((one) => programs[one]).join(', ') },
          { name: figures.clicks, value: ({ clicks }) => clicks },
          { name: figures.quotes, value: ({ quotes }) => quotes },
          { name: figures.bookings, value: ({ bookings }) => bookings },
          { name: `${figures.rent} (${currency})`, value: ({ rent }) => amount(rent) },
          { name: `${figures.earned} (${currency})`, value: ({ earned }) => amount(earned) },
          { name: `${figures.paid} (${currency})`, value: ({ paid }) => amount(paid) },
        ],
        rows,
      ),
    )
}
