import './payment-requests.css'
import {
  createPaymentRequest,
  type Money,
  mostIn,
  mostRequested,
  type PaymentRequest,
  withdrawPaymentRequest,
} from '@porchlight/contract'
import { Button, Section, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Props = { bookingId: number; currency: string; requests: readonly PaymentRequest[]; open: boolean }
type Fields = { amount: Money | null; reason: string }

/** Requests an amount from a guest, with its purpose. */
export const AskForm = ({
  bookingId,
  currency,
  onRequested,
}: Pick<Props, 'bookingId' | 'currency'> & { onRequested: () => void }) => {
  const words = useWords(paymentRequestWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { amount: null, reason: '' },
    problemsOf: ({ amount, reason }) => ({
      ...(amount === null && { amount: words.missing }),
      ...(reason.trim().length < 3 && { reason: words.missing }),
    }),
  })
  const ask = async ({ amount, reason }: Fields) => {
    const answer = await api(createPaymentRequest, {
      params: { id: bookingId },
      body: { amount: amount?.amount ?? 0, reason },
    })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    const waits = answer.results.outcome?.state === 'pending'
    toast({ type: 'success', message: waits ? words.sentForApproval : words.sent })
    await revalidate()
    onRequested()
  }
  return (
    <form method="post" className="booking-asking" noValidate onSubmit={form.submit(ask)}>
      <p className="t-small muted">{words.text}</p>
      <MoneyField
        label={words.amount}
        currency={currency}
        min={100}
        max={mostIn(currency, mostRequested)}
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('amount')}
      />
      <TextField label={words.reason} maxLength={120} {...form.field('reason')} />
      <div>
        <Button type="submit" busy={form.busy}>
          {words.ask}
        </Button>
      </div>
    </form>
  )
}

/** Payment requests that the owner or the team send the guest, until check-out. */
export const PaymentRequests = ({ bookingId, currency, requests, open }: Props) => {
  const words = useWords(paymentRequestWords)
  const { money } = useFormats()
  const { revalidate } = useRevalidator()
  const [sentCount, setSentCount] = useState(0)
  if (!open && requests.length === 0) return null
  const withdraw = async (requestId: number) => {
    const answer = await api(withdrawPaymentRequest, { params: { id: bookingId, requestId } })
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    await revalidate()
  }
  return (
    <Section title={words.title}>
      <ul className="booking-asked num">
        {requests.map(({ id, amount, reason, state, orderId }) => (
          <li key={id}>
            <span>
              <b>{money(amount)}</b> {reason}
              <small>{words.states[state]}</small>
            </span>
            {state === 'open' && orderId === null && (
              <Button size="small" look="bare" onClick={() => void withdraw(id)}>
                {words.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {/* A new form after each request, without its problems shown. */}
      {open && (
        <AskForm
          key={sentCount}
          bookingId={bookingId}
          currency={currency}
          onRequested={() => setSentCount(sentCount + 1)}
        />
      )}
    </Section>
  )
}
