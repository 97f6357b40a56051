import { type Booking, moneyInWords, shortDay } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  notNow: 'The price of this stay cannot be split now.',
  tooLarge: 'The shares come to more than is open, or leave too little for you to pay first.',
  paid: 'A share that is paid, or being paid, stays as it is.',
  askedAlready: 'We have written to this person a short while ago. Please wait half a day.',
  noAddress: 'There is no address to write to. Please hand on the link.',
  shareOver: 'This share cannot be paid now.',
  ownTooSmall: 'Your own share is too small to begin with.',
}

type About = { booking: Booking; home: string; host: string; name: string; amount: number }

const sum = ({ booking, amount }: About) => moneyInWords({ amount, currency: booking.currency })
const facts = ({ booking, home }: About) => [
  { label: 'House', value: home },
  { label: 'Nights', value: `${shortDay(booking.arrive)} to ${shortDay(booking.depart)}` },
]

export const letters = {
  asked: (about: About, until: string | null, path: string) => ({
    subject: `${about.host} asks you to pay your share of ${about.home}`,
    heading: `${about.name}, your share of the stay is ${sum(about)}`,
    paragraphs: [
      `${about.host} has found ${about.home} for you and asks you to pay a share of the price by card.`,
      until
        ? `The stay is booked as soon as enough shares are in. Please pay by ${until}. If it does not come about, your money goes back to your card.`
        : 'The stay is booked. Please pay your share before the next part of the price is due.',
      `If you do not know ${about.host}, do nothing: without you nothing is charged.`,
    ],
    facts: facts(about),
    action: { label: 'See your share', path },
  }),
  thanks: (about: About) => ({
    subject: `Your share of ${about.home} has arrived`,
    heading: `${about.name}, thank you: ${sum(about)} has arrived`,
    paragraphs: [
      about.booking.status === 'awaiting_payment'
        ? `We write to ${about.host} as soon as the stay is booked. If it does not come about, your money goes back to your card.`
        : `The stay is booked. What comes back should it be canceled comes back to you, in proportion to what you paid.`,
    ],
    facts: facts(about),
  }),
  refused: (about: About) => ({
    subject: `Your card did not take ${sum(about)}`,
    heading: `${about.name}, we owe you ${sum(about)}`,
    paragraphs: [
      `We sent ${sum(about)} of your share of the stay in ${about.home} back to your card, and your bank did not take it. The money is yours and stands with us. Someone of our team writes to you and asks how you would like to have it.`,
    ],
    facts: facts(about),
  }),
  otherwise: (about: About, proof: string) => ({
    subject: `${sum(about)} was paid back to you`,
    heading: `${about.name}, ${sum(about)} was paid back to you`,
    paragraphs: [
      `Your card did not take ${sum(about)} of your share of ${about.home}, so we paid it another way: ${proof}.`,
    ],
    facts: facts(about),
  }),
  returned: (about: About) => ({
    subject: `${sum(about)} goes back to your card`,
    heading: `${about.name}, ${sum(about)} goes back to your card`,
    paragraphs: [
      about.booking.confirmedAt === null
        ? `The stay in ${about.home} did not come about, so what you paid goes back. It is on your card in five to ten days.`
        : `A part of the price of the stay in ${about.home} is given back, and this is yours of it. It is on your card in five to ten days.`,
    ],
    facts: facts(about),
  }),
  arrived: (about: About & { missing: number }, path: string) => ({
    subject: `${about.name} has paid ${sum(about)}`,
    heading: `${about.host}, ${about.name} has paid a share of your stay`,
    paragraphs: [
      about.missing > 0
        ? `${moneyInWords({ amount: about.missing, currency: about.booking.currency })} is missing until the stay is booked.`
        : `The stay in ${about.home} is booked.`,
    ],
    facts: facts(about),
    action: { label: 'See who has paid', path },
  }),
}
