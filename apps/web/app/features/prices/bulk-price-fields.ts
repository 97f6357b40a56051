import { addDays } from '@porchlight/contract'

/** What is changed: prices by a percentage or an amount, or the minimum stay. */
export const bulkChangeKinds = ['percent', 'amount', 'min_nights'] as const
export type BulkChangeKind = (typeof bulkChangeKinds)[number]

/** Homes, first and last night, and the change as typed. */
export type BulkPriceFields = {
  homes: string[]
  from: string | null
  last: string | null
  weekdays: number[]
  kind: BulkChangeKind
  value: number | null
}

const changeOf = (kind: BulkChangeKind, value: number) => {
  switch (kind) {
    case 'percent':
      return { share: Math.round(value * 100) }
    case 'amount':
      return { amount: value }
    case 'min_nights':
      return { minNights: value }
  }
}

/** Dates and change from the fields; null while something is missing. */
export const bulkPriceChange = ({ from, last, weekdays, kind, value }: BulkPriceFields) =>
  from && last && last >= from && value !== null
    ? { from, to: addDays(last, 1), weekdays: kind === 'min_nights' ? [] : weekdays, ...changeOf(kind, value) }
    : null

type Words = { fill: string; order: string; noNumber: string; chooseOne: string }

/** Validation messages by field. */
export const bulkPriceProblems = (
  { homes, from, last, value }: BulkPriceFields,
  words: Words,
): Partial<Record<keyof BulkPriceFields, string>> => ({
  ...(homes.length === 0 && { homes: words.chooseOne }),
  ...(!from && { from: words.fill }),
  ...(!last && { last: words.fill }),
  ...(from && last && last < from && { last: words.order }),
  ...((value === null || value === 0) && { value: words.noNumber }),
})
