import './jobs.css'
import type { JobBill } from '@porchlight/contract'
import { EmptyState, Section, Status, type StatusState, Table, type TableColumn } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { jobBillWords } from '#app/lib/messages/stay/job-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<JobBill['state'], StatusState> = { entered: 'waiting', charged: 'done', refused: 'off' }

const BillLink = ({ bill: { vendor, number, file, enteredAt, decidedAt }, zone }: { bill: JobBill; zone: string }) => {
  const words = useWords(jobBillWords)
  const { moment } = useFormats()
  return (
    <span className="job-cell">
      <span data-content>{vendor}</span>
      <small>
        {file ? (
          <a className="inline-link" href={file.originalSrc} target="_blank" rel="noreferrer">
            {words.viewBill({ number })}
          </a>
        ) : (
          words.noDocument
        )}
      </small>
      <small className="num">
        {decidedAt
          ? words.charged({ moment: moment(decidedAt, zone) })
          : words.entered({ moment: moment(enteredAt, zone) })}
      </small>
    </span>
  )
}

type Props<Bill> = {
  bills: readonly Bill[]
  zone: string
  note?: string
  /** Additional columns for this reader. */
  more?: readonly TableColumn<Bill>[]
  children?: ReactNode
}

/** Vendors' bills for a repair, with their documents and our markup. */
export const JobBills = <Bill extends JobBill>({ bills, zone, note, more = [], children }: Props<Bill>) => {
  const words = useWords(jobBillWords)
  const { money, percent } = useFormats()
  return (
    <div id="bills">
      <Section title={words.title} note={note}>
        <Table
          caption={words.title}
          rows={bills}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
          columns={[
            { id: 'bill', head: words.bill, cell: (bill) => <BillLink bill={bill} zone={zone} /> },
            {
              id: 'cost',
              head: words.cost,
              align: 'end',
              cell: ({ cost }) => <span className="num">{money(cost)}</span>,
            },
            {
              id: 'markup',
              head: words.markup,
              align: 'end',
              cell: ({ markup }) => <span className="num">{percent(markup)}</span>,
            },
            {
              id: 'charge',
              head: words.charge,
              align: 'end',
              cell: ({ charge }) => <span className="num">{money(charge)}</span>,
            },
            {
              id: 'state',
              head: words.state,
              cell: ({ state }) => <Status state={marks[state]}>{words.states[state]}</Status>,
            },
            ...more,
          ]}
        />
        {children}
      </Section>
    </div>
  )
}
