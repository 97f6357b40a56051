import { answerOrder, type DeskOrder } from '@porchlight/contract'
import { Button, type MoneyAmount, MoneyField, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffConciergeWords } from '#app/lib/messages/staff/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

type Fields = { price: MoneyAmount | null; note: string }

/** Confirms an order at the price that was listed or another, or declines it with a word. */
export const Answer = ({ order }: { order: DeskOrder }) => {
  const words = useWords(staffConciergeWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { currency } = useSite()
  const { revalidate } = useRevalidator()
  const [declining, setDeclining] = useState(false)
  const form = useFields<Fields>({
    values: { price: order.price, note: '' },
    problemsOf: ({ price }) => (price === null ? { price: words.priceMissing } : {}),
  })
  const answer = async (price: number | null, note: string) => {
    const heard = await api(answerOrder, { params: { id: order.id }, body: { price, note } })
    if (!heard.ok) return form.refuse([], heard.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    await revalidate()
  }
  const decline = () => {
    setDeclining(true)
    void answer(null, form.values.note).finally(() => setDeclining(false))
  }
  return (
    <form
      method="post"
      className="order-answer"
      noValidate
      onSubmit={form.submit(({ price, note }) => answer(price?.amount ?? null, note))}
    >
      <MoneyField
        label={words.price}
        hint={words.priceHint}
        currency={order.price?.currency ?? currency}
        min={100}
        max={10_000_000}
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('price')}
      />
      <TextField label={words.note} aside={shared.optional} maxLength={1000} {...form.field('note')} />
      <div className="staff-acts">
        <Button type="submit" size="small" look="primary" busy={form.busy}>
          {words.confirm}
        </Button>
        <Button size="small" look="bare" busy={declining} onClick={decline}>
          {words.decline}
        </Button>
      </div>
    </form>
  )
}
