import { type Money, payProvider } from '@porchlight/contract'
import { Button, type MoneyAmount, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffProtectionWords } from '#app/lib/messages/staff/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Fields = { amount: MoneyAmount | null; reference: string }

/** Records a premium payment, up to the amount payable. */
export const PayForm = ({ owed }: { owed: Money }) => {
  const words = useWords(staffProtectionWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { amount: owed, reference: '' },
    problemsOf: ({ amount, reference }) => ({
      ...(!amount?.amount && { amount: shared.required }),
      ...(reference.trim().length < 3 && { reference: shared.required }),
    }),
  })
  const pay = async ({ amount, reference }: Fields) => {
    const body = { amount: { amount: amount?.amount ?? 0, currency: owed.currency }, reference: reference.trim() }
    const answer = await api(payProvider, { body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.noted })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(pay)}>
      <p className="num">{words.owedText({ amount: money(owed) })}</p>
      <div className="staff-pair">
        <MoneyField
          label={words.amount}
          currency={owed.currency}
          min={1}
          max={owed.amount}
          required
          words={{ unclear: words.unclear }}
          locale={locale}
          {...form.field('amount')}
        />
        <TextField
          label={words.reference}
          hint={words.referenceHint}
          required
          maxLength={120}
          {...form.field('reference')}
        />
      </div>
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.note}
        </Button>
      </div>
    </form>
  )
}
