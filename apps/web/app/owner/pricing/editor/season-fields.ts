import { addDays, type PriceChangeInput, type PriceSeason } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** A season as typed: the last night instead of the day after, percent instead of basis points. */
export type SeasonFields = {
  /** Identifies rows without a name. */
  key: string
  name: string
  from: string | null
  last: string | null
  way: 'share' | 'own'
  percent: number | null
  nightly: MoneyAmount | null
  weekend: MoneyAmount | null
}

export const fieldsOf = (season: PriceSeason, currency: string): SeasonFields => ({
  key: `${season.name} ${season.from} ${season.to}`,
  name: season.name,
  from: season.from,
  last: addDays(season.to, -1),
  way: season.nightly === null ? 'share' : 'own',
  percent: season.adjust / 100,
  nightly: season.nightly === null ? null : { amount: season.nightly, currency },
  weekend: season.weekend === null ? null : { amount: season.weekend, currency },
})

export const newSeason = (key: string): SeasonFields => ({
  key,
  name: '',
  from: null,
  last: null,
  way: 'share',
  percent: null,
  nightly: null,
  weekend: null,
})

const seasonOf = ({ name, from, last, way, percent, nightly, weekend }: SeasonFields): PriceSeason[] => {
  if (!from || !last) return []
  const range = { name: name.trim(), from, to: addDays(last, 1) }
  return way === 'own'
    ? [{ ...range, nightly: nightly?.amount ?? null, weekend: weekend?.amount ?? null, adjust: 0 }]
    : [{ ...range, nightly: null, weekend: null, adjust: Math.round((percent ?? 0) * 100) }]
}

/** The price change from these fields. */
export const seasonsChange = (rows: readonly SeasonFields[], over: readonly PriceSeason[]): PriceChangeInput => ({
  kind: 'seasons',
  seasons: [...over, ...rows.flatMap(seasonOf)],
})

type Words = { fill: string; order: string; unclear: string; noNumber: string }

/** Validation messages by field path. */
export const seasonProblems = (rows: readonly SeasonFields[], words: Words): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, at) => {
      const problems: [string, string | false][] = [
        ['name', row.name.trim() === '' && words.fill],
        ['from', row.from === null && words.fill],
        ['last', row.last === null ? words.fill : row.from !== null && row.last < row.from && words.order],
        ['percent', row.way === 'share' && row.percent === null && words.noNumber],
        ['nightly', row.way === 'own' && row.nightly === null && words.unclear],
      ]
      return problems.flatMap(([name, problem]) => (problem ? [[`rows.${at}.${name}`, problem]] : []))
    }),
  )
