import { dayNumber, type PlainDate, type Stay } from '@porchlight/contract'
import { buildColumns, rebuiltColumns } from './build.ts'
import { footprintOf } from './footprint.ts'
import type { HomeNights, SearchHome } from './home.ts'
import type { Columns } from './layout.ts'
import { type Found, type SearchCriteria, type Showing, search } from './query.ts'
import { type Loosened, loosen } from './relax-filters.ts'
import { type Summary, summaryOf } from './summary.ts'
import { removeHome, setNights, takeNights, upsertHome } from './update.ts'
import { type Workspace, workspaceFor } from './workspace.ts'

/** Nights kept in sight: two years. */
export const horizonNights = 730

/** All homes in memory, ready to be searched; one query at a time. */
export class SearchEngine {
  #columns: Columns
  #workspace: Workspace

  /** Takes the homes without their nights: nothing can be booked until `setNights`. */
  constructor(homes: readonly SearchHome[], firstDate: PlainDate, horizon = horizonNights) {
    this.#columns = buildColumns(homes, { firstDay: dayNumber(firstDate), horizon })
    this.#workspace = workspaceFor(this.#columns.capacity)
  }

  /** Ids in memory order. Writing nights in this order is several times faster than in any other. */
  idsInOrder(): number[] {
    return Array.from(this.#columns.id.subarray(0, this.#columns.used))
  }

  upsertHome(home: SearchHome): void {
    this.#use(upsertHome(this.#columns, home))
  }

  /** A home with all its nights, known or new. */
  put(home: SearchHome, nights: HomeNights): void {
    this.upsertHome(home)
    this.setNights(home.id, nights)
  }

  removeHome(homeId: number): void {
    removeHome(this.#columns, homeId)
  }

  /** Closes the nights of a stay at once, until the home's nights are written again. */
  takeNights(homeId: number, stay: Stay): void {
    takeNights(this.#columns, homeId, stay)
  }

  /** Replaces all nights of a home. */
  setNights(homeId: number, nights: HomeNights): void {
    setNights(this.#columns, homeId, nights)
  }

  /** Forgets the days before `firstDate`; as many come into sight at the far end, not on offer until written. */
  advanceTo(firstDate: PlainDate): void {
    this.#columns.calendar.advanceTo(dayNumber(firstDate))
  }

  /** Puts newer homes in their place among the others and gives the room of removed ones back. */
  rebuild(): void {
    this.#use(rebuiltColumns(this.#columns))
  }

  search(criteria: SearchCriteria, showing: Showing, now: Date): Found {
    return search(this.#columns, this.#workspace, criteria, showing, now)
  }

  summary(): Summary {
    return summaryOf(this.#columns)
  }

  loosen(criteria: SearchCriteria, now: Date): Loosened[] {
    return loosen(this.#columns, this.#workspace, criteria, now)
  }

  /** Every part of a column that a search for the search reads, once each. */
  footprint(criteria: SearchCriteria): ReturnType<typeof footprintOf> {
    return footprintOf(this.#columns, criteria)
  }

  #use(columns: Columns): void {
    if (columns !== this.#columns) this.#workspace = workspaceFor(columns.capacity)
    this.#columns = columns
  }
}
