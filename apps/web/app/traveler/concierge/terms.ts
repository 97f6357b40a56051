import { addDays, type ConciergeOrder, type ConciergeService, type ConciergeStay } from '@porchlight/contract'
import type { Formats } from '#app/lib/formats.ts'
import type { ConciergeWords } from '#app/lib/messages/traveler/concierge.ts'

/** The listed price of a service. */
export const priceText = (
  { pricing, price, currency }: ConciergeService,
  words: ConciergeWords,
  { money }: Formats,
) => {
  if (price === null) return words.quoted
  const amount = money({ amount: price, currency })
  return pricing === 'person' ? words.perPerson({ price: amount }) : amount
}

/** The notice a service requires, and what a cancellation costs. */
export const termsText = ({ leadDays, freeDays, retainedPercent }: ConciergeService, words: ConciergeWords): string =>
  `${words.lead({ days: leadDays })} ${retainedPercent === 0 ? words.free : words.terms({ days: freeDays, percent: retainedPercent })}`

/** The first and last day of a stay on which a service is still available; undefined if there is none. */
export const daysFor = ({ arrive, depart, today }: ConciergeStay, { leadDays }: Pick<ConciergeService, 'leadDays'>) => {
  const soonest = addDays(today, leadDays)
  const first = soonest > arrive ? soonest : arrive
  return first <= depart ? { first, last: depart } : undefined
}

/** What is retained if an order that needs approval is canceled. */
export const orderTerms = (
  { price, retainedPercent, freeUntil }: ConciergeOrder,
  today: string,
  words: ConciergeWords,
  { money, day }: Formats,
): string => {
  if (retainedPercent === 0 || !price) return `${words.alwaysFree} ${words.afterward}`
  const amount = money({ ...price, amount: Math.floor((price.amount * retainedPercent) / 100) })
  const late = today > freeUntil ? words.alreadyLate({ amount }) : words.freeUntil({ day: day(freeUntil), amount })
  return `${late} ${words.afterward}`
}
