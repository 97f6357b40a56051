import { addDays, type PriceChangeInput, type StayTerms } from '@porchlight/contract'

/** Nights with a minimum of their own, typed with their last night. */
export type StaySeasonFields = {
  key: string
  from: string | null
  last: string | null
  minNights: number | null
  arriveOn: number[]
}
/** A minimum for arrivals of a kind, in force while it is on. */
export type ApartRule = { on: boolean; days: number | null; minNights: number | null }
export const apartRules = ['lastMinute', 'farOut', 'beside'] as const
export type ApartName = (typeof apartRules)[number]

export type StaysFields = Record<ApartName, ApartRule> & {
  minNights: number | null
  maxNights: number | null
  arriveOn: number[]
  departOn: number[]
  seasons: StaySeasonFields[]
  fillGaps: boolean
  preventGaps: boolean
}

const usualDays: Record<ApartName, number> = { lastMinute: 7, farOut: 180, beside: 1 }

const apart = (name: ApartName, rule: StayTerms[ApartName]): ApartRule =>
  rule ? { on: true, ...rule } : { on: false, days: usualDays[name], minNights: 1 }

/** What the form begins with; seasons that are over are not in it. */
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

const ruleOf = ({ on, days, minNights }: ApartRule) =>
  on && days !== null && minNights !== null ? { days, minNights } : null

/** The change that the fields ask for; null while something is missing. */
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
        from && last && last >= from && least !== null
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

/** What is not right yet, by the path of its field. */
export const staysProblems = (fields: StaysFields, words: Words): Record<string, string> => {
  const { minNights, maxNights } = fields
  const problems: [string, string | false][] = [
    ['minNights', minNights === null && words.noNumber],
    [
      'maxNights',
      maxNights === null ? words.noNumber : minNights !== null && maxNights < minNights && words.lessThanMin,
    ],
    ...fields.seasons.flatMap(({ from, last, minNights: least }, at): [string, string | false][] => [
      [`seasons.${at}.from`, from === null && words.fill],
      [`seasons.${at}.last`, last === null ? words.fill : from !== null && last < from && words.order],
      [`seasons.${at}.minNights`, least === null && words.noNumber],
    ]),
    ...apartRules.flatMap((name): [string, string | false][] => [
      [`${name}.days`, fields[name].on && fields[name].days === null && words.noNumber],
      [`${name}.minNights`, fields[name].on && fields[name].minNights === null && words.noNumber],
    ]),
  ]
  return Object.fromEntries(problems.filter((one): one is [string, string] => one[1] !== false))
}
