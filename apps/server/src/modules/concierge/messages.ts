import { moneyInWords, shortDay } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  notNow: 'This can be ordered from the confirmation until the stay is over. Please write to the concierge.',
  changed: 'Price or terms have changed since you looked. Please look again.',
  day: 'This cannot be arranged for that day.',
  tooMany: 'These are more people than the stay was booked for.',
  priceReason: (amount: string) =>
    `${amount} is above what one person charges alone. Say why in at least ten characters; a second person has to approve it.`,
  farReason: (amount: string) =>
    `${amount} is ten times more or less than the list price. Check it, or say why in at least ten characters.`,
  answered: 'This order has been answered already.',
  notCancellable: 'This order can no longer be canceled here. Please write to the concierge.',
}

/** What the line in the price of the stay is called. */
export const lineLabel = ({ service, on }: { service: string; on: string }): string => `${service}, ${shortDay(on)}`

type About = { firstName: string; service: string; on: string; home: string }

const facts = ({ service, on, home }: About) => [
  { label: 'Service', value: service },
  { label: 'Day', value: shortDay(on) },
  { label: 'House', value: home },
]

export const letters = {
  ordered: (about: About) => ({
    subject: `Your order: ${about.service}`,
    heading: `${about.firstName}, we are looking after it`,
    paragraphs: [
      'The concierge has your order and answers it, usually within a day. Nothing is charged before you have agreed to the price that is confirmed.',
    ],
    facts: facts(about),
    action: { label: 'Your orders', path: '/travelers/concierge' },
  }),
  canceled: ({ kept, back, currency, ...about }: About & { kept: number; back: number; currency: string }) => ({
    subject: `Canceled: ${about.service}`,
    heading: `${about.firstName}, your order is canceled`,
    paragraphs: [
      back > 0
        ? `The price of your stay is ${moneyInWords({ amount: back, currency })} less; what you paid of it goes back the way it came.`
        : 'Nothing was charged.',
      ...(kept > 0 ? [`By its terms ${moneyInWords({ amount: kept, currency })} is kept.`] : []),
    ],
    facts: facts(about),
    action: { label: 'Your orders', path: '/travelers/concierge' },
  }),
}
