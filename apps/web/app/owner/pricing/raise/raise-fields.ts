import { addDays } from '@porchlight/contract'

/** Homes by number, nights with the last of them, and percent, as they are typed. */
export type RaiseFields = {
  homes: string[]
  from: string | null
  last: string | null
  weekdays: number[]
  percent: number | null
}

/** The nights and the share that are asked for; null while something is missing. */
export const raiseOf = ({ from, last, weekdays, percent }: RaiseFields) =>
  from && last && last >= from && percent !== null
    ? { from, to: addDays(last, 1), weekdays, share: Math.round(percent * 100) }
    : null

type Words = { fill: string; order: string; noNumber: string; chooseOne: string }

/** What is not right yet, by its field. */
export const raiseProblems = (
  { homes, from, last, percent }: RaiseFields,
  words: Words,
): Partial<Record<keyof RaiseFields, string>> => ({
  ...(homes.length === 0 && { homes: words.chooseOne }),
  ...(!from && { from: words.fill }),
  ...(!last && { last: words.fill }),
  ...(from && last && last < from && { last: words.order }),
  ...((percent === null || percent === 0) && { percent: words.noNumber }),
})
