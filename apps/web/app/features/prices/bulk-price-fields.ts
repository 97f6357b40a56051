import { addDays, mostNightStepIn } from '@porchlight/contract'

/** What changes: prices by a percentage or an amount, the minimum stay, or the arrival days. */
export const bulkChangeKinds = ['percent', 'amount', 'min_nights', 'arrive_on'] as const
export type BulkChangeKind = (typeof bulkChangeKinds)[number]

/** Homes, first and last night, and the change as typed; `arriveOn` are weekdays, 0 = Sunday. */
export type BulkPriceFields = {
  homes: string[]
  from: string | null
  last: string | null
  weekdays: number[]
  kind: BulkChangeKind
  value: number | null
  arriveOn: number[]
}

const changeOf = ({ kind, value, weekdays, arriveOn }: BulkPriceFields) => {
  switch (kind) {
    case 'percent':
      return value === null ? null : { weekdays, share: Math.round(value * 100) }
    case 'amount':
      return value === null ? null : { weekdays, amount: value }
    case 'min_nights':
      return value === null ? null : { minNights: value }
    case 'arrive_on':
      return arriveOn.length === 0 ? null : { arriveOn }
  }
}

/** Dates and change from the fields; null while something is missing. */
export const bulkPriceChange = (fields: BulkPriceFields) => {
  const { from, last } = fields
  const change = changeOf(fields)
  return from && last && last >= from && change ? { from, to: addDays(last, 1), ...change } : null
}

type Words = { fill: string; order: string; noNumber: string; chooseOne: string; chooseDay: string }

/** Validation messages by field. */
export const bulkPriceProblems = (
  { homes, from, last, kind, value, arriveOn }: BulkPriceFields,
  words: Words,
): Partial<Record<keyof BulkPriceFields, string>> => ({
  ...(homes.length === 0 && { homes: words.chooseOne }),
  ...(!from && { from: words.fill }),
  ...(!last && { last: words.fill }),
  ...(from && last && last < from && { last: words.order }),
  ...(kind === 'arrive_on'
    ? arriveOn.length === 0 && { arriveOn: words.chooseDay }
    : (value === null || value === 0) && { value: words.noNumber }),
})

/** The limits of the number; an amount can be as large as the currency of one of the homes allows, as on the server. */
export const numberLimits = (
  kind: Exclude<BulkChangeKind, 'arrive_on'>,
  homes: readonly { currency: string }[],
): { unit?: string; min: number; max: number; decimals: number } => {
  switch (kind) {
    case 'percent':
      return { unit: '%', min: -90, max: 300, decimals: 2 }
    case 'amount': {
      const max = Math.max(0, ...homes.map(({ currency }) => mostNightStepIn(currency)))
      return { min: -max, max, decimals: 0 }
    }
    case 'min_nights':
      return { min: 1, max: 365, decimals: 0 }
  }
}
