import { answerDispute, type StaffCommission, shareOf } from '@porchlight/contract'
import { Button, Modal, Switch, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = { answer: string; upheld: boolean; percent: number | null }
const basisPointsOf = (percent: number | null) => Math.round((percent ?? 0) * 100)

/** The commission at the corrected rate, before it is sent. */
const Consequence = ({ commission, rate }: { commission: StaffCommission; rate: number }) => {
  const words = useWords(staffCommissionWords)
  const { money } = useFormats()
  const { rent, amount, bearer } = commission
  if (!rent || rate === commission.rate) return null
  const after = { amount: shareOf(rent.amount, rate), currency: rent.currency }
  return (
    <p role="status">
      {words.corrected({ before: money(amount), after: money(after) })} {words.bearer}: {words.bearers[bearer]}.{' '}
      {rate > (commission.rate ?? 0) && words.secondDecides}
    </p>
  )
}

type FormProps = { commission: StaffCommission; onDone: () => void; act: ReturnType<typeof useStepUpAction>['act'] }

const AnswerForm = ({ commission, onDone, act }: FormProps) => {
  const words = useWords(staffCommissionWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { reasonShort } = useWords(approvalWords)
  const { locale } = useHabits()
  const { id, dispute, partner, rate, rent } = commission
  const form = useFields<Fields>({
    values: { answer: '', upheld: false, percent: rate === null ? null : rate / 100 },
    problemsOf: ({ answer, upheld, percent }) => ({
      ...(answer.trim().length < 3 && { answer: shared.required }),
      // The second person reads the reason.
      ...(upheld && basisPointsOf(percent) > (rate ?? 0) && answer.trim().length < 10 && { answer: reasonShort }),
      ...(upheld && rent && percent === null && { percent: shared.required }),
    }),
  })
  const { upheld, percent } = form.values
  const correctable = upheld && rent !== null && rate !== null
  const send = async ({ answer }: Fields) => {
    const corrected = basisPointsOf(percent)
    const body = { answer, upheld, ...(correctable && corrected !== rate && { rate: corrected }) }
    const results = await act(
      () => api(answerDispute, { params: { commissionId: id }, body }),
      (message) => form.refuse([], message, shared.error),
    )
    if (!results) return
    toast({ type: 'success', message: results.outcome?.state === 'pending' ? words.answerWaits : words.answered })
    onDone()
  }
  return (
    <form method="post" noValidate className="staff-form" onSubmit={form.submit(send)}>
      <p data-content>{words.answerText({ partner: partner.name, reason: dispute?.reason ?? '' })}</p>
      <TextArea label={words.answerField} rows={4} maxLength={1000} required {...form.field('answer')} />
      <Switch label={words.upheld} checked={upheld} onChange={(checked) => form.change('upheld', checked)} />
      {correctable && (
        <>
          <NumberField
            label={words.rightRate}
            hint={words.rightRateHint}
            unit="%"
            min={0}
            max={100}
            decimals={2}
            required
            locale={locale}
            words={{ unclear: invalidNumber }}
            {...form.field('percent')}
          />
          {percent !== null && <Consequence commission={commission} rate={basisPointsOf(percent)} />}
        </>
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.sendAnswer}
        </Button>
      </div>
    </form>
  )
}

/** Answers a partner's dispute and corrects the rate if the partner is right. */
export const AnswerDispute = ({ commission }: { commission: StaffCommission }) => {
  const words = useWords(staffCommissionWords)
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" look="primary" onClick={() => setOpen(true)}>
        {words.answer}
      </Button>
      <Modal open={open && !asking} onClose={close} title={words.answer} closeLabel={words.close}>
        <AnswerForm commission={commission} onDone={close} act={act} />
      </Modal>
      {question}
    </>
  )
}
