import type { MessageWriters } from './message-types.ts'

type PaymentKind =
  | 'paid'
  | 'payment_ahead'
  | 'payment_failed'
  | 'bank_pending'
  | 'bank_returned'
  | 'resold'
  | 'refunded'
  | 'refund_refused'

/** The next scheduled payment of a booking. */
export const nextPayment = (next: { on: string; amount: string } | null): string =>
  next
    ? `We’ll charge the next payment, ${next.amount}, to the same payment method on ${next.on} and email you before we do.`
    : 'Nothing else is due.'

/** Emails to the guest about payments and refunds. */
export const paymentWriters: MessageWriters<PaymentKind> = {
  paid: (stay, { amount, next }) => ({
    subject: `${stay.home}: we received your payment of ${amount}`,
    brief: nextPayment(next),
    heading: `We received ${amount}`,
    paragraphs: [`Hi ${stay.firstName}, thank you for your payment. ${nextPayment(next)}`],
    action: 'View receipt',
  }),
  payment_ahead: (stay, { amount, on, from }) => ({
    subject: `${stay.home}: ${amount} will be charged on ${on}`,
    brief: `We’ll charge ${from}. You can change the card until then.`,
    heading: `${amount} will be charged on ${on}`,
    paragraphs: [
      `Hi ${stay.firstName}, the next payment for your stay at ${stay.home} is automatic. You don’t need to do anything.`,
      'Want to use a different card? You can change it until then. Changing it doesn’t charge anything.',
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Date', value: on },
      { label: 'Payment method', value: from },
    ],
    action: 'Manage payment method',
  }),
  payment_failed: (stay, { amount, until }) => ({
    subject: `${stay.home}: your payment of ${amount} failed`,
    brief: until
      ? `Your bank declined it. Pay with this or another card by ${until}, or the booking is canceled under its policy.`
      : 'Your bank declined it and nothing was charged. Try again or use another card.',
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `Hi ${stay.firstName}, your bank declined a payment of ${amount} for ${stay.home}. Nothing was charged.`,
      'The usual reason is a card limit. Call the number on the back of your card, or pay with another card.',
      ...(until
        ? [
            `You can pay until ${until}. We’ll retry this card every night until then. If we haven’t received the payment, the booking is canceled under its policy.`,
          ]
        : []),
    ],
    ...(until && { facts: [{ label: 'Pay by', value: until }] }),
    action: 'Pay now',
  }),
  bank_pending: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: your bank payment of ${amount} is processing`,
    brief: nights
      ? `We’re holding your nights until ${until} at the latest and will email you when the payment clears.`
      : `We’ll email you when it clears, by ${until} at the latest.`,
    heading: 'Your bank payment is processing',
    paragraphs: [
      `Hi ${stay.firstName}, your bank is processing a payment of ${amount}. This takes a few business days. You don’t need to do anything.`,
      nights
        ? `We’re holding your nights at ${stay.home} until ${until} at the latest. Your booking is confirmed once the payment clears.`
        : 'Nothing else is charged in the meantime.',
      'If your bank returns the payment, we’ll email you right away so you can pay by card.',
    ],
    facts: [{ label: 'Clears by', value: until }],
    action: 'View your payments',
  }),
  bank_returned: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: your bank returned ${amount}`,
    brief: `Pay by card by ${until}. ${nights ? 'We’re holding your nights until then.' : 'Nothing was charged.'}`,
    heading: 'Your bank returned the payment',
    paragraphs: [
      `Hi ${stay.firstName}, your bank returned a payment of ${amount} for ${stay.home}. Nothing was charged.`,
      nights
        ? `We’re holding your nights until ${until}. Pay by card before then to confirm your booking. After that, the nights open up to other guests.`
        : `Pay by card by ${until}. After that, the booking is canceled under its policy.`,
    ],
    facts: [{ label: 'Pay by card by', value: until }],
    action: 'Pay by card',
  }),
  resold: (stay, { amount }) => ({
    subject: `${stay.home}: you’re getting ${amount} back`,
    brief: 'The nights of your canceled booking were rebooked.',
    heading: 'Your nights were rebooked',
    paragraphs: [
      `Hi ${stay.firstName}, another guest booked and paid for the nights of your canceled booking ${stay.number}. We’re refunding ${amount} to the original payment method. It usually arrives within five business days.`,
    ],
    action: 'View the booking',
  }),
  refunded: (stay, { amount, otherwise }) => ({
    subject: `${stay.home}: your refund of ${amount}`,
    brief: otherwise
      ? `Paid another way: ${otherwise}.`
      : 'It goes to the original payment method and usually arrives within five business days.',
    heading: `Your refund of ${amount} is on its way`,
    paragraphs: [
      otherwise
        ? `Hi ${stay.firstName}, your card couldn’t receive the refund of ${amount}, so we sent it another way: ${otherwise}.`
        : `Hi ${stay.firstName}, we refunded ${amount} to the original payment method.`,
    ],
    action: 'View receipt',
  }),
  refund_refused: (stay, { amount }) => ({
    subject: `${stay.home}: your refund of ${amount} didn’t go through`,
    brief: 'The money is yours. We’ll contact you to send it another way.',
    heading: `We owe you ${amount}`,
    paragraphs: [
      `Hi ${stay.firstName}, your bank rejected the refund of ${amount} for booking ${stay.number}. The money is yours. Our team will contact you to arrange another way to send it.`,
    ],
    action: 'View the booking',
  }),
}
