import { askDeposit, type Money, mostDeposit } from '@porchlight/contract'
import { Button, type MoneyAmount, MoneyField, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { homeDepositWords } from '#app/lib/messages/owner/home-deposit.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { amount: MoneyAmount | null }

/** What a card holds for every stay in the house; nothing asks for none. */
export const HomeDepositForm = ({ homeId, deposit }: { homeId: number; deposit: Money }) => {
  const words = useWords(homeDepositWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { amount: deposit },
    problemsOf: ({ amount }) => (amount === null ? { amount: words.unclear } : {}),
  })
  const ask = async ({ amount }: Fields) => {
    const answer = await api(askDeposit, { params: { id: homeId }, body: { amount: amount?.amount ?? 0 } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(ask)}>
        <p className="muted">{words.lead}</p>
        <MoneyField
          label={words.amount}
          hint={words.amountHint}
          currency={deposit.currency}
          min={0}
          max={mostDeposit}
          words={{ unclear: words.unclear }}
          locale={locale}
          {...form.field('amount')}
        />
        <div className="guide-agreement-acts">
          <Button type="submit" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
