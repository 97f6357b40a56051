import {
  approveTransfer,
  cancelTransfer,
  type PlainDate,
  sendTransfer,
  settleTransfer,
  type Transfer,
} from '@porchlight/contract'
import { Button, ConfirmButton, DateField, Section, TextField, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { useStepUpAction } from '../use-step-up-action.tsx'

type Act = ReturnType<typeof useStepUpAction>['act']
type Props = { transfer: Transfer; today: PlainDate; act: Act }

const Approve = ({ transfer, act }: Pick<Props, 'transfer' | 'act'>) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  const { approve: refusal } = transfer.refusals
  const press = async () => {
    if (await act(() => api(approveTransfer, { params: { transferId: transfer.id } })))
      toast({ type: 'success', message: words.approvedToast })
  }
  return (
    <div className="pay-run-acts">
      <ConfirmButton
        look="primary"
        disabledReason={refusal ? words.refusals[refusal] : undefined}
        words={{
          title: words.approveTitle({ amount: money(transfer.amount) }),
          consequence: words.approveText({ direction: words.directions[transfer.direction] }),
          confirm: words.approve,
          cancel: words.keep,
          close: words.close,
        }}
        onConfirm={() => {
          void press()
        }}
      >
        {words.approve}
      </ConfirmButton>
    </div>
  )
}

const Send = ({ transfer, today, act }: Props) => {
  const words = useWords(staffTransferWords)
  const { required } = useWords(formWords)
  const habits = useHabits()
  const dateWords = useDateWords()
  const { send: refusal } = transfer.refusals
  const form = useFields<{ on: PlainDate | null; reference: string }>({
    values: { on: today, reference: '' },
    problemsOf: ({ on, reference }) => ({
      ...(!on && { on: required }),
      ...(reference.trim().length < 3 && { reference: required }),
    }),
  })
  const save = async ({ on, reference }: { on: PlainDate | null; reference: string }) => {
    const body = { on: on ?? today, reference }
    if (await act(() => api(sendTransfer, { params: { transferId: transfer.id }, body })))
      toast({ type: 'success', message: words.sentToast })
  }
  return (
    <Section title={words.send} note={words.sendNote}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          <DateField label={words.on} today={today} words={dateWords} required {...habits} {...form.field('on')} />
          <TextField label={words.reference} required autoComplete="off" maxLength={120} {...form.field('reference')} />
        </div>
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          disabledReason={refusal ? words.refusals[refusal] : undefined}
        >
          {words.record}
        </Button>
      </form>
    </Section>
  )
}

const Settle = ({ transfer, today, act }: Props) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  const { required } = useWords(formWords)
  const habits = useHabits()
  const dateWords = useDateWords()
  const form = useFields<{ on: PlainDate | null }>({
    values: { on: today },
    problemsOf: ({ on }) => (on ? {} : { on: required }),
  })
  const save = async ({ on }: { on: PlainDate | null }) => {
    const body = { on: on ?? today }
    if (await act(() => api(settleTransfer, { params: { transferId: transfer.id }, body })))
      toast({ type: 'success', message: words.settledToast })
  }
  return (
    <Section title={words.settle} note={words.settleNote({ amount: money(transfer.amount) })}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <DateField label={words.on} today={today} words={dateWords} required {...habits} {...form.field('on')} />
        <Button type="submit" look="primary" busy={form.busy}>
          {words.recordSettled}
        </Button>
      </form>
    </Section>
  )
}

const Cancel = ({ transfer, act }: Pick<Props, 'transfer' | 'act'>) => {
  const words = useWords(staffTransferWords)
  const { required } = useWords(formWords)
  const form = useFields<{ reason: string }>({
    values: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 3 ? { reason: required } : {}),
  })
  const save = async ({ reason }: { reason: string }) => {
    if (await act(() => api(cancelTransfer, { params: { transferId: transfer.id }, body: { reason } })))
      toast({ type: 'success', message: words.canceledToast })
  }
  return (
    <Section title={words.cancel} note={words.cancelNote}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <TextField label={words.reason} required autoComplete="off" maxLength={300} {...form.field('reason')} />
        <Button type="submit" look="quiet" busy={form.busy}>
          {words.cancel}
        </Button>
      </form>
    </Section>
  )
}

/** The actions available in the transfer's status. */
export const TransferActions = ({ transfer, today, act }: Props) => {
  const { state, needsSecond } = transfer
  if (state === 'settled' || state === 'canceled') return null
  return (
    <>
      {state === 'prepared' && needsSecond && <Approve transfer={transfer} act={act} />}
      {state === 'sent' ? (
        <Settle transfer={transfer} today={today} act={act} />
      ) : (
        <Send transfer={transfer} today={today} act={act} />
      )}
      <Cancel transfer={transfer} act={act} />
    </>
  )
}
