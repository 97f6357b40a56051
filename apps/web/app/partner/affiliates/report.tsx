import type { affiliateReport, ResultsOf } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type LinkReport = ResultsOf<typeof affiliateReport>

/** What the links brought, by day and sub-ID, with a total. */
export const ReportTable = ({ report }: { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  const { day, amount, count } = useFormats()
  return (
    <Table
      caption={words.report}
      rows={report.days}
      rowKey={(row) => `${row.day} ${row.code} ${row.subId}`}
      empty={<EmptyState title={words.noClicks}>{words.noClicksText}</EmptyState>}
      columns={[
        { id: 'day', head: words.day, foot: words.total, cell: (row) => <span className="num">{day(row.day)}</span> },
        {
          id: 'code',
          head: words.code,
          cell: ({ code, subId }) => (
            <span className="commission-cell">
              <b data-content>{code}</b>
              {subId && <small data-content>{subId}</small>}
            </span>
          ),
        },
        ...(['clicks', 'quotes', 'bookings'] as const).map((id) => ({
          id,
          head: words[id],
          align: 'end' as const,
          foot: count(report[id]),
          cell: (row: LinkReport['days'][number]) => <span className="num">{count(row[id])}</span>,
        })),
        {
          id: 'commission',
          head: words.earned({ currency: report.currency }),
          align: 'end',
          foot: amount(report.commission),
          cell: ({ commission }) => <b className="num">{amount(commission)}</b>,
        },
      ]}
    />
  )
}
