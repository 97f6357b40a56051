import type { Payment, PaymentData } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { type BookingPayment, type Intent, isReceived } from './intent.ts'

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

/** The card or account, or that it came by wire, check, or in cash. */
export const methodText = ({ kind, method }: Pick<Intent, 'kind' | 'method'>): Said | string => {
  if (isReceived(kind)) return said(`payment.${kind}`, { reference: method })
  return method || (kind === 'bank' ? 'Bank account' : 'Card')
}

export const paymentView = (payment: BookingPayment): PaymentData => ({
  id: payment.id,
  status: statusOf(payment),
  amount: payment.amount,
  refunded: { ...payment.amount, amount: payment.refunded },
  method: methodText(payment),
  byFriend: payment.payer !== null,
  by: payment.kind,
  at: (payment.resolvedAt ?? payment.createdAt).toISOString(),
  challengeUrl: payment.state === 'needs_action' ? payment.challengeUrl : null,
})
