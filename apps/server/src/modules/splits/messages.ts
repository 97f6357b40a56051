import type { Money } from '@porchlight/contract'
import { said, saidWith } from '@porchlight/wording'
import type { Booking } from '#modules/bookings'

/** Texts of this module. */
export const problems = {
  notNow: 'This payment can’t be split right now.',
  tooLarge: 'The shares add up to more than the balance, or leave too little for your first payment.',
  paid: 'A share that’s paid or being paid can’t be changed.',
  remindedAlready: 'We just emailed this person. Wait 12 hours before you send another reminder.',
  noAddress: 'There’s no email address for this person. Share the link instead.',
  shareOver: 'This share can’t be paid right now.',
  ownTooSmall: 'Your own share is too small for a first payment.',
}

type About = { booking: Booking; home: string; host: string; name: string; amount: number }

const amountOf = ({ booking, amount }: About): Money => ({ amount, currency: booking.currency })
const factsOf = ({ booking: { arrive, depart }, home }: About) => [
  { label: said('mail.frame.home'), value: home },
  { label: said('label.dates'), value: said('price.value', { value: { from: arrive, to: depart } }) },
]
const isBooked = ({ booking }: About) => (booking.confirmedAt === null ? 'no' : 'yes')

/** The parts that all emails about a share have in common. */
const email = (
  about: About,
  what: 'requested' | 'thanks' | 'refused' | 'otherwise' | 'returned' | 'arrived' | 'ended',
) => {
  const { host, home, name } = about
  const values = { host, home, name, amount: amountOf(about) }
  return {
    subject: saidWith(`share.${what}.subject`, values),
    heading: saidWith(`share.${what}.heading`, values),
    facts: factsOf(about),
  }
}

export const emails = {
  requested: (about: About, until: Date | null, path: string) => ({
    ...email(about, 'requested'),
    paragraphs: [
      said('share.requested.text', { host: about.host, home: about.home }),
      until
        ? said('share.requested.until', {
            until: { instant: until.toISOString(), zone: about.booking.quote.document.place.timeZone },
          })
        : said('share.requested.booked'),
      said('share.requested.stranger', { host: about.host }),
    ],
    action: { label: said('share.requested.action'), path },
  }),
  thanks: (about: About) => ({
    ...email(about, 'thanks'),
    paragraphs: [
      said('share.thanks.text', {
        host: about.host,
        booked: about.booking.status === 'awaiting_payment' ? 'no' : 'yes',
      }),
    ],
  }),
  refused: (about: About) => ({
    ...email(about, 'refused'),
    paragraphs: [said('share.refused.text', { amount: amountOf(about), home: about.home })],
  }),
  otherwise: (about: About, proof: string) => ({
    ...email(about, 'otherwise'),
    paragraphs: [said('share.otherwise.text', { home: about.home, proof })],
  }),
  returned: (about: About) => ({
    ...email(about, 'returned'),
    paragraphs: [said('share.returned.text', { home: about.home, booked: isBooked(about) })],
  }),
  /** The stay is off; `paid`: something was paid for this share and not refunded before. */
  ended: (about: About, paid: boolean) => ({
    ...email(about, 'ended'),
    paragraphs: [said('share.ended.text', { host: about.host, home: about.home, paid: paid ? 'yes' : 'no' })],
  }),
  arrived: (about: About & { missing: number }, path: string) => ({
    ...email(about, 'arrived'),
    paragraphs: [
      about.missing > 0
        ? said('share.arrived.missing', { missing: { amount: about.missing, currency: about.booking.currency } })
        : said('share.arrived.booked', { home: about.home }),
    ],
    action: { label: said('share.arrived.action'), path },
  }),
}
