import { type Runs, selectArea } from './area.ts'
import { keep } from './bits.ts'
import { boundsOf, clustersOf } from './clusters.ts'
import { facetsOf } from './facets.ts'
import { featurePlanes, keepListed, keepPrices, listUndated, takeTypes } from './filters.ts'
import { histogramOf } from './histogram.ts'
import type { Kernel, KernelMaker } from './kernel.ts'
import { bestOf } from './rank-homes.ts'
import { matchStays } from './stays.ts'

const nowhere: Runs = { from: [], to: [] }

/** The reference implementation: plain loops over the columns. */
export const plainKernel: KernelMaker = (columns, workspace): Kernel => {
  const { offered, found, matches } = workspace
  let runs = nowhere
  return {
    columns,
    matches,
    match({ area, party, features, types, price }, windows, now) {
      matches.count = 0
      const planes = featurePlanes(columns, party, features)
      runs = planes ? selectArea(columns, area, offered) : nowhere
      keepInRuns(offered, planes ?? [], runs)
      if (windows === null) listUndated(columns, workspace, runs)
      else matchStays(columns, workspace, runs, windows, party, now)
      takeTypes(columns, workspace, runs, types)
      const histogram = histogramOf(matches, found)
      if (price.min !== null || price.max !== null) {
        keepPrices(workspace, price)
        keepInRuns(found, [offered], runs)
      }
      keepListed(matches, found)
      return histogram
    },
    best: (sort, wanted, size) => bestOf(columns, matches, sort, wanted, size),
    facets: () => facetsOf(columns, workspace, runs),
    bounds: () => boundsOf(columns, matches),
    clusters: (view) => clustersOf(columns, matches, view),
  }
}

const keepInRuns = (target: Int32Array, planes: readonly Int32Array[], runs: Runs): void => {
  for (const plane of planes) {
    for (const [run, from] of runs.from.entries()) keep(target, plane, from, runs.to[run]!)
  }
}
