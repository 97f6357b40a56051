import { type Money, type PlainDate, weekdayOf } from '@porchlight/contract'
import { asWritten, listOf, type Said, said } from '@porchlight/wording'
import { type Line, type Step, sumOf } from './line.ts'
import type { NightRent } from './nightly.ts'

export type RentedNight = { night: PlainDate; rent: NightRent }

/** The line for the nights, with one step for each run of nights with the same price and source. */
export const rentLine = (nights: readonly RentedNight[], currency: string): Line => ({
  code: 'rent',
  label: said('price.nights', { count: nights.length }),
  amount: sumOf(nights.map(({ rent }) => rent)),
  optional: false,
  why: { rule: 'rates', text: rentText(nights, currency), steps: rentSteps(nights, currency) },
})

/** A single night states its price; several nights state how their prices differ. */
const rentText = (nights: readonly RentedNight[], currency: string): Said => {
  const amounts = nights.map(({ rent }) => rent.amount)
  const money = (amount: number): Money => ({ amount, currency })
  const [lowest, highest] = [money(Math.min(...amounts)), money(Math.max(...amounts))]
  return lowest.amount === highest.amount
    ? said('price.each_night', { price: lowest })
    : said('price.nights_range', { lowest, highest })
}

const sourceOf = ({ source, season, clamped }: NightRent): Said | undefined => {
  if (clamped) return said(`price.source.${clamped}`)
  if (source === 'agreed' || source === 'hand') return said(`price.source.${source}`)
  return source === 'season' && season ? asWritten(season.name) : undefined
}

const rentSteps = (nights: readonly RentedNight[], currency: string): Step[] => {
  const groups = new Map<string, RentedNight[]>()
  for (const night of nights) {
    const key = JSON.stringify([night.rent.amount, sourceOf(night.rent)])
    groups.set(key, [...(groups.get(key) ?? []), night])
  }
  return [...groups.values()].map((group) => ({
    label: groupLabel(group, currency),
    amount: sumOf(group.map(({ rent }) => rent)),
  }))
}

const groupLabel = (group: readonly RentedNight[], currency: string): Said => {
  const weekdays = [...new Set(group.map(({ night }) => weekdayOf(night)))].sort()
  const price = { amount: group[0]?.rent.amount ?? 0, currency }
  return listOf(
    said('price.nights', { count: group.length }),
    weekdays.length < 7 ? { weekdays } : undefined,
    said('price.each', { price }),
    group[0] && sourceOf(group[0].rent),
  )
}
