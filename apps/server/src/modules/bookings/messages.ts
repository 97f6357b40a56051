/** Every word of a booking's own: its timeline, its documents, the owner's money. */
export const timelineWords: Record<string, (detail: Record<string, string | number>) => string> = {
  hold: () => 'The nights were held for checkout.',
  ask: () => 'The nights were asked for.',
  accept: ({ note }) => (note ? `The request was accepted: “${note}”` : 'The request was accepted.'),
  decline: ({ note }) => (note ? `The request was declined: “${note}”` : 'The request was declined.'),
  sign: ({ name }) => `${name} signed the agreement.`,
  part_paid: () => 'A part of the first payment arrived; the nights wait for the rest of it.',
  confirm: () => 'The first payment arrived and the stay is confirmed.',
  withdraw: () => 'The guest gave the nights back.',
  expire: ({ was }) =>
    was === 'requested'
      ? 'Nobody answered in time; the nights are free.'
      : 'The time for paying passed; the nights are free.',
  check_in: () => 'The stay began.',
  complete: () => 'The stay ended.',
  cancel: ({ reason, whose }) => {
    const done = whose === 'guest' ? 'The booking was canceled as the guest asked' : 'The booking was canceled'
    return reason ? `${done}: “${reason}”` : `${done}.`
  },
  miss: ({ reason }) => (reason ? `Nobody came: “${reason}”` : 'Nobody came.'),
  change: ({ was, is }) => `The stay was changed. Before: ${was}. Now: ${is}.`,
  change_asked: ({ is, until }) => `A change was proposed to the guest: ${is}. Open until ${until}.`,
  change_declined: ({ is }) => `The guest declined the change: ${is}.`,
  change_withdrawn: ({ is }) => `The proposed change was withdrawn: ${is}.`,
  change_expired: ({ is }) => `The proposed change expired unanswered: ${is}.`,
  asked: ({ amount, reason }) => `The guest agreed to pay ${amount} more: “${reason}”`,
  protected: ({ amount }) => `Travel protection was added for ${amount}.`,
  taken_back: ({ amount, reason }) => `“${reason}” was canceled; the stay costs ${amount} less.`,
  damage: ({ amount, document }) => `${document}: ${amount} is charged.`,
  waived: ({ amount, document }) => `${document}: the damage waiver pays ${amount}.`,
  paid: ({ amount }) => `${amount} was paid.`,
  payment_failed: ({ amount }) => `A payment of ${amount} was declined.`,
  payment_pending: ({ amount }) => `${amount} is on its way from the guest’s bank.`,
  payment_returned: ({ amount }) => `The guest’s bank returned ${amount}.`,
  resold: ({ amount }) => `The nights were let again; ${amount} goes back the way it came.`,
  refunded: ({ amount }) => `${amount} was sent back the way it came.`,
}

export const by = {
  guest: 'Guest',
  owner: 'Owner',
  staff: 'Our team',
  system: 'Our team',
}

export const holdWords = {
  why: (number: string) => `Booking ${number}`,
}

export const documentNames = {
  agreement: 'Booking agreement, signed',
}

export const ownerWords = {
  rent: 'Rent',
  rentWhy: 'Nights and extra guests, after discounts',
  cleaning: 'Cleaning',
  cleaningWhy: 'You clean, so what guests pay for it is yours',
  commission: (percent: string) => `Commission, ${percent}`,
  commissionWhy: (base: 'accommodation' | 'accommodation_and_fees', version: number) =>
    base === 'accommodation'
      ? `Of the rent, contract version ${version}`
      : `Of rent and fees, contract version ${version}`,
  others: 'The other owners’ part',
  othersWhy: (percent: string) => `Your share is ${percent}; odd cents go by largest remainder`,
}

/** Why a line of the journal is what it is. */
export const journalWords = {
  earned: 'the stay is earned',
  repriced: 'what is earned of the stay costs something else now',
  kept: 'kept of a canceled stay',
  unpaid: 'earned, and not paid by the guest yet',
  owner: (commission: string) => `rent less ${commission} commission`,
  tax: 'collected for the authority',
  protection: 'owed to the provider of the travel protection',
  waiver: 'kept to pay for damage',
  commission: (percent: string, version: number) => `${percent} commission, contract version ${version}`,
  cleaning: 'cleaning and running the house',
  service: 'service fee',
  dueToOperator: 'the operator’s part, due by transfer',
  collected: 'paid after the stay was earned',
}

export const paymentWords = { friendsPayment: 'Paid by a friend' }

export const problems = {
  badExpiry: 'An offer ends in five minutes at the earliest and in sixty days at the latest.',
  priceChanged: 'The price of this stay has just changed. Please look at it once more.',
  noCode: 'Our team has not given you a code yet, so nothing could be counted as yours. Please write to us.',
  ownStay: 'This is your own address. What you book for yourself earns nothing; please name your guest.',
  offerOpen: 'You have an open offer of this house already. Take it back first, or wait until it ends.',
  tooManyOffers: 'So many offers of yours are open, or were made today, that you have to wait for one of them to end.',
  guestMustApprove: 'This asks the guest for more, or earlier, than was agreed. Send it to the guest for approval.',
  quoteExpired: 'This price was good until a moment ago. Please ask for it again.',
  nightsTaken: 'Someone else was a moment faster. These nights are taken.',
  notBookable: 'This house cannot be booked at the moment.',
  holdExpired: 'The time for these nights is over, so they were given back.',
  teamOnly: 'Only the team can cancel for someone else or give back more than the policy.',
  discountReason: ({ off, percent }: { off: string; percent: string }) =>
    `This takes ${off} (${percent}) off the nights. Say why, in ten characters or more.`,
  chargeReason: (amount: string) =>
    `${amount} is above the limit of one person. Say what it is for, in ten characters or more.`,
  moreThanPaid: 'The guest did not pay that much beyond what the policy gives back.',
  operatorShort: 'The company does not have that much in the books to give.',
  goodwill: 'Goodwill beyond the cancellation policy',
  bearer: 'Say who pays what goes back beyond the policy.',
  goodwillReason: 'Say why more goes back than the policy gives: ten characters at least.',
  notAllowedNow: 'This is not possible any more.',
  agreementMissing: 'Please sign the agreement first.',
  notBooked: 'The stay did not come about.',
  paidTwice: 'More was paid than the stay costs.',
  canceled: (number: string) => `Booking ${number} was canceled.`,
  resold: 'The nights were let again.',
  unpaid: 'A payment was still missing when its time of grace was over.',
  cardDeclined:
    'Your bank declined this card. Nothing was charged and your nights are still held. Please try another card.',
  insufficientFunds: 'There is not enough on this card. Nothing was charged and your nights are still held.',
  abandoned: 'This payment was not finished in time, and nothing was charged. Please pay again.',
  bankRefused:
    'The bank does not let this account be debited. Nothing was taken and your nights are still held. Please use another account or a card.',
  bankTooLate: 'There is no time left for a bank payment before you arrive. Please use a card.',
  bankReturned: 'A bank has returned money for this stay already. Please use a card.',
  paymentPending:
    'Your bank is paying this already, and that cannot be stopped. Nothing is charged twice; we write to you as soon as it has come.',
  cardNotKept: 'Your bank does not let this card be kept. Nothing was charged, and the card from before stays.',
  unknownToken: 'The card could not be read. Please enter it again.',
  lostWhilePaying: 'The nights were gone when the payment arrived. Everything goes back the way it came.',
  gatewayUnreachable:
    'We have no answer from the card company yet. Nothing is charged twice: please try again in a moment.',
  takenBack: (reason: string) => `“${reason}” was canceled.`,
  changed: (number: string) => `Booking ${number} was changed.`,
  nothingChanges: 'These are the nights and the guests of this booking already.',
  onlyLonger: 'Your stay has begun: nights can be added at its end, and nothing else changed.',
  changeNeedsTeam: 'At this time the team has to look at this change first. Please write to us.',
  notPossible: 'This stay is not possible.',
  protectionChanged: 'The price of the travel protection has changed since you looked. Please look again.',
  termsChanged: 'The amounts have changed since you looked. Please look again.',
}

/** The words around the figures of a booking agreement. */
export const agreementWords = {
  total: 'Total',
  now: 'When you book',
  until: (moment: string, text: string) => `Until ${moment}: ${text}`,
  after: (text: string) => `After that: ${text}`,
  noDeposit: 'There is no security deposit.',
  deposit: (amount: string) =>
    `A security deposit of ${amount} is held on your card before you arrive and let go after you leave; it is no part of the price.`,
  waiver: (limit: string) =>
    `Instead of a security deposit a damage waiver is paid with the price. It does not come back, and pays up to ${limit} of what is settled for damage; what goes beyond is charged.`,
  noRules: 'Ordinary care: nothing more is asked of you.',
}

export const todayWords = {
  asks: (guest: string, nights: string) => `${guest} asks for ${nights}`,
  request: (home: string, from: string, to: string, party: string) => `${home}, ${from} to ${to}, ${party}`,
}

type Protected = { firstName: string; home: string; number: string; amount: string; provider: string; until: string }

/** To the guest who added cover to his trip. */
export const protectedLetter = ({ firstName, home, number, amount, provider, until }: Protected) => ({
  subject: `Your trip to ${home} is protected`,
  heading: `${firstName}, your travel protection is added`,
  paragraphs: [
    `${amount} is part of the price of your stay now and is charged to the card of your booking today. ${provider} sells the protection and answers for it; we pass your money on.`,
    `Should you cancel the stay by ${until}, all of it comes back. After that it stays with ${provider}.`,
  ],
  facts: [
    { label: 'Booking', value: number },
    { label: 'House', value: home },
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

/** To the guest whom a travel agent or broker named. */
export const guestOfferLetter = (about: OfferedTo) => ({
  subject: `${about.agent} has chosen ${about.home} for you`,
  heading: `${about.firstName}, ${about.home} waits for your answer`,
  paragraphs: [
    `${about.agent} books travel for guests and has chosen this stay for you. It costs what it costs anybody; for what you book with this letter we pay ${about.agent} a commission.`,
    ...(about.message ? [`${about.agent} writes: “${about.message}”`] : []),
    about.kept
      ? `The nights are kept for you until ${about.until}. You sign the agreement and pay yourself; nothing is booked before that.`
      : `The price is good until ${about.until}; the nights are not kept meanwhile. You sign the agreement and pay yourself; nothing is booked before that.`,
  ],
  facts: [
    { label: 'House', value: `${about.home}, ${about.town}` },
    { label: 'Stay', value: about.dates },
    { label: 'Who', value: about.party },
    { label: 'Total', value: about.total },
  ],
  action: { label: 'See the stay', path: about.path },
})
