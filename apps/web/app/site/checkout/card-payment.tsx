import type { CardTaker, Payment } from '@porchlight/contract'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { bankAddress } from './pay-form.tsx'
import { PaymentCompletion } from './payment-completion.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { useCardForm } from './use-card-form.ts'
import { type SendCard, useCardAttempt } from './use-payment.ts'

type Taken = { payment: Pick<Payment, 'id' | 'challengeUrl' | 'status'> }

type Props = {
  taker: CardTaker
  label: string
  note: string
  /** This page's path, where the bank redirects back. */
  page: string
  sendCard: SendCard<Taken>
  /** Completes a payment that waited at the bank. */
  resume: (paymentId: string) => ReturnType<SendCard<Taken>>
  /** Where to go next; otherwise the page reloads. */
  onPaid?: () => void
}

/** A card payment for a share or a part of a booking. */
export const CardPayment = ({ taker, label, note, page, sendCard, resume, onPaid }: Props) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const { state, send, insist, settle } = useCardAttempt(sendCard)
  const typed = useCardForm({ state, settle })
  const pay = async (token: string) => {
    const payment = (await send(token))?.payment
    if (payment && !payment.challengeUrl && onPaid) return onPaid()
    if (!payment?.challengeUrl) return revalidate()
    setLeaving(true)
    location.assign(bankAddress(payment.challengeUrl, `${page}${page.includes('?') ? '&' : '?'}payment=${payment.id}`))
  }
  const returned = useBankReturn(async (paymentId) => {
    const payment = (await insist(() => resume(String(paymentId))))?.payment
    if (payment?.status === 'succeeded' && onPaid) return onPaid()
    if (payment) settle()
    await navigate(page, { replace: true, preventScrollReset: true })
  })
  if (leaving || (returned && state.kind !== 'refused')) return <PaymentCompletion />
  return <PaymentStep taker={taker} {...typed} onPay={(token) => void pay(token)} act={{ label, note }} />
}
