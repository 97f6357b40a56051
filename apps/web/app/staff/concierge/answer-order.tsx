import { answerOrder, type DeskOrder, mostIn, mostServicePrice } from '@porchlight/contract'
import { Button, type MoneyAmount, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffConciergeWords } from '#app/lib/messages/staff/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'

type Fields = { price: MoneyAmount | null; note: string; reason: string }

/** Confirms an order at its list price or another (with a reason above the one-person limit), or declines it. */
export const AnswerOrder = ({ order }: { order: DeskOrder }) => {
  const words = useWords(staffConciergeWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { money } = useFormats()
  const { currency } = useSite()
  const { revalidate } = useRevalidator()
  const [declining, setDeclining] = useState(false)
  const [needsReason, setNeedsReason] = useState(false)
  const form = useFields<Fields>({
    values: { price: order.price, note: '', reason: '' },
    problemsOf: ({ price }) => (price === null ? { price: words.priceMissing } : {}),
  })
  const answer = async (price: number | null, { note, reason }: Pick<Fields, 'note' | 'reason'>) => {
    const heard = await api(answerOrder, { params: { id: order.id }, body: { price, note, reason } })
    if (!heard.ok) {
      const asksReason = heard.error.code === 'reason_needed'
      if (asksReason) setNeedsReason(true)
      return form.refuse(asksReason ? ['reason'] : [], heard.error.message, shared.error)
    }
    const waits = heard.results.outcome?.state === 'pending'
    toast({ type: 'success', message: waits ? words.sentForApproval : words.done })
    await revalidate()
  }
  const decline = () => {
    setDeclining(true)
    void answer(null, form.values).finally(() => setDeclining(false))
  }
  const declineButton = (label: string) => (
    <Button size="small" look="bare" busy={declining} onClick={decline}>
      {label}
    </Button>
  )
  if (order.waiting)
    return (
      <div className="order-answer">
        <p className="num">{words.waitsForSecond({ amount: money(order.waiting) })}</p>
        <div className="staff-acts">{declineButton(words.withdrawAndDecline)}</div>
      </div>
    )
  return (
    <form
      method="post"
      className="order-answer"
      noValidate
      onSubmit={form.submit(({ price, ...rest }) => answer(price?.amount ?? null, rest))}
    >
      <MoneyField
        label={words.price}
        hint={words.priceHint}
        currency={order.price?.currency ?? currency}
        min={100}
        max={mostIn(order.price?.currency ?? currency, mostServicePrice)}
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('price')}
      />
      <TextField label={words.note} aside={shared.optional} maxLength={1000} {...form.field('note')} />
      {needsReason && (
        <TextField label={words.reason} hint={words.reasonHint} required maxLength={500} {...form.field('reason')} />
      )}
      <div className="staff-acts">
        <Button type="submit" size="small" look="primary" busy={form.busy}>
          {words.confirm}
        </Button>
        {declineButton(words.decline)}
      </div>
    </form>
  )
}
