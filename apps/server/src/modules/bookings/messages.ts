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
  holdExpired: 'Your hold expired and the nights are available to others again.',
  teamOnly: 'Only the team can cancel for someone else or refund more than the policy.',
  discountReason: ({ off, percent }: { off: string; percent: string }) =>
    `This takes ${off} (${percent}) off the nights. Enter a reason of at least 10 characters.`,
  chargeReason: (amount: string) => `${amount} needs a second approver. Say what it’s for in at least 10 characters.`,
  moreThanPaid: 'The guest didn’t pay that much more than the policy refunds.',
  operatorShort: 'The company’s balance is too low for this refund.',
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
  cardNotKept:
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
  noPhone: 'This person has no phone number. Add one, or send an email.',
  priceReason: 'Say why the price is different, in at least 10 characters. Only the team reads it.',
  termsChanged: 'The amounts have changed. Review them and try again.',
}

/** Texts around the amounts in a booking agreement. */
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

type Protected = { firstName: string; home: string; number: string; amount: string; provider: string; until: string }

/** Email to a guest who added travel protection. */
export const protectionEmail = ({ firstName, home, number, amount, provider, until }: Protected) => ({
  subject: `Your trip to ${home} is protected`,
  heading: `${firstName}, your travel protection is added`,
  paragraphs: [
    `We added ${amount} to the price of your stay and are charging the card on your booking today. ${provider} sells and underwrites the protection; we forward your payment.`,
    `If you cancel your stay by ${until}, we refund all of it. After that, it’s non-refundable.`,
  ],
  facts: [
    { label: 'Booking', value: number },
    { label: 'Home', value: home },
    { label: 'Provider', value: provider },
  ],
  action: { label: 'Read the terms', path: '/terms/insurance-information' },
})

type OfferedTo = {
  firstName: string
  agent: string
  home: string
  town: string
  dates: string
  party: string
  total: string
  until: string
  kept: boolean
  message: string
  path: string
}

/** Email to the guest of a travel agent or broker. */
export const guestOfferEmail = (about: OfferedTo) => ({
  subject: `${about.agent} recommends ${about.home}`,
  heading: `${about.firstName}, ${about.home} is ready to book`,
  paragraphs: [
    `${about.agent} chose this stay for you. The price is the same as for everyone.`,
    ...(about.message ? [`Message from ${about.agent}: “${about.message}”`] : []),
    about.kept
      ? `We’re holding the nights for you until ${about.until}. Nothing is booked until you sign the agreement and pay.`
      : `The price is valid until ${about.until}. The nights aren’t held. Nothing is booked until you sign the agreement and pay.`,
  ],
  facts: [
    { label: 'Home', value: `${about.home}, ${about.town}` },
    { label: 'Dates', value: about.dates },
    { label: 'Guests', value: about.party },
    { label: 'Total', value: about.total },
  ],
  action: { label: 'View the offer', path: about.path },
})

type TeamOffer = Pick<
  OfferedTo,
  'firstName' | 'home' | 'town' | 'dates' | 'party' | 'total' | 'until' | 'message' | 'path'
> & {
  held: boolean
}

/** Email to the guest whom the team offers a stay. */
export const teamOfferEmail = (about: TeamOffer) => ({
  subject: `Your offer for ${about.home}`,
  heading: `${about.firstName}, ${about.home} is ready to book`,
  paragraphs: [
    ...(about.message ? [about.message] : []),
    about.held
      ? `We’re holding the nights for you until ${about.until}. Nothing is booked until you sign the agreement and pay.`
      : `The price is valid until ${about.until}. The nights aren’t held. Nothing is booked until you sign the agreement and pay.`,
  ],
  facts: [
    { label: 'Home', value: `${about.home}, ${about.town}` },
    { label: 'Dates', value: about.dates },
    { label: 'Guests', value: about.party },
    { label: 'Total', value: about.total },
  ],
  action: { label: 'Review and book', path: about.path },
})

/** The same as a text message. */
export const teamOfferText = ({ firstName, home, dates, total, until, link }: TeamOffer & { link: string }) => ({
  subject: `Offer for ${home}`,
  text: `${firstName}, your offer for ${home}, ${dates}: ${total} in total, valid until ${until}. Review and book: ${link}`,
})
