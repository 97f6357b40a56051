import { type Said, said } from '@porchlight/wording'
import { shortDay } from '#modules/bookings'

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

const email = (about: About, what: 'ordered' | 'canceled', paragraphs: readonly Said[]) => ({
  subject: said(`order.${what}.subject`, { service: about.service }),
  heading: said(`order.${what}.heading`, { firstName: about.firstName }),
  paragraphs,
  facts: [
    { label: said('order.label.service'), value: about.service },
    { label: said('label.date'), value: said('price.value', { value: { day: about.on } }) },
    { label: said('mail.frame.home'), value: about.home },
  ],
  action: { label: said('order.action'), path: '/travelers/concierge' },
})

export const emails = {
  ordered: (about: About) => email(about, 'ordered', [said('order.ordered.text')]),
  canceled: ({ retained, back, currency, ...about }: About & { retained: number; back: number; currency: string }) =>
    email(about, 'canceled', [
      back > 0 ? said('order.canceled.back', { amount: { amount: back, currency } }) : said('order.canceled.nothing'),
      ...(retained > 0 ? [said('order.canceled.retained', { amount: { amount: retained, currency } })] : []),
    ]),
}
