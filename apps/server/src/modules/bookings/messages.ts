import type { Money } from '@porchlight/contract'
import { type Param, type Said, said } from '@porchlight/wording'

/** Texts of bookings. */
export const holdWords = {
  why: (number: string) => `Booking ${number}`,
}

export const problems = {
  badExpiry: 'An offer can expire between five minutes and sixty days from now.',
  priceChanged: 'The price of this stay just changed. Review it and try again.',
  noCode: 'You don’t have a referral code yet, so this couldn’t be credited to you. Message our team.',
  ownStay: 'This is your own email address. Your own stays don’t earn commission. Enter your guest’s.',
  offerOpen: 'You already have an open offer for this home. Withdraw it, or wait until it expires.',
  tooManyOffers: 'You’ve reached the limit of open offers. Wait until one expires.',
  guestMustApprove: 'This costs the guest more, or is due earlier, than agreed. Send it to the guest for approval.',
  quoteExpired: 'This price has expired. Get a new price.',
  nightsTaken: 'These nights were just booked. Choose other dates.',
  notBookable: 'This home can’t be booked right now.',
  ageUnconfirmed: (age: number) => `Confirm that you’ll be at least ${age} years old on arrival.`,
  holdExpired: 'Your hold expired and the nights are available to others again.',
  teamOnly: 'Only the team can cancel for someone else or refund more than the policy.',
  discountReason: ({ off, percent }: { off: string; percent: string }) =>
    `This takes ${off} (${percent}) off the nights. Enter a reason of at least 10 characters.`,
  chargeReason: (amount: string) => `${amount} needs a second approver. Say what it’s for in at least 10 characters.`,
  moreThanPaid: 'The guest didn’t pay that much more than the policy refunds.',
  operatorShort: 'The company’s balance is too low for this refund.',
  splitTooMuch: 'Owners can bear at most the refund without its taxes.',
  splitNeedsMoney: 'Only people with access to money can change who bears a refund.',
  bearer: 'Choose who pays for the refund beyond the policy.',
  goodwillReason: 'Enter a reason for refunding more than the policy, with at least 10 characters.',
  proposalTakesOff: (amount: string) =>
    `This also takes ${amount} off beyond the policy, which is above the limit of one person. Change the price first, then propose the rest to the guest.`,
  notAllowedNow: 'This is no longer possible.',
  agreementMissing: 'Sign the agreement first.',
  unpaid: 'A payment was still missing after the grace period.',
  cardDeclined:
    'Your bank declined this card. Nothing was charged and we’re still holding your nights. Try another card.',
  insufficientFunds: 'This card has insufficient funds. Nothing was charged and we’re still holding your nights.',
  abandoned: 'This payment timed out and nothing was charged. Pay again.',
  bankRefused:
    'Your bank doesn’t allow payments from this account. Nothing was charged and we’re still holding your nights. Use another account or a card.',
  bankTooLate: 'It’s too close to check-in for a bank payment. Use a card.',
  bankReturned: 'A bank already returned a payment for this stay. Use a card.',
  paymentPending:
    'Your bank is already processing this payment, so it can’t be stopped. You won’t be charged twice. We’ll email you when it clears.',
  cardNotSaved:
    'Your bank doesn’t allow this card to be saved. Nothing was charged and your previous card stays on file.',
  unknownToken: 'We couldn’t read this card. Enter it again.',
  lostWhilePaying:
    'The nights were booked before your payment arrived. We’re refunding everything to the original payment method.',
  gatewayUnreachable: 'The card company hasn’t responded yet. You won’t be charged twice. Try again in a moment.',
  nothingChanges: 'The booking already has these nights and guests.',
  moveReason: 'Say why the stay moves to another home, in at least 10 characters. The guest and both owners read it.',
  onlyLonger: 'Your stay has started. You can only add nights at the end.',
  changeNeedsTeam: 'Our team has to review this change. Message us.',
  notPossible: 'This stay isn’t available.',
  protectionChanged: 'The price of travel protection has changed. Review it and try again.',
  refundTooMuch: 'A line can’t be refunded beyond its price, nor more than the guest has paid.',
  noPhone: 'This person has no phone number. Add one, or send an email.',
  priceReason: 'Say why the price is different, in at least 10 characters. Only the team reads it.',
  receivedReason: (amount: string) =>
    `${amount} needs a second approver. Say what it is for in at least 10 characters.`,
  receivedLater: 'A payment can’t be received after today.',
  moreThanOpen: 'This is more than the remaining balance. Record the open amount and refund the rest to the guest.',
  depositDay: 'A deposit is made after the payment was received, and not after today.',
  termsChanged: 'The amounts have changed. Review them and try again.',
}

/** Texts accompanying the amounts in a booking agreement. */
export const agreementWords = {
  total: 'Total',
  now: 'When you book',
  until: (moment: string, text: string) => `Until ${moment}: ${text}`,
  after: (text: string) => `After that: ${text}`,
  noDeposit: 'There is no security deposit.',
  deposit: (amount: string) =>
    `A security deposit of ${amount} is authorized on your card before you arrive and released after you leave. It isn’t part of the price.`,
  waiver: (limit: string) =>
    `A damage waiver is included in the price instead of a security deposit. It’s non-refundable and covers up to ${limit} of settled damage. Anything above that is charged.`,
  noRules: 'No special rules. Treat the home with ordinary care.',
}

type Protected = { firstName: string; home: string; number: string; amount: Money; provider: string; until: Param }

/** Email to a guest who adds travel protection. */
export const protectionEmail = ({ firstName, home, number, amount, provider, until }: Protected) => ({
  subject: said('protection.added.subject', { home }),
  heading: said('protection.added.heading', { firstName }),
  paragraphs: [said('protection.added.text', { amount, provider }), said('protection.added.until', { until })],
  facts: [
    { label: said('mail.frame.number'), value: number },
    { label: said('mail.frame.home'), value: home },
    { label: said('protection.label.provider'), value: provider },
  ],
  action: { label: said('protection.added.action'), path: '/terms/insurance-information' },
})

type OfferedTo = {
  firstName: string
  agent: string
  home: string
  town: string
  dates: Param
  party: Said
  total: Money
  until: Param
  held: boolean
  message: string
  path: string
}

const nightsUntil = ({ held, until }: Pick<OfferedTo, 'held' | 'until'>): Said =>
  said(held ? 'offer.sent.held' : 'offer.sent.open', { until })

const offerFacts = ({ home, town, dates, party, total }: Omit<OfferedTo, 'agent'>) => [
  { label: said('mail.frame.home'), value: `${home}, ${town}` },
  { label: said('label.dates'), value: said('price.value', { value: dates }) },
  { label: said('mail.frame.party'), value: party },
  { label: said('mail.frame.total'), value: said('price.value', { value: total }) },
]

/** Email to a guest of a travel agent or broker. */
export const guestOfferEmail = (about: OfferedTo) => {
  const { firstName, agent, home, message } = about
  return {
    subject: said('offer.sent.subject', { agent, home }),
    heading: said('offer.sent.heading', { firstName, home }),
    paragraphs: [
      said('offer.sent.text', { agent }),
      ...(message ? [said('offer.sent.message', { agent, message })] : []),
      nightsUntil(about),
    ],
    facts: offerFacts(about),
    action: { label: said('offer.sent.action'), path: about.path },
  }
}

export type TeamOffer = Omit<OfferedTo, 'agent'>

/** Email to a guest to whom the team offers a stay. */
export const teamOfferEmail = (about: TeamOffer) => ({
  subject: said('offer.team.subject', { home: about.home }),
  heading: said('offer.sent.heading', { firstName: about.firstName, home: about.home }),
  paragraphs: [...(about.message ? [about.message] : []), nightsUntil(about)],
  facts: offerFacts(about),
  action: { label: said('offer.team.action'), path: about.path },
})

/** The same as a text message. */
export const teamOfferText = ({ firstName, home, dates, total, until, link }: TeamOffer & { link: string }) => ({
  subject: said('offer.team.subject', { home }),
  text: said('offer.team.text', { firstName, home, dates, total, until, link }),
})
