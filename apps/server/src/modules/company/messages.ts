/** All of this module’s own texts. */
export const problems = {
  reason: 'Give a reason of at least 10 characters: contracts, tax forms, and bank files carry this.',
  changed: 'Someone else saved these settings since you opened them.',
  moneyMoved: {
    timeZone: 'The time zone can’t change anymore: money has moved, and the books are dated by it.',
    currency: 'The currency can’t change anymore: money has moved in it.',
  },
  companyFirst: 'Enter the company first: a brand belongs to it.',
  hostTaken: (host: string, brand: string): string => `${host} already belongs to ${brand}.`,
  hostTwice: (host: string): string => `${host} is listed twice.`,
  defaultNeeded: 'Make another brand the default first: it answers on every host name that no brand has.',
  tooMany: (most: number): string => `A company has at most ${most} brands.`,
}
