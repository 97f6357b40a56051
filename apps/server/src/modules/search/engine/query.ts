import { dateOfDayNumber, type Stay } from '@porchlight/contract'
import { type Area, type Box, type Runs, selectArea } from './area.ts'
import { keep } from './bits.ts'
import { boundsOf, type Cluster, clustersOf } from './clusters.ts'
import { type Facets, facetsOf } from './facets.ts'
import {
  type Features,
  guestsOf,
  keepFeatures,
  keepListed,
  keepPrices,
  listUndated,
  type PriceLimits,
  takeTypes,
} from './filters.ts'
import { type Dates, type Window, windowsOf } from './flex.ts'
import { histogramOf, type PriceBar } from './histogram.ts'
import type { Party } from './home.ts'
import { type Columns, noPrice } from './layout.ts'
import { bestOf, type FitCriteria, type Sort } from './rank-homes.ts'
import { matchStays } from './stays.ts'
import type { Workspace } from './workspace.ts'

/** What a guest is looking for. Price limits: headline of the stay when dated, else per night. */
export type SearchCriteria = {
  area: Area
  dates: Dates
  party: Party
  features: Features
  types: readonly string[]
  price: PriceLimits
}

/** How to show it. Pages count from 1. */
export type Showing = { sort: Sort; page: number; perPage: number }

export type FoundHome = {
  id: number
  lat: number
  lng: number
  /** The cheapest stay that fits; null without dates. */
  stay: Stay | null
  /** Headline of that stay, or the nightly from-price without dates, in minor units. */
  price: number | null
}

export type Found = {
  total: number
  homes: FoundHome[]
  facets: Facets
  /** Of all prices, whatever the price limits. */
  histogram: PriceBar[]
  clusters: Cluster[]
  /** Every home found when they are few, else those that stand alone: the clusters carry the rest. */
  pins: FoundHome[]
  bounds: Box | null
}

const mostPins = 200

/** Homes that fit the search at this instant, ranked and counted. */
export const search = (
  columns: Columns,
  workspace: Workspace,
  criteria: SearchCriteria,
  showing: Showing,
  now: Date,
): Found => {
  const windows = windowsOf(criteria.dates)
  const { runs, histogram } = match(columns, workspace, criteria, windows, now)
  const { matches } = workspace
  const stays = staysOf(windows)
  const bounds = boundsOf(columns, matches)
  const view = criteria.area.box ?? bounds
  const { clusters, alone } = view ? clustersOf(columns, matches, view) : { clusters: [], alone: [] }
  const homeAt = (index: number) => foundHome(columns, workspace, stays, index)
  return {
    total: matches.count,
    homes: pageOf(columns, workspace, fitCriteriaOf(criteria), showing).map(homeAt),
    facets: facetsOf(columns, workspace, runs),
    histogram,
    clusters,
    pins: (matches.count > mostPins ? alone : Array.from({ length: matches.count }, (_, index) => index)).map(homeAt),
    bounds,
  }
}

/** The best homes for the search by what is `wanted`, and their number, without what surrounds them. */
export const preview = (
  columns: Columns,
  workspace: Workspace,
  criteria: SearchCriteria,
  showing: Showing,
  now: Date,
  wanted: FitCriteria = fitCriteriaOf(criteria),
) => {
  const windows = windowsOf(criteria.dates)
  match(columns, workspace, criteria, windows, now)
  const stays = staysOf(windows)
  return {
    total: workspace.matches.count,
    homes: pageOf(columns, workspace, wanted, showing).map((index) => foundHome(columns, workspace, stays, index)),
  }
}

/** Leaves the homes that fit in the workspace: in `found`, in the list, and without the search for a type in `offered`. */
const match = (
  columns: Columns,
  workspace: Workspace,
  { area, party, features, types, price }: SearchCriteria,
  windows: readonly Window[] | null,
  now: Date,
): { runs: Runs; histogram: PriceBar[] } => {
  const { offered, found, matches } = workspace
  matches.count = 0
  const runs = selectArea(columns, area, offered)
  if (!keepFeatures(columns, offered, runs, party, features)) return { runs: { from: [], to: [] }, histogram: [] }
  if (windows === null) listUndated(columns, workspace, runs)
  else matchStays(columns, workspace, runs, windows, party, now)
  takeTypes(columns, workspace, runs, types)
  const histogram = histogramOf(matches, found)
  if (price.min !== null || price.max !== null) {
    keepPrices(workspace, price)
    for (const [run, from] of runs.from.entries()) keep(found, offered, from, runs.to[run]!)
  }
  keepListed(matches, found)
  return { runs, histogram }
}

/** What "best match" is measured against. */
export const fitCriteriaOf = ({ party, features, area }: SearchCriteria): FitCriteria => ({
  guests: guestsOf(party),
  bedrooms: features.bedrooms,
  box: area.box,
})

const pageOf = (
  columns: Columns,
  { matches }: Workspace,
  wanted: FitCriteria,
  { sort, page, perPage }: Showing,
): number[] => {
  const from = (page - 1) * perPage
  if (from >= matches.count) return []
  return bestOf(columns, matches, sort, wanted, page * perPage).slice(from)
}

const staysOf = (windows: readonly Window[] | null): Stay[] | null =>
  windows?.map(({ arrive, depart }) => ({ arrive: dateOfDayNumber(arrive), depart: dateOfDayNumber(depart) })) ?? null

const foundHome = (
  columns: Columns,
  { matches }: Workspace,
  stays: readonly Stay[] | null,
  index: number,
): FoundHome => {
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
