import { momentInWords, moneyInWords } from '#modules/bookings'
import type { CardHold } from '#modules/payments'

/** Texts of this module. */
export const problems = {
  notNow: 'This deposit doesn’t need another card.',
  declined: 'Your bank declined the deposit hold on this card. Try another card.',
  insufficientFunds: 'This card doesn’t have enough available credit for the deposit hold. Try another card.',
  unknownToken: 'We couldn’t read this card. Enter it again.',
  gatewayUnreachable: 'The bank isn’t responding. Try again in a moment.',
}

type About = { firstName: string; home: string; number: string; path: string; action: string }

const email = (about: About, subject: string, heading: string, paragraphs: string[]) => ({
  subject,
  heading: `${about.firstName}, ${heading}`,
  paragraphs,
  facts: [
    { label: 'Home', value: about.home },
    { label: 'Booking', value: about.number },
  ],
  action: { label: about.action, path: about.path },
})

const sum = ({ amount }: Pick<CardHold, 'amount'>) => moneyInWords(amount)

export const letters = {
  held: (about: About, hold: CardHold, closesAt: Date | null, zone: string) =>
    email(about, `${about.home}: security deposit hold placed`, 'we placed the security deposit hold', [
      `We placed a hold of ${sum(hold)} on ${hold.method}. It’s not a charge and isn’t part of the price.`,
      closesAt
        ? `Unless a damage claim is filed, we release it by ${momentInWords(closesAt, zone)}.`
        : 'Unless a damage claim is filed, we release it two weeks after check-out, or when the next guests check in.',
      'On a long stay, we renew the hold before it expires. Your bank may show two holds for a day or two; only one can ever be charged.',
    ]),
  released: (about: About, hold: CardHold) =>
    email(about, `${about.home}: security deposit released`, 'your security deposit was released', [
      `We released the hold of ${sum(hold)} on ${hold.method}. Your bank may take a few days to show it.`,
    ]),
  charged: (about: About, hold: CardHold, taken: string) =>
    email(about, `${about.home}: part of your security deposit was charged`, 'your security deposit paid the claim', [
      `The damage claim for your stay was settled, so we charged ${taken} of the ${sum(hold)} hold on ${hold.method}. The rest of the hold is released.`,
    ]),
}
