import type { Box } from './area.ts'
import type { Cluster } from './clusters.ts'
import type { Facets } from './facets.ts'
import type { Window } from './flex.ts'
import type { PriceBar } from './histogram.ts'
import type { Columns } from './layout.ts'
import type { SearchCriteria } from './query.ts'
import type { FitCriteria, Sort } from './rank-homes.ts'
import type { Matches, Workspace } from './workspace.ts'

/**
 * Operations a search runs over all homes, one query at a time; each of the others works on the homes of the last
 * match. Kernels agree to the last bit.
 */
export type Kernel = {
  columns: Columns
  matches: Matches
  /** Lists the matching homes with their best stay; returns their price bars, whatever the price limits. */
  match(criteria: SearchCriteria, windows: readonly Window[] | null, now: Date): PriceBar[]
  /** The list indexes of the `size` best homes, best first. */
  best(sort: Sort, wanted: FitCriteria, size: number): number[]
  facets(): Facets
  bounds(): Box | null
  clusters(view: Box): { clusters: Cluster[]; alone: number[] }
}

export type KernelMaker = (columns: Columns, workspace: Workspace) => Kernel
