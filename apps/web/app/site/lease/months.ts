import type { PlainDate } from '@porchlight/contract'

/** Lease lengths in months. */
export const leaseLengths = [1, 2, 3, 4, 6] as const
export type LeaseLength = (typeof leaseLengths)[number]

/** How far ahead a lease can start. */
const startsShown = 12

/** The month that many months later, as `2027-07`. */
export const monthAfter = (month: string, months: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** A lease covers whole months, from the first to the first. */
export const leaseStay = (month: string, length: number): { arrive: PlainDate; depart: PlainDate } => ({
  arrive: `${month}-01`,
  depart: `${monthAfter(month, length)}-01`,
})

/** Months a lease can start in: the next twelve. */
export const leaseStarts = (today: PlainDate): string[] =>
  Array.from({ length: startsShown }, (_, at) => monthAfter(today.slice(0, 7), at + 1))

export type LeaseSelection = { month: string; length: LeaseLength; adults: number; children: number }
/** Without a month: the first with an available home. */
type LeaseValues = Omit<LeaseSelection, 'month'> & { month: string | null }

const wholeIn = (text: string | null, least: number, most: number, usual: number): number => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= least && number <= most ? number : usual
}

/** Reads the address; invalid values become the default: one month for two. */
export const parseLease = (search: URLSearchParams, today: PlainDate): LeaseValues => {
  const month = search.get('month') ?? ''
  const length = Number(search.get('months'))
  return {
    month: leaseStarts(today).includes(month) ? month : null,
    length: leaseLengths.find((one) => one === length) ?? 1,
    adults: wholeIn(search.get('adults'), 1, 50, 2),
    children: wholeIn(search.get('children'), 0, 50, 0),
  }
}
