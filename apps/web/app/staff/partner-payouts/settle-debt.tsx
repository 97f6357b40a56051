import { type DebtSettlementKind, type PartnerDebt, type PlainDate, settlePartnerDebt } from '@porchlight/contract'
import { Button, DateField, Modal, type MoneyAmount, TextArea, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { partnerDebtWords } from '#app/lib/messages/staff/partner-debts.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { markIn, useStepUpAction } from '../use-step-up-action.tsx'

type Fields = { amount: MoneyAmount | null; receivedOn: PlainDate | null; reference: string; reason: string }
type Settling = { debt: PartnerDebt; kind: DebtSettlementKind; today: PlainDate }

const shortest = 10

const useSettling = ({ debt: { partnerId, owed }, kind, today }: Settling, onDone: () => void) => {
  const words = useWords(partnerDebtWords)
  const { required, error } = useWords(formWords)
  const { act, question, asking } = useStepUpAction()
  const isRepayment = kind === 'repayment'
  const form = useFields<Fields>({
    values: { amount: owed, receivedOn: today, reference: '', reason: '' },
    problemsOf: ({ amount, receivedOn, reason }) => ({
      ...(!amount && { amount: required }),
      ...(isRepayment && !receivedOn && { receivedOn: required }),
      ...(reason.trim().length < shortest && { reason: words.reasonHint }),
    }),
  })
  const save = async ({ amount, receivedOn, reference, reason }: Fields) => {
    if (!amount) return
    const day = isRepayment && receivedOn ? { receivedOn, reference } : {}
    const body = { partnerId, kind, ...amount, ...day, reason }
    const results = await act(() => api(settlePartnerDebt, { body }), markIn(form, error))
    if (!results) return
    toast({ type: 'success', message: results.outcome.state === 'done' ? words.recorded : words.pending })
    onDone()
  }
  return { form, question, asking, onSubmit: form.submit(save) }
}

const Form = ({ onDone, ...settling }: Settling & { onDone: () => void }) => {
  const { debt, kind, today } = settling
  const words = useWords(partnerDebtWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const habits = useHabits()
  const dateWords = useDateWords()
  const { form, question, asking, onSubmit } = useSettling(settling, onDone)
  const isRepayment = kind === 'repayment'
  return (
    <>
      <Modal
        open={!asking}
        onClose={onDone}
        title={(isRepayment ? words.repaymentOf : words.writeOffOf)({ name: debt.name })}
        closeLabel={words.close}
        size="small"
      >
        <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
          <p>{isRepayment ? words.repaymentText : words.writeOffText}</p>
          <MoneyField
            label={words.amount}
            currency={debt.owed.currency}
            required
            words={{ unclear: invalidNumber }}
            locale={habits.locale}
            {...form.field('amount')}
          />
          {isRepayment && (
            <>
              <DateField
                label={words.receivedOn}
                today={today}
                words={dateWords}
                required
                {...habits}
                {...form.field('receivedOn')}
              />
              <TextField label={words.reference} autoComplete="off" maxLength={100} {...form.field('reference')} />
            </>
          )}
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            maxLength={500}
            required
            {...form.field('reason')}
          />
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {isRepayment ? words.repayment : words.writeOff}
            </Button>
            <Button onClick={onDone}>{words.cancel}</Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
}

/** Records a partner's repayment, or writes off what they owe. */
export const SettleDebt = (settling: Settling) => {
  const words = useWords(partnerDebtWords)
  const [open, setOpen] = useState(false)
  const { debt, kind } = settling
  const { name } = debt
  const isRepayment = kind === 'repayment'
  return (
    <>
      <Button
        size="small"
        look={isRepayment ? 'quiet' : 'bare'}
        aria-haspopup="dialog"
        aria-label={isRepayment ? words.repaymentOf({ name }) : words.writeOffOf({ name })}
        disabledReason={debt.pending ? words.waits : undefined}
        onClick={() => setOpen(true)}
      >
        {isRepayment ? words.repayment : words.writeOff}
      </Button>
      {open && <Form {...settling} onDone={() => setOpen(false)} />}
    </>
  )
}
