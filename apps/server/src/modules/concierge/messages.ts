import { moneyInWords, shortDay } from '#modules/bookings'

/** Texts of this module. */
export const problems = {
  notNow: 'You can order this from confirmation to check-out. Message the concierge for anything else.',
  changed: 'The price or terms have changed. Review them and order again.',
  day: 'This isn’t available on that day. Choose another day.',
  tooMany: 'This is more people than the booking includes.',
  priceReason: (amount: string) => `${amount} needs a second approver. Enter a reason of at least 10 characters.`,
  farReason: (amount: string) =>
    `${amount} is at least ten times more or less than the list price. Check it, or enter a reason of at least 10 characters.`,
  answered: 'This order was already answered.',
  notCancellable: 'This order can no longer be canceled online. Message the concierge.',
}

/** Label of the price line. */
export const lineLabel = ({ service, on }: { service: string; on: string }): string => `${service}, ${shortDay(on)}`

type About = { firstName: string; service: string; on: string; home: string }

const facts = ({ service, on, home }: About) => [
  { label: 'Service', value: service },
  { label: 'Date', value: shortDay(on) },
  { label: 'Home', value: home },
]

export const letters = {
  ordered: (about: About) => ({
    subject: `Your order: ${about.service}`,
    heading: `${about.firstName}, we received your order`,
    paragraphs: [
      'The concierge will answer your order, usually within a day. Nothing is charged until you agree to the confirmed price.',
    ],
    facts: facts(about),
    action: { label: 'View your orders', path: '/travelers/concierge' },
  }),
  canceled: ({ kept, back, currency, ...about }: About & { kept: number; back: number; currency: string }) => ({
    subject: `Canceled: ${about.service}`,
    heading: `${about.firstName}, your order was canceled`,
    paragraphs: [
      back > 0
        ? `The price of your stay is reduced by ${moneyInWords({ amount: back, currency })}. Anything you paid of it is refunded to the original payment method.`
        : 'Nothing was charged.',
      ...(kept > 0 ? [`Under its cancellation terms, ${moneyInWords({ amount: kept, currency })} is retained.`] : []),
    ],
    facts: facts(about),
    action: { label: 'View your orders', path: '/travelers/concierge' },
  }),
}
