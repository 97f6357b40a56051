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
  cardMissing: (about: About, amount: string, placeAt: Date, zone: string) =>
    letter(about, `A card for the deposit of ${about.home}`, 'please leave a card for your deposit', [
      `You paid by bank, and an account can hold nothing. ${about.home} asks for a deposit of ${amount}: it is set aside on a card from ${momentInWords(placeAt, zone)}, not charged, and no part of the price.`,
      'Please leave a card on the page of your stay before then. Nothing is charged by it.',
    ]),
  cardMissingForTeam: (about: About, amount: string) =>
    letter(about, `No card for the deposit: ${about.home}, ${about.number}`, 'a deposit cannot be held', [
      `The stay was paid without a card and none was left: ${amount} cannot be held. The guest was asked by letter and on the page of his stay.`,
    ]),
  held: (about: About, hold: CardHold, closesAt: Date | null, zone: string) =>
    letter(about, `The deposit for ${about.home} is held`, 'the deposit for your stay is held', [
      `${sum(hold)} is set aside on ${hold.method}. Nothing is charged, and it is no part of the price.`,
      closesAt
        ? `Unless something is claimed of your stay, it is released by ${momentInWords(closesAt, zone)}.`
        : 'Unless something is claimed of your stay, it is released two weeks after you leave, or when the next guests come.',
      'On a long stay we ask the bank anew before it lets the hold go. For a day or two your bank may then show two holds; only one of them is ever charged.',
    ]),
  refused: (about: About, hold: CardHold) =>
    letter(about, `The deposit for ${about.home} needs another card`, 'your card did not take the deposit', [
      `Your bank did not let ${hold.method || 'your card'} hold ${sum(hold)}. Nothing is charged by it, and it is no part of the price.`,
      'Please give us another card on the page of your stay. We try the old one again in half a day.',
    ]),
  refusedForTeam: (about: About, hold: CardHold) =>
    letter(about, `Deposit not held: ${about.home}, ${about.number}`, 'a deposit is not held', [
      `The card does not let us hold ${sum(hold)} (${hold.failure}). The guest was asked for another card.`,
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
