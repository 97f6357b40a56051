import { type DeskBills, type DeskJob, decideBill, type JobBill } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { JobBills } from '#app/features/jobs/job-bills.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffBillWords } from '#app/lib/messages/staff/bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMay } from '../use-may.ts'
import { BillForm } from './bill-form.tsx'
import { useJobAction } from './use-job-action.ts'

const Decide = ({ bill: { id, number } }: { bill: JobBill }) => {
  const words = useWords(staffBillWords)
  const act = useJobAction()
  const decide = (charge: boolean) =>
    act(charge ? words.charged : words.rejected, () => api(decideBill, { params: { id }, body: { charge } }))
  return (
    <span className="staff-acts">
      <Button size="small" aria-label={words.chargeOf({ number })} onClick={() => void decide(true)}>
        {words.charge}
      </Button>
      <Button size="small" look="bare" aria-label={words.rejectOf({ number })} onClick={() => void decide(false)}>
        {words.reject}
      </Button>
    </span>
  )
}

/** Vendor bills of a repair. Staff with the money permission charge or reject them. */
export const Bills = ({ job, found: { bills, left } }: { job: DeskJob; found: DeskBills }) => {
  const words = useWords(staffBillWords)
  const { money } = useFormats()
  const decides = useMay()('money', 'act')
  const acts = {
    id: 'acts',
    head: <span className="visually-hidden">{words.charge}</span>,
    cell: (bill: JobBill) => bill.state === 'entered' && <Decide bill={bill} />,
  }
  return (
    <JobBills
      bills={bills}
      zone={job.home.timeZone}
      note={words.left({ amount: money(left) })}
      {...(decides && { more: [acts] })}
    >
      {left.amount > 0 && job.vendors.length > 0 && <BillForm key={bills.length} job={job} left={left} />}
    </JobBills>
  )
}
