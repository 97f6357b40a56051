import type { PlainDate, VendorBill } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { vendorBillWords } from '#app/lib/messages/staff/vendor-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { StaffLink } from '../staff-link.tsx'
import { RecordPayment } from './record-payment.tsx'
import { VoidPayment } from './void-payment.tsx'

const About = ({ bill: { vendor, number, job, file } }: { bill: VendorBill }) => {
  const words = useWords(vendorBillWords)
  return (
    <span className="staff-cell">
      <b data-content>{vendor.name}</b>
      <small data-content>{number}</small>
      <small>
        <StaffLink href={href('/staff/jobs/:jobId', { jobId: String(job.id) })}>
          <span data-content>{job.title}</span>
        </StaffLink>
      </small>
      {file && (
        <small>
          <a href={file.originalSrc} target="_blank" rel="noreferrer">
            {words.pdf}
          </a>
        </small>
      )}
    </span>
  )
}

type Props = { bills: readonly VendorBill[]; status: 'open' | 'paid'; today: PlainDate }

/** Unpaid bills, oldest first, or paid ones, newest first. */
export const BillTable = ({ bills, status, today }: Props) => {
  const { money, day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(vendorBillWords)
  const paid = status === 'paid'
  return (
    <Table
      compact
      caption={paid ? words.paid : words.open}
      rows={bills}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={paid ? words.nonePaid : words.none}>{paid ? words.nonePaidText : words.noneText}</EmptyState>
      }
      columns={[
        { id: 'vendor', head: words.vendor, cell: (bill) => <About bill={bill} /> },
        { id: 'home', head: words.home, cell: ({ home }) => <span data-content>{home}</span> },
        paid
          ? {
              id: 'paid',
              head: words.paidOn,
              cell: ({ payment }: VendorBill) =>
                payment && (
                  <span className="staff-cell">
                    {day(payment.paidOn)}
                    <small data-content>{payment.reference}</small>
                  </span>
                ),
            }
          : { id: 'charged', head: words.charged, cell: ({ chargedAt }) => day(dayOf(chargedAt)) },
        { id: 'cost', head: words.cost, align: 'end', onPhone: 'figure', cell: ({ cost }) => <b>{money(cost)}</b> },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          align: 'end',
          cell: (bill) => (paid ? <VoidPayment bill={bill} /> : <RecordPayment bill={bill} today={today} />),
        },
      ]}
    />
  )
}
