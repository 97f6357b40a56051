import { type Booking, moneyInWords, shortDay } from '#modules/bookings'

/** Texts of this module. */
export const problems = {
  notNow: 'This payment can’t be split right now.',
  tooLarge: 'The shares add up to more than the balance, or leave too little for your first payment.',
  paid: 'A share that’s paid or being paid can’t be changed.',
  askedAlready: 'We just emailed this person. Wait 12 hours before you send another reminder.',
  noAddress: 'There’s no email address for this person. Share the link instead.',
  shareOver: 'This share can’t be paid right now.',
  ownTooSmall: 'Your own share is too small for a first payment.',
}

type About = { booking: Booking; home: string; host: string; name: string; amount: number }

const sum = ({ booking, amount }: About) => moneyInWords({ amount, currency: booking.currency })
const facts = ({ booking, home }: About) => [
  { label: 'Home', value: home },
  { label: 'Nights', value: `${shortDay(booking.arrive)} to ${shortDay(booking.depart)}` },
]

export const letters = {
  asked: (about: About, until: string | null, path: string) => ({
    subject: `${about.host} asks you to pay your share of ${about.home}`,
    heading: `${about.name}, your share of the stay is ${sum(about)}`,
    paragraphs: [
      `${about.host} is booking ${about.home} for your group and asks you to pay your share by card.`,
      until
        ? `The stay is booked once enough shares are paid. Pay by ${until}. If it isn’t booked, we refund your card.`
        : 'The stay is booked. Pay your share before the next payment is due.',
      `Don’t know ${about.host}? Ignore this email. Nothing is charged unless you pay.`,
    ],
    facts: facts(about),
    action: { label: 'View your share', path },
  }),
  thanks: (about: About) => ({
    subject: `We received your share of ${about.home}`,
    heading: `${about.name}, we received ${sum(about)}`,
    paragraphs: [
      about.booking.status === 'awaiting_payment'
        ? `Thank you. We’ll email ${about.host} once the stay is booked. If it isn’t booked, we refund your card.`
        : `Thank you. The stay is booked. If it’s canceled, refunds are split in proportion to what each person paid.`,
    ],
    facts: facts(about),
  }),
  refused: (about: About) => ({
    subject: `Your refund of ${sum(about)} didn’t go through`,
    heading: `${about.name}, we owe you ${sum(about)}`,
    paragraphs: [
      `Your bank rejected the refund of ${sum(about)} for your share of ${about.home}. The money is yours. Our team will contact you to arrange another way to send it.`,
    ],
    facts: facts(about),
  }),
  otherwise: (about: About, proof: string) => ({
    subject: `We sent your refund of ${sum(about)}`,
    heading: `${about.name}, we sent your refund of ${sum(about)}`,
    paragraphs: [
      `Your card couldn’t receive the refund for your share of ${about.home}, so we sent it another way: ${proof}.`,
    ],
    facts: facts(about),
  }),
  returned: (about: About) => ({
    subject: `Your refund of ${sum(about)}`,
    heading: `${about.name}, we’re refunding ${sum(about)} to your card`,
    paragraphs: [
      about.booking.confirmedAt === null
        ? `The stay at ${about.home} wasn’t booked, so we’re refunding what you paid. It takes five to ten days to reach your card.`
        : `This is your share of a refund for the stay at ${about.home}. It takes five to ten days to reach your card.`,
    ],
    facts: facts(about),
  }),
  arrived: (about: About & { missing: number }, path: string) => ({
    subject: `${about.name} paid ${sum(about)}`,
    heading: `${about.host}, ${about.name} paid their share`,
    paragraphs: [
      about.missing > 0
        ? `${moneyInWords({ amount: about.missing, currency: about.booking.currency })} is still needed to book the stay.`
        : `The stay at ${about.home} is booked.`,
    ],
    facts: facts(about),
    action: { label: 'View payments', path },
  }),
}
