import { addDays, type PriceChangeInput } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** A season with its price change in percent: up in high season, down in low season. */
type SetupSeason = { on: boolean; from: string | null; last: string | null; percent: number | null }

/** Answers as typed: the last night instead of the day after, percent instead of basis points. */
export type PricingSetupFields = {
  base: MoneyAmount | null
  weekend: number | null
  floor: MoneyAmount | null
  minNights: number | null
  high: SetupSeason & { minNights: number | null }
  quiet: SetupSeason
  week: number | null
  month: number | null
}

/** The current season with these days of the year, or the next one. */
const nextSeason = (today: string, first: string, last: string): { from: string; last: string } => {
  const year = Number(today.slice(0, 4))
  const over = last < first ? 1 : 0
  const at = [year - 1, year, year + 1].find((one) => `${one + over}-${last}` >= today) ?? year
  return { from: `${at}-${first}`, last: `${at + over}-${last}` }
}

/** The initial values for a new home: everything but the price, which only its owner knows. */
export const pricingSetupFields = (today: string): PricingSetupFields => ({
  base: null,
  weekend: 20,
  floor: null,
  minNights: 2,
  high: { on: true, ...nextSeason(today, '06-15', '09-07'), percent: 50, minNights: 7 },
  quiet: { on: true, ...nextSeason(today, '11-15', '03-14'), percent: 20 },
  week: 7,
  month: 15,
})

const basisPoints = (percent: number): number => Math.round(percent * 100)

const seasonOf = ({ on, from, last, percent }: SetupSeason, sign: 1 | -1) =>
  on && from && last && percent !== null ? { from, to: addDays(last, 1), share: sign * basisPoints(percent) } : null

/** The price change from the answers; null while one is missing. */
export const pricingSetupChange = (fields: PricingSetupFields): PriceChangeInput | null => {
  const { base, weekend, floor, minNights, high, quiet, week, month } = fields
  if (!base || weekend === null || minNights === null || week === null || month === null) return null
  const most = seasonOf(high, 1)
  return {
    kind: 'first',
    base: base.amount,
    weekendShare: basisPoints(weekend),
    floor: floor?.amount ?? null,
    minNights,
    high: most && high.minNights !== null ? { ...most, minNights: high.minNights } : null,
    quiet: seasonOf(quiet, -1),
    weekShare: basisPoints(week),
    monthShare: basisPoints(month),
  }
}

type Words = { fill: string; order: string; noNumber: string; unclear: string }

/** Validation messages by field path. */
export const pricingSetupProblems = (fields: PricingSetupFields, words: Words): Record<string, string> => {
  const { base, high, quiet } = fields
  const season = (name: 'high' | 'quiet', { on, from, last, percent }: SetupSeason): [string, string | false][] => [
    [`${name}.from`, on && from === null && words.fill],
    [`${name}.last`, on && (last === null ? words.fill : from !== null && last < from && words.order)],
    [`${name}.percent`, on && percent === null && words.noNumber],
  ]
  const problems: [string, string | false][] = [
    ['base', !base?.amount && words.unclear],
    ...(['weekend', 'minNights', 'week', 'month'] as const).map((name): [string, string | false] => [
      name,
      fields[name] === null && words.noNumber,
    ]),
    ...season('high', high),
    ['high.minNights', high.on && high.minNights === null && words.noNumber],
    ...season('quiet', quiet),
  ]
  return Object.fromEntries(problems.filter((one): one is [string, string] => one[1] !== false))
}
