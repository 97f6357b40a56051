import { momentInWords, moneyInWords } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  early: 'Something can be claimed from check-out on.',
  late: 'The time to claim something of this stay is over.',
  never: 'Nothing can be claimed of this stay.',
  notNow: 'This claim has moved on. Please look at it again.',
  tooMuch: 'This is more than what is claimed.',
  moved: 'Somebody has given more time already. Please look again.',
  changed: 'The offer has changed since you looked. Please look again.',
}

/** Why a line of the journal, and the charge, are what they are. */
export const damage = (claimId: number) => `Claim ${claimId}, settled`

type About = { firstName: string; home: string; number: string; path: string }

const letter = (about: About, subject: string, heading: string, paragraphs: string[]) => ({
  subject,
  heading: `${about.firstName}, ${heading}`,
  paragraphs,
  facts: [
    { label: 'House', value: about.home },
    { label: 'Booking', value: about.number },
  ],
  action: { label: 'Open the resolution center', path: about.path },
})

type Sum = { amount: number; currency: string }
const until = (at: Date, zone: string) => momentInWords(at, zone)

const settledInWords = (sum: Sum, waived: Sum): string[] => {
  const rest = { ...sum, amount: sum.amount - waived.amount }
  return [
    ...(waived.amount > 0
      ? [`The damage waiver of the stay pays ${moneyInWords(waived)}; it goes to the owner of the house.`]
      : []),
    ...(rest.amount > 0
      ? [
          `${moneyInWords(rest)} is charged, first from the deposit where the card of the stay holds one, and goes to the owner of the house.`,
        ]
      : []),
  ]
}

export const letters = {
  raised: (about: About, sum: Sum, by: Date, zone: string) =>
    letter(about, `A claim about your stay at ${about.home}`, 'something was claimed of your stay', [
      `${moneyInWords(sum)} is claimed. Photos and reasons are in the resolution center.`,
      `Please answer by ${until(by, zone)}: agree, or say what you see otherwise. After that our team decides. Nothing is charged before that.`,
    ]),
  answered: (about: About, sum: Sum, by: Date, zone: string) =>
    letter(about, `Your claim at ${about.home} is answered`, 'the guest has answered', [
      `He offers ${moneyInWords(sum)}. Take it or leave it to our team by ${until(by, zone)}; after that the team decides.`,
    ]),
  extended: (about: About, yours: boolean, by: Date, zone: string) =>
    letter(about, `A day more for the claim about ${about.home}`, 'there is a day more to answer', [
      yours
        ? `You have until ${until(by, zone)} to answer; after that our team decides.`
        : `The other side has until ${until(by, zone)} to answer; after that our team decides. There is nothing for you to do.`,
    ]),
  escalated: (about: About) =>
    letter(about, `The team decides the claim about ${about.home}`, 'the team decides now', [
      'It reads what both sides wrote and looks at the photos, usually within two days.',
    ]),
  settled: (about: About, sum: Sum, waived: Sum, text: string) =>
    letter(about, `The claim about ${about.home} is settled`, 'the claim is settled', [
      ...settledInWords(sum, waived),
      ...(text ? [text] : []),
    ]),
  closed: (about: About, text: string) =>
    letter(about, `The claim about ${about.home} is closed`, 'the claim is closed', [
      'Nothing is charged.',
      ...(text ? [text] : []),
    ]),
}
