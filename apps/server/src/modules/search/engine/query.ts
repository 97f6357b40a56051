import { dateOfDayNumber, type Stay } from '@porchlight/contract'
import type { Area, Box } from './area.ts'
import type { Cluster } from './clusters.ts'
import type { Facets } from './facets.ts'
import { type Features, guestsOf, type PriceLimits } from './filters.ts'
import { type Dates, type Window, windowsOf } from './flex.ts'
import type { PriceBar } from './histogram.ts'
import type { Party } from './home.ts'
import type { Kernel } from './kernel.ts'
import { noPrice } from './layout.ts'
import type { FitCriteria, Sort } from './rank-homes.ts'

/**
 * What a guest is looking for. Price limits apply to the stay's headline price if dated, otherwise to the price per
 * night.
 */
export type SearchCriteria = {
  area: Area
  dates: Dates
  party: Party
  features: Features
  types: readonly string[]
  price: PriceLimits
}

/** How to show the results. Pages count from 1. */
export type Showing = { sort: Sort; page: number; perPage: number }

export type FoundHome = {
  id: number
  lat: number
  lng: number
  /** The cheapest stay that matches; null without dates. */
  stay: Stay | null
  /** The headline price of that stay, or the nightly from price without dates, in minor units. */
  price: number | null
}

export type Found = {
  total: number
  homes: FoundHome[]
  facets: Facets
  /** Of all prices, regardless of the price limits. */
  histogram: PriceBar[]
  clusters: Cluster[]
  /** Every home found if they are few, otherwise those that stand alone: the clusters hold the rest. */
  pins: FoundHome[]
  bounds: Box | null
}

const mostPins = 200

/** Homes that match the search at this instant, ranked and counted. */
export const search = (kernel: Kernel, criteria: SearchCriteria, showing: Showing, now: Date): Found => {
  const { matches } = kernel
  const windows = windowsOf(criteria.dates)
  const histogram = kernel.match(criteria, windows, now)
  const stays = staysOf(windows)
  const bounds = kernel.bounds()
  const view = criteria.area.box ?? bounds
  const { clusters, alone } = view ? kernel.clusters(view) : { clusters: [], alone: [] }
  const homeAt = (index: number) => foundHome(kernel, stays, index)
  return {
    total: matches.count,
    homes: pageOf(kernel, fitCriteriaOf(criteria), showing).map(homeAt),
    facets: kernel.facets(),
    histogram,
    clusters,
    pins: (matches.count > mostPins ? alone : Array.from({ length: matches.count }, (_, index) => index)).map(homeAt),
    bounds,
  }
}

/** The best homes for the search by what is `wanted`, and their count, without facets, clusters, or bounds. */
export const preview = (
  kernel: Kernel,
  criteria: SearchCriteria,
  showing: Showing,
  now: Date,
  wanted: FitCriteria = fitCriteriaOf(criteria),
) => {
  const windows = windowsOf(criteria.dates)
  kernel.match(criteria, windows, now)
  const stays = staysOf(windows)
  return {
    total: kernel.matches.count,
    homes: pageOf(kernel, wanted, showing).map((index) => foundHome(kernel, stays, index)),
  }
}

/** What "best match" is measured against. */
export const fitCriteriaOf = ({ party, features, area }: SearchCriteria): FitCriteria => ({
  guests: guestsOf(party),
  bedrooms: features.bedrooms,
  box: area.box,
})

const pageOf = (kernel: Kernel, wanted: FitCriteria, { sort, page, perPage }: Showing): number[] => {
  const from = (page - 1) * perPage
  if (from >= kernel.matches.count) return []
  return kernel.best(sort, wanted, page * perPage).slice(from)
}

const staysOf = (windows: readonly Window[] | null): Stay[] | null =>
  windows?.map(({ arrive, depart }) => ({ arrive: dateOfDayNumber(arrive), depart: dateOfDayNumber(depart) })) ?? null

const foundHome = ({ columns, matches }: Kernel, stays: readonly Stay[] | null, index: number): FoundHome => {
  const slot = matches.slots[index]!
  const price = matches.prices[index]!
  return {
    id: columns.id[slot]!,
    lat: columns.lat[slot]!,
    lng: columns.lng[slot]!,
    stay: stays?.[matches.stays[index]!] ?? null,
    price: price === noPrice ? null : price,
  }
}
