import { type Booking, soldStatuses } from '@porchlight/contract'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { record } from '#app/lib/analytics.ts'
import { newTripAddress, payAddress, tripAddress } from './addresses.ts'
import { type CardForm, emptyCard } from './card-check.ts'
import { challengeAddress, type Way } from './pay-form.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { useDraft } from './use-draft.ts'
import { usePayment } from './use-payment.ts'

/** Pays the amount due on a booking, through the bank if needed, then opens the booking's page. */
export const useBookingPayment = (booking: Booking) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const draft = useDraft(`payment-${booking.home.id}`, { signedName: '', cardName: '' })
  const [numbers, setNumbers] = useState<Omit<CardForm, 'name'>>(emptyCard)
  const [leaving, setLeaving] = useState(false)
  const payment = usePayment(booking.id)
  const goOn = async (next: Booking) => {
    const isBooked = soldStatuses.includes(next.status)
    if (!isBooked && !next.onItsWay) return revalidate()
    draft.drop()
    setLeaving(true)
    if (soldStatuses.includes(booking.status)) return navigate(tripAddress(next.id), { replace: true })
    if (isBooked) record('Purchase', { booking: next.number, amount: next.total.amount, currency: next.total.currency })
    await navigate(newTripAddress(next.id), { replace: true })
  }
  const pay = async (token: string, by: Way) => {
    const settled = await payment.pay(token, by)
    if (!settled) return revalidate()
    const { id, status, challengeUrl } = settled.payment
    if (status !== 'needs_action' || !challengeUrl) return goOn(settled.booking)
    setLeaving(true)
    location.assign(challengeAddress(booking.id, { id, challengeUrl }))
  }
  const returned = useBankReturn(async (paymentId) => {
    const settled = await payment.resume(paymentId)
    if (settled && settled.payment.status !== 'needs_action') return goOn(settled.booking)
    if (settled) payment.settle()
    await navigate(payAddress(booking.id), { replace: true, preventScrollReset: true })
  })
  const change = (part: Partial<CardForm>) => {
    const { name, ...rest } = part
    if (name !== undefined) draft.change('cardName', name)
    setNumbers({ ...numbers, ...rest })
    if (payment.state.kind === 'refused') payment.settle()
  }
  return {
    draft,
    goOn,
    /** The bank has responded, or the page is about to redirect. */
    finishing: leaving || (returned && payment.state.kind !== 'refused'),
    card: {
      booking,
      card: { ...numbers, name: draft.form.cardName },
      onCard: change,
      state: payment.state,
      onPay: (token: string, by: Way) => void pay(token, by),
    },
  }
}
