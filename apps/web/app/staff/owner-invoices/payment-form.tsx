import { type OwnerInvoice, type PlainDate, receiveOwnerMoney } from '@porchlight/contract'
import { Button, DateField, type MoneyAmount, Section, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffOwnerInvoiceWords } from '#app/lib/messages/staff/owner-invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Fields = { amount: MoneyAmount | null; receivedOn: PlainDate | null; reference: string }

const useReceiving = ({ number, open }: OwnerInvoice, today: PlainDate) => {
  const words = useWords(staffOwnerInvoiceWords)
  const { required, error } = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { amount: open, receivedOn: today, reference: '' },
    problemsOf: ({ amount, receivedOn, reference }) => ({
      ...(!amount && { amount: required }),
      ...(!receivedOn && { receivedOn: required }),
      ...(!reference.trim() && { reference: required }),
    }),
  })
  const save = async ({ amount, receivedOn, reference }: Fields) => {
    if (!amount || !receivedOn) return
    const body = { amount: amount.amount, receivedOn, reference }
    const answer = await api(receiveOwnerMoney, { params: { number }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, error)
    toast({ type: 'success', message: words.noted })
    await revalidate()
  }
  return { form, onSubmit: form.submit(save) }
}

/** Records an owner's payment that already reached the trust account. */
export const PaymentForm = ({ invoice, today }: { invoice: OwnerInvoice; today: PlainDate }) => {
  const words = useWords(staffOwnerInvoiceWords)
  const habits = useHabits()
  const dateWords = useDateWords()
  const { form, onSubmit } = useReceiving(invoice, today)
  const isPaid = invoice.open.amount === 0
  return (
    <Section title={words.receive} note={words.receiveNote}>
      <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
        <div className="staff-pair">
          <MoneyField
            label={words.amount}
            currency={invoice.open.currency}
            required
            words={{ unclear: words.unclear }}
            locale={habits.locale}
            {...form.field('amount')}
          />
          <DateField
            label={words.receivedOn}
            today={today}
            words={dateWords}
            required
            {...habits}
            {...form.field('receivedOn')}
          />
        </div>
        <TextField label={words.reference} required autoComplete="off" maxLength={120} {...form.field('reference')} />
        <Button type="submit" look="primary" busy={form.busy} disabledReason={isPaid ? words.allPaid : undefined}>
          {words.note}
        </Button>
      </form>
    </Section>
  )
}
