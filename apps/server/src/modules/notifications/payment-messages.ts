import type { Writers } from './words.ts'

type PaymentKind =
  | 'paid'
  | 'payment_ahead'
  | 'payment_failed'
  | 'bank_pending'
  | 'bank_returned'
  | 'resold'
  | 'refunded'
  | 'refund_refused'

/** What is still to pay of a stay, and how it is taken. */
export const nextPayment = (next: { on: string; amount: string } | null): string =>
  next
    ? `The next payment, ${next.amount}, is taken the same way on ${next.on}. We write to you before.`
    : 'Nothing more is due.'

/** A guest's money: what was taken, what will be, what goes back. */
export const paymentWriters: Writers<PaymentKind> = {
  paid: (stay, { amount, next }) => ({
    subject: `${stay.home}: ${amount} received`,
    brief: nextPayment(next),
    heading: `We received ${amount}`,
    paragraphs: [`Dear ${stay.firstName}, thank you. ${nextPayment(next)}`],
    action: 'See the receipt',
  }),
  payment_ahead: (stay, { amount, on, from }) => ({
    subject: `${stay.home}: ${amount} is taken on ${on}`,
    brief: `It is taken from ${from}. Until then you can give another card.`,
    heading: `${amount} is taken on ${on}`,
    paragraphs: [
      `Dear ${stay.firstName}, the next payment for your stay at ${stay.home} is taken by itself. There is nothing to do for you.`,
      'Is this card no longer the right one? Until then you can give another; nothing is charged by that.',
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Day', value: on },
      { label: 'From', value: from },
    ],
    action: 'See or change the card',
  }),
  payment_failed: (stay, { amount, until }) => ({
    subject: `${stay.home}: ${amount} could not be taken`,
    brief: until
      ? `Your bank did not release it. Please pay with this or another card until ${until}; after that the stay is canceled under its terms.`
      : 'Your bank did not release it. Nothing was charged; please pay with this or another card.',
    heading: 'A payment did not go through',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not release ${amount} for ${stay.home}. Nothing was charged.`,
      'The usual reason is a limit on the card. Call the number on its back, or pay with another card.',
      ...(until
        ? [
            `You can pay until ${until}. We try this card once more each night until then. If nothing has come by then, the booking is canceled under its terms.`,
          ]
        : []),
    ],
    ...(until && { facts: [{ label: 'Pay until', value: until }] }),
    action: 'Pay now',
  }),
  bank_pending: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: ${amount} is on its way from your bank`,
    brief: nights
      ? `The nights are yours meanwhile, until ${until} at most. We write to you as soon as it has come.`
      : `We write to you as soon as it has come, by ${until} at the latest.`,
    heading: 'Your bank has been asked',
    paragraphs: [
      `Dear ${stay.firstName}, we have asked your bank for ${amount}. Banks take a few working days; there is nothing more for you to do.`,
      nights
        ? `The nights in ${stay.home} are kept for you meanwhile, until ${until} at most. The stay is confirmed the moment the money has come, and not before.`
        : 'Nothing else is charged for it meanwhile.',
      'Should your bank return it we write to you at once, and a card can take its place.',
    ],
    facts: [{ label: 'The bank answers by', value: until }],
    action: 'See your payments',
  }),
  bank_returned: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: your bank returned ${amount}`,
    brief: `Please pay by card until ${until}. ${nights ? 'The nights are yours until then.' : 'Nothing was taken.'}`,
    heading: 'Your bank returned the payment',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not pay ${amount} for ${stay.home}. Nothing was taken.`,
      nights
        ? `The nights are yours until ${until}. Pay by card until then and the stay is confirmed at once; after that the nights are open to everyone again.`
        : `Please pay it by card until ${until}. After that the booking is canceled under its terms.`,
    ],
    facts: [{ label: 'Pay by card until', value: until }],
    action: 'Pay by card',
  }),
  resold: (stay, { amount }) => ({
    subject: `${stay.home}: ${amount} comes back to you`,
    brief: 'Someone else has taken the nights of your canceled booking.',
    heading: 'Your nights were let again',
    paragraphs: [
      `Dear ${stay.firstName}, someone else has taken the nights of your canceled booking ${stay.number} and paid for them. ${amount} goes back the way it came, usually within five working days.`,
    ],
    action: 'See the booking',
  }),
  refunded: (stay, { amount, otherwise }) => ({
    subject: `${stay.home}: ${amount} sent back`,
    brief: otherwise
      ? `Paid another way: ${otherwise}.`
      : 'It goes back the way it came, usually within five working days.',
    heading: `${amount} is on its way back`,
    paragraphs: [
      otherwise
        ? `Dear ${stay.firstName}, your card did not take ${amount}, so we paid it another way: ${otherwise}.`
        : `Dear ${stay.firstName}, we sent ${amount} back the way it came.`,
    ],
    action: 'See the receipt',
  }),
  refund_refused: (stay, { amount }) => ({
    subject: `${stay.home}: your card did not take ${amount}`,
    brief: 'The money is yours; we pay it another way.',
    heading: `We owe you ${amount}`,
    paragraphs: [
      `Dear ${stay.firstName}, we sent ${amount} of booking ${stay.number} back to your card, and your bank did not take it. The money is yours and stands with us. Someone of our team writes to you and asks how you would like to have it.`,
    ],
    action: 'See the booking',
  }),
}
