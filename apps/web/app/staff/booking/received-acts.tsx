import {
  depositPayment,
  type PlainDate,
  type ReceivedPayment,
  type ReversalCause,
  reversalCauses,
  reversePayment,
} from '@porchlight/contract'
import { Alert, Button, DateField, Modal, RadioGroup, TextArea, toast } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { receivedPaymentWords } from '#app/lib/messages/staff/received-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

const shortestReason = 10

type Props = { payment: ReceivedPayment; today: PlainDate }

const Deposit = ({ payment: { id, amount, receivedOn }, today }: Props) => {
  const words = useWords(receivedPaymentWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const dateWords = useDateWords()
  const { locale, ...habits } = useHabits()
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState<string | null>(today)
  const fields = useRef<HTMLDivElement>(null)
  const save = async () => {
    if (goToUnread(fields.current) || day === null) return
    const done = await act(() => api(depositPayment, { params: { id }, body: { depositedOn: day } }))
    if (!done) return
    setOpen(false)
    toast({ type: 'success', message: words.depositSaved })
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.deposit}
      </Button>
      <Modal
        open={open && !asking}
        size="small"
        title={words.depositTitle({ amount: money(amount) })}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
        footer={
          <Button look="primary" onClick={() => void save()}>
            {words.deposit}
          </Button>
        }
      >
        <div ref={fields}>
          <DateField
            label={words.depositDay}
            today={today}
            min={receivedOn}
            max={today}
            required
            words={dateWords}
            locale={locale}
            {...habits}
            value={day}
            error={day === null ? shared.required : undefined}
            onChange={setDay}
          />
        </div>
      </Modal>
      {question}
    </>
  )
}

const Reversal = ({ payment: { id, amount } }: Pick<Props, 'payment'>) => {
  const words = useWords(receivedPaymentWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [why, setWhy] = useState<ReversalCause>('returned')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isShort = reason.trim().length < shortestReason
  const reverse = async () => {
    setTried(true)
    setRefusal(undefined)
    if (isShort) return
    const done = await act(() => api(reversePayment, { params: { id }, body: { why, reason } }), setRefusal)
    if (!done) return
    setOpen(false)
    toast({ type: 'success', message: done.outcome.state === 'pending' ? words.waits : words.reversalSaved })
  }
  return (
    <>
      <Button size="small" look="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.reverse}
      </Button>
      <Modal
        open={open && !asking}
        size="small"
        title={words.reverseTitle({ amount: money(amount) })}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
        footer={
          <Button look="primary" onClick={() => void reverse()}>
            {words.reverse}
          </Button>
        }
      >
        <div className="staff-form">
          <p>{words.reverseText}</p>
          <RadioGroup
            legend={words.why}
            value={why}
            onChange={(value) => setWhy(value as ReversalCause)}
            options={reversalCauses.map((value) => ({ value, label: words.causes[value] }))}
          />
          <TextArea
            label={words.reason}
            rows={3}
            maxLength={500}
            required
            value={reason}
            onChange={setReason}
            error={tried && isShort ? words.noteShort : undefined}
          />
          {refusal && (
            <Alert tone="danger" live title={shared.error}>
              {refusal}
            </Alert>
          )}
        </div>
      </Modal>
      {question}
    </>
  )
}

/** Actions on a recorded payment: deposit it at the bank, or reverse it with a reason. */
export const ReceivedActs = ({ payment, today }: Props) => {
  const { allowedActions } = payment
  if (allowedActions.length === 0) return null
  return (
    <span className="staff-acts">
      {allowedActions.includes('deposit') && <Deposit payment={payment} today={today} />}
      {allowedActions.includes('reverse') && <Reversal payment={payment} />}
    </span>
  )
}
