import { type PayoutRunLine, returnPayout } from '@porchlight/contract'
import { Alert, Button, Modal, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Act } from './run-actions.tsx'

type Props = { runId: number; line: PayoutRunLine; act: Act; asking: boolean }

/** Records a payout the bank returned, with its reason. */
export const RecordReturn = ({ runId, line, act, asking }: Props) => {
  const { money } = useFormats()
  const words = useWords(staffPayoutsWords)
  const shared = useWords(formWords)
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useFields({
    values: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 3 ? { reason: shared.required } : {}),
  })
  const note = async ({ reason }: { reason: string }) => {
    setRefusal(undefined)
    const params = { runId, payoutId: line.payoutId ?? 0 }
    if (!(await act(() => api(returnPayout, { params, body: { reason: reason.trim() } }), setRefusal))) return
    setOpen(false)
    toast({ type: 'success', message: words.done.returned })
  }
  return (
    <>
      <Button
        size="small"
        look="bare"
        aria-haspopup="dialog"
        aria-label={words.sendBackLabel({ name: line.name })}
        onClick={() => setOpen(true)}
      >
        {words.sendBack}
      </Button>
      <Modal
        open={open && !asking}
        size="small"
        title={words.sendBackTitle({ name: line.name })}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
      >
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(note)}>
          <p>{words.sendBackText({ amount: money(line.amount) })}</p>
          <TextField label={words.reason} hint={words.reasonHint} required maxLength={200} {...form.field('reason')} />
          {refusal && (
            <Alert tone="danger" live title={shared.error}>
              {refusal}
            </Alert>
          )}
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {words.noteReturn}
            </Button>
          </div>
        </form>
      </Modal>
    </>
  )
}
