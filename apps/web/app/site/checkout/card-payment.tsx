import type { CardTaker, Payment } from '@porchlight/contract'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Finishing } from './finishing.tsx'
import { bankAddress } from './pay-form.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { type SendCard, useCardAttempt } from './use-payment.ts'
import { useTypedCard } from './use-typed-card.ts'

type Taken = { payment: Pick<Payment, 'id' | 'challengeUrl' | 'status'> }

type Props = {
  taker: CardTaker
  label: string
  note: string
  /** The path of this page, to which the bank leads back. */
  page: string
  sendCard: SendCard<Taken>
  /** Finishes what waited at the bank. */
  resume: (paymentId: string) => ReturnType<SendCard<Taken>>
  /** Where it goes on then; else the page shows itself anew. */
  onPaid?: () => void
}

/** A card for an amount that is not what is due of a booking: a share, or a part. */
export const CardPayment = ({ taker, label, note, page, sendCard, resume, onPaid }: Props) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const { state, send, insist, settle } = useCardAttempt(sendCard)
  const typed = useTypedCard({ state, settle })
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
  if (leaving || (returned && state.kind !== 'refused')) return <Finishing />
  return <PaymentStep taker={taker} {...typed} onPay={(token) => void pay(token)} act={{ label, note }} />
}
