import type { Money } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import type { CardHold } from '#modules/payments'

/** Texts of this module. */
export const problems = {
  notNow: 'This deposit doesn’t need another card.',
  declined: 'Your bank declined the deposit hold on this card. Try another card.',
  insufficientFunds: 'This card doesn’t have enough available credit for the deposit hold. Try another card.',
  unknownToken: 'We couldn’t read this card. Enter it again.',
  gatewayUnreachable: 'The bank isn’t responding. Try again in a moment.',
}

type About = { firstName: string; home: string; number: string; path: string; action: Said }
type What = 'held' | 'released' | 'charged'

const email = ({ firstName, home, number, path, action }: About, what: What, paragraphs: readonly Said[]) => ({
  subject: said(`deposit.${what}.subject`, { home }),
  heading: said(`deposit.${what}.heading`, { firstName }),
  paragraphs,
  facts: [
    { label: said('mail.frame.home'), value: home },
    { label: said('mail.frame.number'), value: number },
  ],
  action: { label: action, path },
})

const holdOf = ({ amount, method }: CardHold) => ({ amount, method })

export const emails = {
  held: (about: About, hold: CardHold, closesAt: Date | null, zone: string) =>
    email(about, 'held', [
      said('deposit.held.text', holdOf(hold)),
      closesAt
        ? said('deposit.held.until', { until: { instant: closesAt.toISOString(), zone } })
        : said('deposit.held.later'),
      said('deposit.held.renewed'),
    ]),
  released: (about: About, hold: CardHold) => email(about, 'released', [said('deposit.released.text', holdOf(hold))]),
  charged: (about: About, hold: CardHold, taken: Money) =>
    email(about, 'charged', [said('deposit.charged.text', { ...holdOf(hold), taken })]),
}
