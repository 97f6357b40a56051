import { addDays, type PriceChangeInput, type StayTerms } from '@porchlight/contract'

/**
 * Dates with their own minimum stay or check-in days, as typed, with the last night; an empty minimum uses the default.
 */
export type StaySeasonFields = {
  key: string
  from: string | null
  last: string | null
  minNights: number | null
  arriveOn: number[]
}
/** A minimum stay exception, applied while it is on. */
export type MinStayException = { on: boolean; days: number | null; minNights: number | null }
export const minStayExceptions = ['lastMinute', 'farOut', 'beside'] as const
export type MinStayExceptionName = (typeof minStayExceptions)[number]

export type StaysFields = Record<MinStayExceptionName, MinStayException> & {
  minNights: number | null
  maxNights: number | null
  arriveOn: number[]
  departOn: number[]
  seasons: StaySeasonFields[]
  fillGaps: boolean
  preventGaps: boolean
}

const usualDays: Record<MinStayExceptionName, number> = { lastMinute: 7, farOut: 180, beside: 1 }

const apart = (name: MinStayExceptionName, rule: StayTerms[MinStayExceptionName]): MinStayException =>
  rule ? { on: true, ...rule } : { on: false, days: usualDays[name], minNights: 1 }

/** Initial fields, without past seasons. */
export const staysFields = (stays: StayTerms, today: string): StaysFields => ({
  minNights: stays.minNights,
  maxNights: stays.maxNights,
  arriveOn: [...stays.arriveOn],
  departOn: [...stays.departOn],
  seasons: stays.seasons
    .filter(({ to }) => to > today)
    .map(({ from, to, minNights, arriveOn }) => ({
      key: `${from} ${to}`,
      from,
      last: addDays(to, -1),
      minNights,
      arriveOn: [...arriveOn],
    })),
  lastMinute: apart('lastMinute', stays.lastMinute),
  farOut: apart('farOut', stays.farOut),
  beside: apart('beside', stays.beside),
  fillGaps: stays.fillGaps,
  preventGaps: stays.preventGaps,
})

const ruleOf = ({ on, days, minNights }: MinStayException) =>
  on && days !== null && minNights !== null ? { days, minNights } : null

/** The change from the fields; null while something is missing. */
export const staysChange = (fields: StaysFields, over: StayTerms['seasons']): PriceChangeInput | null => {
  const { minNights, maxNights, arriveOn, departOn, seasons, fillGaps, preventGaps } = fields
  if (minNights === null || maxNights === null) return null
  return {
    kind: 'stays',
    minNights,
    maxNights,
    arriveOn,
    departOn,
    seasons: [
      ...over,
      ...seasons.flatMap(({ from, last, minNights: least, arriveOn: days }) =>
        from && last && last >= from && (least !== null || days.length > 0)
          ? [{ from, to: addDays(last, 1), minNights: least, arriveOn: days }]
          : [],
      ),
    ],
    lastMinute: ruleOf(fields.lastMinute),
    farOut: ruleOf(fields.farOut),
    beside: ruleOf(fields.beside),
    fillGaps,
    preventGaps,
  }
}

type Words = { fill: string; order: string; noNumber: string; lessThanMin: string }

/** Validation messages by field path. */
export const staysProblems = (fields: StaysFields, words: Words): Record<string, string> => {
  const { minNights, maxNights } = fields
  const problems: [string, string | false][] = [
    ['minNights', minNights === null && words.noNumber],
    [
      'maxNights',
      maxNights === null ? words.noNumber : minNights !== null && maxNights < minNights && words.lessThanMin,
    ],
    ...fields.seasons.flatMap(({ from, last, minNights: least, arriveOn }, at): [string, string | false][] => [
      [`seasons.${at}.from`, from === null && words.fill],
      [`seasons.${at}.last`, last === null ? words.fill : from !== null && last < from && words.order],
      [`seasons.${at}.minNights`, least === null && arriveOn.length === 0 && words.noNumber],
    ]),
    ...minStayExceptions.flatMap((name): [string, string | false][] => [
      [`${name}.days`, fields[name].on && fields[name].days === null && words.noNumber],
      [`${name}.minNights`, fields[name].on && fields[name].minNights === null && words.noNumber],
    ]),
  ]
  return Object.fromEntries(problems.filter((one): one is [string, string] => one[1] !== false))
}
