import type { Payment } from '@porchlight/contract'
import type { BookingPayment } from './intent.ts'

const succeededStatus = ({ amount, refunded, disputed }: BookingPayment): Payment['status'] => {
  if (disputed > 0) return 'disputed'
  if (refunded === 0) return 'succeeded'
  return refunded < amount.amount ? 'partly_refunded' : 'refunded'
}

const statusOf = (payment: BookingPayment): Payment['status'] => {
  switch (payment.state) {
    case 'recorded':
    case 'pending':
      return 'pending'
    case 'needs_action':
      return 'needs_action'
    case 'failed':
      return 'failed'
    case 'succeeded':
      return succeededStatus(payment)
  }
}

export const paymentView = (payment: BookingPayment): Payment => ({
  id: payment.id,
  status: statusOf(payment),
  amount: payment.amount,
  refunded: { ...payment.amount, amount: payment.refunded },
  method: payment.method || (payment.kind === 'bank' ? 'Bank account' : 'Card'),
  byFriend: payment.payer !== null,
  by: payment.kind,
  at: (payment.resolvedAt ?? payment.createdAt).toISOString(),
  challengeUrl: payment.state === 'needs_action' ? payment.challengeUrl : null,
})
