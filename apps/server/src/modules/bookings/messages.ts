/** Every word of a booking's own: its timeline, its documents, the owner's money. */
export const timelineWords: Record<string, (detail: Record<string, string | number>) => string> = {
  hold: () => 'The nights were held for checkout.',
  ask: () => 'The nights were asked for.',
  accept: ({ note }) => (note ? `The request was accepted: “${note}”` : 'The request was accepted.'),
  decline: ({ note }) => (note ? `The request was declined: “${note}”` : 'The request was declined.'),
  sign: ({ name }) => `${name} signed the agreement.`,
  confirm: () => 'The first payment arrived and the stay is confirmed.',
  withdraw: () => 'The guest gave the nights back.',
  expire: ({ was }) =>
    was === 'requested' ? 'Nobody answered in time; the nights are free.' : 'The time for paying passed; the nights are free.',
  check_in: () => 'The stay began.',
  complete: () => 'The stay ended.',
  cancel: ({ reason }) => (reason ? `The booking was cancelled: “${reason}”` : 'The booking was cancelled.'),
  paid: ({ amount }) => `${amount} was paid.`,
  payment_failed: ({ amount }) => `A payment of ${amount} was declined.`,
  refunded: ({ amount }) => `${amount} was sent back to the card.`,
}

export const by = {
  guest: 'Guest',
  owner: 'Owner',
  staff: 'Porchlight',
  system: 'Porchlight',
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
    base === 'accommodation' ? `Of the rent, contract version ${version}` : `Of rent and fees, contract version ${version}`,
  share: (percent: string) => `The other owners’ part`,
  shareWhy: (percent: string) => `Your share is ${percent}; odd cents by largest remainder`,
}

export const problems = {
  quoteExpired: 'This price was good until a moment ago. Please ask for it again.',
  nightsTaken: 'Somebody else was a moment faster. These nights are taken.',
  notBookable: 'This house cannot be booked at the moment.',
  holdExpired: 'The time for these nights is over, so they were given back.',
  notAllowedNow: 'This is not possible any more.',
  agreementMissing: 'Please sign the agreement first.',
  termsChanged: 'The amounts have changed since you looked. Please look again.',
}
