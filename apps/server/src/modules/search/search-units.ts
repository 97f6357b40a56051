import type { FoundHome, SearchCriteria } from './engine/query.ts'
import type { Summary } from './engine/summary.ts'
import type { SearchAnswer } from './protocol.ts'

/** Price limits counted in units of search, wide enough for every price that was rounded to one. */
export const criteriaInUnits = (criteria: SearchCriteria, unit: number): SearchCriteria => {
  const { min, max } = criteria.price
  const price = { min: min && Math.floor(min / unit), max: max && Math.ceil(max / unit) }
  return unit === 1 ? criteria : { ...criteria, price }
}

const minor = (price: number | null, unit: number): number | null => price && price * unit

const homesInMinor = (homes: readonly FoundHome[], unit: number): FoundHome[] =>
  homes.map((home) => ({ ...home, price: minor(home.price, unit) }))

/** The engine's answer in minor units again, with the price limits as they were asked for. */
export const answerInMinor = (answer: SearchAnswer, requested: SearchCriteria, unit: number): SearchAnswer => {
  if (unit === 1) return answer
  const { found, loosened } = answer
  return {
    found: {
      ...found,
      homes: homesInMinor(found.homes, unit),
      pins: homesInMinor(found.pins, unit),
      histogram: found.histogram.map((bar) => ({ ...bar, from: bar.from * unit, to: bar.to * unit })),
      clusters: found.clusters.map((cluster) => ({ ...cluster, from: minor(cluster.from, unit) })),
    },
    loosened: loosened.map(({ criteria, homes, ...one }) => ({
      ...one,
      homes: homesInMinor(homes, unit),
      criteria: {
        ...criteria,
        price: {
          min: criteria.price.min === null ? null : requested.price.min,
          max: criteria.price.max === null ? null : requested.price.max,
        },
      },
    })),
  }
}

export const summaryInMinor = (summary: Summary, unit: number): Summary => {
  if (unit === 1) return summary
  const places = Object.entries(summary.places).map(([id, { homes, from }]) => [id, { homes, from: minor(from, unit) }])
  return {
    ...summary,
    places: Object.fromEntries(places),
    lowest: minor(summary.lowest, unit),
    highest: minor(summary.highest, unit),
  }
}
