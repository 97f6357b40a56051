import type { PlainDate } from '@porchlight/contract'

/** How many months a lease may be. */
export const leaseLengths = [1, 2, 3, 4, 6] as const
export type LeaseLength = (typeof leaseLengths)[number]

/** As far ahead as a lease may begin. */
const startsShown = 12

/** Months after another, as `2027-07`. */
export const monthAfter = (month: string, months: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** A lease is whole months: from the first of one to the first of another. */
export const leaseStay = (month: string, length: number): { arrive: PlainDate; depart: PlainDate } => ({
  arrive: `${month}-01`,
  depart: `${monthAfter(month, length)}-01`,
})

/** The months in which a lease may begin: the twelve after this one. */
export const leaseStarts = (today: PlainDate): string[] =>
  Array.from({ length: startsShown }, (_, at) => monthAfter(today.slice(0, 7), at + 1))

export type LeaseAsked = { month: string; length: LeaseLength; adults: number; children: number }
/** Without a month: the first in which there is a house. */
type LeaseWish = Omit<LeaseAsked, 'month'> & { month: string | null }

const wholeIn = (text: string | null, least: number, most: number, usual: number): number => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= least && number <= most ? number : usual
}

/** What the address asks; what cannot be asked is what is usual: one month, for two. */
export const leaseIn = (search: URLSearchParams, today: PlainDate): LeaseWish => {
  const month = search.get('month') ?? ''
  const length = Number(search.get('months'))
  return {
    month: leaseStarts(today).includes(month) ? month : null,
    length: leaseLengths.find((one) => one === length) ?? 1,
    adults: wholeIn(search.get('adults'), 1, 50, 2),
    children: wholeIn(search.get('children'), 0, 50, 0),
  }
}
