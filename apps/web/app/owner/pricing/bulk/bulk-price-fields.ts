import { addDays } from '@porchlight/contract'

/** Homes, first and last night, and percent as typed. */
export type BulkPriceFields = {
  homes: string[]
  from: string | null
  last: string | null
  weekdays: number[]
  percent: number | null
}

/** Dates and percentage from the fields; null while something is missing. */
export const bulkPriceChange = ({ from, last, weekdays, percent }: BulkPriceFields) =>
  from && last && last >= from && percent !== null
    ? { from, to: addDays(last, 1), weekdays, share: Math.round(percent * 100) }
    : null

type Words = { fill: string; order: string; noNumber: string; chooseOne: string }

/** Validation messages by field. */
export const bulkPriceProblems = (
  { homes, from, last, percent }: BulkPriceFields,
  words: Words,
): Partial<Record<keyof BulkPriceFields, string>> => ({
  ...(homes.length === 0 && { homes: words.chooseOne }),
  ...(!from && { from: words.fill }),
  ...(!last && { last: words.fill }),
  ...(from && last && last < from && { last: words.order }),
  ...((percent === null || percent === 0) && { percent: words.noNumber }),
})
