import { Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Report, useReportFormats } from './use-report-formats.ts'

/** How fast guests got answers and homes were ready, what guests said, and which owners stayed. */
export const Service = ({ report }: { report: Report }) => {
  const words = useWords(staffReportWords)
  const { share, minutes } = useReportFormats(report)
  const { decimal } = useFormats()
  const { responses, cleaning, reviews, owners } = report
  const { answered, withinHour: within, unanswered: open } = responses
  const rows = [
    {
      name: words.responses,
      figure: minutes(responses.medianMinutes),
      note: words.responsesNote({ answered, within, open }),
    },
    {
      name: words.cleaning,
      figure: minutes(cleaning.medianMinutes),
      note: words.cleaningNote({ onTime: cleaning.onTime, due: cleaning.due }),
    },
    {
      name: words.reviews,
      figure: reviews.average === null ? words.none : decimal(reviews.average, 2),
      note: words.reviewsNote({ number: reviews.number }),
    },
    {
      name: words.retention,
      figure: owners.before === 0 ? words.none : share(Math.round((owners.retained / owners.before) * 10_000)),
      note: words.retentionNote(owners),
    },
  ]
  return (
    <Section title={words.service}>
      <Table
        caption={words.service}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            head: words.figure,
            cell: ({ name, note }) => (
              <span className="staff-cell">
                {name}
                <small>{note}</small>
              </span>
            ),
          },
          { id: 'figure', head: words.now, align: 'end', cell: ({ figure }) => figure },
        ]}
      />
    </Section>
  )
}
