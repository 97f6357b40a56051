import { type DeskClaim, decideClaim } from '@porchlight/contract'
import { Button, type MoneyAmount, MoneyField, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { amount: MoneyAmount | null; text: string }

/** What of a claim is charged, with the reason that both sides read. */
export const Decide = ({ claim: { id, claimed } }: { claim: DeskClaim }) => {
  const words = useWords(claimWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { amount: null, text: '' },
    problemsOf: ({ amount, text }) => ({
      ...(amount === null && { amount: words.missingAmount }),
      ...(text.trim() === '' && { text: words.missing }),
    }),
  })
  const decide = async ({ amount, text }: Fields) => {
    const answer = await api(decideClaim, { params: { id }, body: { amount: amount?.amount ?? 0, text } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    await revalidate()
  }
  return (
    <form method="post" className="claim-form" noValidate onSubmit={form.submit(decide)}>
      <MoneyField
        label={words.decision}
        currency={claimed.currency}
        min={0}
        max={claimed.amount}
        words={{ unclear: words.unclear, held: (value) => shared.nearest({ value }) }}
        locale={locale}
        {...form.field('amount')}
      />
      <TextArea label={words.decisionText} rows={3} maxLength={4000} {...form.field('text')} />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {words.decide}
        </Button>
      </div>
    </form>
  )
}
