import { momentInWords, moneyInWords } from '#modules/bookings'
import type { CardHold } from '#modules/payments'

/** Every word of this module's own. */
export const problems = {
  notNow: 'This deposit needs no other card now.',
  declined: 'The bank does not let this card hold the deposit. Please try another one.',
  insufficientFunds: 'There is not enough room on this card to hold the deposit. Please try another one.',
  unknownToken: 'This card could not be read. Please enter it again.',
  gatewayUnreachable: 'The bank does not answer. Please try again in a moment.',
}

type About = { firstName: string; home: string; number: string; path: string; action: string }

const letter = (about: About, subject: string, heading: string, paragraphs: string[]) => ({
  subject,
  heading: `${about.firstName}, ${heading}`,
  paragraphs,
  facts: [
    { label: 'House', value: about.home },
    { label: 'Booking', value: about.number },
  ],
  action: { label: about.action, path: about.path },
})

const sum = ({ amount }: Pick<CardHold, 'amount'>) => moneyInWords(amount)

export const letters = {
  held: (about: About, hold: CardHold, closesAt: Date | null, zone: string) =>
    letter(about, `The deposit for ${about.home} is held`, 'the deposit for your stay is held', [
      `${sum(hold)} is set aside on ${hold.method}. Nothing is charged, and it is no part of the price.`,
      closesAt
        ? `Unless something is claimed of your stay, it is released by ${momentInWords(closesAt, zone)}.`
        : 'Unless something is claimed of your stay, it is released two weeks after you leave, or when the next guests come.',
      'On a long stay we ask the bank anew before it lets the hold go. For a day or two your bank may then show two holds; only one of them is ever charged.',
    ]),
  released: (about: About, hold: CardHold) =>
    letter(about, `The deposit for ${about.home} is released`, 'your deposit is released', [
      `${sum(hold)} on ${hold.method} is free again. Banks take up to a few days to show it.`,
    ]),
  charged: (about: About, hold: CardHold, taken: string) =>
    letter(about, `Part of the deposit for ${about.home} is charged`, 'the claim is paid from your deposit', [
      `${taken} of the ${sum(hold)} that ${hold.method} held is charged, as the claim about your stay was settled. What is left of the hold is released.`,
    ]),
}
