import { fillTrust, type Money } from '@porchlight/contract'
import { Button, type MoneyAmount, Section, TextField, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = { amount: MoneyAmount | null; reference: string }

/** Records the company's transfer that funds a trust shortfall (R55). */
export const FundShortfall = ({ owed }: { owed: Money }) => {
  const { money } = useFormats()
  const { locale } = useHabits()
  const { fill: words } = useWords(trustWords)
  const { required } = useWords(formWords)
  const { act, question } = useStepUpAction()
  const form = useFields<Fields>({
    values: { amount: owed, reference: '' },
    problemsOf: ({ amount, reference }) => ({
      ...(!amount && { amount: required }),
      ...(reference.trim().length < 3 && { reference: required }),
    }),
  })
  const save = async ({ amount, reference }: Fields) => {
    if (amount && (await act(() => api(fillTrust, { body: { amount, reference } }))))
      toast({ type: 'success', message: words.saved })
  }
  return (
    <Section title={words.title} note={words.note({ amount: money(owed) })}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          <MoneyField
            label={words.amount}
            currency={owed.currency}
            min={1}
            max={owed.amount}
            required
            words={{ unclear: words.invalid }}
            locale={locale}
            {...form.field('amount')}
          />
          <TextField label={words.reference} required maxLength={120} {...form.field('reference')} />
        </div>
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
      {question}
    </Section>
  )
}
