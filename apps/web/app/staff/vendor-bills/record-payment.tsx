import { type PlainDate, payVendorBill, type VendorBill } from '@porchlight/contract'
import { Alert, Button, DateField, Modal, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { vendorBillWords } from '#app/lib/messages/staff/vendor-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = { paidOn: PlainDate | null; reference: string }
type Props = { bill: VendorBill; today: PlainDate }

/** Records the payment of a vendor bill. */
export const RecordPayment = ({ bill, today }: Props) => {
  const { money } = useFormats()
  const habits = useHabits()
  const dateWords = useDateWords()
  const words = useWords(vendorBillWords)
  const { required, error } = useWords(formWords)
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useFields<Fields>({
    values: { paidOn: today, reference: '' },
    problemsOf: ({ paidOn, reference }) => ({
      ...(!paidOn && { paidOn: required }),
      ...(reference.trim().length < 3 && { reference: required }),
    }),
  })
  const save = async ({ paidOn, reference }: Fields) => {
    if (!paidOn) return
    setRefusal(undefined)
    const pay = () => api(payVendorBill, { params: { id: bill.id }, body: { paidOn, reference } })
    if (!(await act(pay, setRefusal))) return
    setOpen(false)
    toast({ type: 'success', message: words.noted })
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={words.payOf({ vendor: bill.vendor.name, number: bill.number })}
        onClick={() => setOpen(true)}
      >
        {words.pay}
      </Button>
      <Modal
        open={open && !asking}
        size="small"
        title={words.payTitle({ vendor: bill.vendor.name })}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
      >
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
          <p>{words.payText({ amount: money(bill.cost), number: bill.number })}</p>
          <DateField
            label={words.paidOn}
            today={today}
            max={today}
            words={dateWords}
            required
            {...habits}
            {...form.field('paidOn')}
          />
          <TextField label={words.reference} required autoComplete="off" maxLength={120} {...form.field('reference')} />
          {refusal && (
            <Alert tone="danger" live title={error}>
              {refusal}
            </Alert>
          )}
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {words.note}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
}
