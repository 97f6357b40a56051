import { type RefusedRefund, refundByOtherMeans } from '@porchlight/contract'
import { Alert, Button, Modal, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { refundWords } from '#app/lib/messages/staff/refunds.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Records a refund paid by other means after the card rejected it (R32). */
export const RecordPayment = ({ refund: { id, guest, friend, booking, amount } }: { refund: RefusedRefund }) => {
  const { money } = useFormats()
  const words = useWords(refundWords)
  const { error } = useWords(formWords)
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useFields({
    values: { proof: '' },
    problemsOf: ({ proof }) => (proof.trim().length < 3 ? { proof: words.short } : {}),
  })
  const save = async ({ proof }: { proof: string }) => {
    setRefusal(undefined)
    const pay = () => api(refundByOtherMeans, { params: { id }, body: { proof } })
    if (!(await act(pay, setRefusal))) return
    setOpen(false)
    toast({ type: 'success', message: words.noted })
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={words.payOf({ guest: friend?.name ?? guest, booking: booking.number })}
        onClick={() => setOpen(true)}
      >
        {words.pay}
      </Button>
      <Modal
        open={open && !asking}
        size="small"
        title={words.payTitle({ guest: friend?.name ?? guest })}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
      >
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
          <p>{words.payText({ amount: money(amount), booking: booking.number })}</p>
          <TextField
            label={words.proof}
            hint={words.proofHint}
            required
            autoComplete="off"
            maxLength={300}
            {...form.field('proof')}
          />
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
