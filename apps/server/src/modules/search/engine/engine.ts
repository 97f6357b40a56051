import { dayNumber, type PlainDate, type Stay } from '@porchlight/contract'
import { buildColumns, rebuiltColumns } from './build.ts'
import { compiledKernel } from './compiled/kernel.ts'
import { isProgramAvailable } from './compiled/program.ts'
import { type Reading, readingOf } from './footprint.ts'
import type { HomeNights, SearchHome } from './home.ts'
import type { Kernel, KernelMaker } from './kernel.ts'
import type { Columns } from './layout.ts'
import { plainKernel } from './plain-kernel.ts'
import { type Found, type SearchCriteria, type Showing, search } from './query.ts'
import { type Loosened, loosen } from './relax-filters.ts'
import { type Summary, summaryOf } from './summary.ts'
import { removeHome, setNights, takeNights, upsertHome } from './update.ts'
import { workspaceFor } from './workspace.ts'

/** The number of nights the engine covers: two years. */
export const horizonNights = 730

/** The compiled kernel, or where that cannot run, the reference it is compared with. */
const usualKernel = isProgramAvailable ? compiledKernel : plainKernel

/** All homes in memory, ready to be searched; one query at a time. */
export class SearchEngine {
  readonly #kernelFor: KernelMaker
  #columns: Columns
  #kernel: Kernel

  /** Takes the homes without their nights: nothing can be booked until `setNights`. */
  constructor(
    homes: readonly SearchHome[],
    firstDate: PlainDate,
    horizon = horizonNights,
    kernelFor: KernelMaker = usualKernel,
  ) {
    this.#kernelFor = kernelFor
    this.#columns = buildColumns(homes, { firstDay: dayNumber(firstDate), horizon })
    this.#kernel = kernelFor(this.#columns, workspaceFor(this.#columns))
  }

  /** Ids in memory order. Writing nights in this order is several times faster than in any other. */
  idsInOrder(): number[] {
    return Array.from(this.#columns.id.subarray(0, this.#columns.used))
  }

  upsertHome(home: SearchHome): void {
    this.#use(upsertHome(this.#columns, home))
  }

  /** Adds or replaces a home with all its nights. */
  put(home: SearchHome, nights: HomeNights): void {
    this.upsertHome(home)
    this.setNights(home.id, nights)
  }

  removeHome(homeId: number): void {
    removeHome(this.#columns, homeId)
  }

  /** Makes a stay's nights unavailable at once, until the home's nights are written again. */
  takeNights(homeId: number, stay: Stay): void {
    takeNights(this.#columns, homeId, stay)
  }

  /** Replaces all nights of a home. */
  setNights(homeId: number, nights: HomeNights): void {
    setNights(this.#columns, homeId, nights)
  }

  /** Drops the days before `firstDate`; the same number is added at the far end, unavailable until written. */
  advanceTo(firstDate: PlainDate): void {
    this.#columns.calendar.advanceTo(dayNumber(firstDate))
  }

  /** Moves newer homes to their place among the others and frees the room of removed ones. */
  rebuild(): void {
    this.#use(rebuiltColumns(this.#columns))
  }

  search(criteria: SearchCriteria, showing: Showing, now: Date): Found {
    return search(this.#kernel, criteria, showing, now)
  }

  summary(): Summary {
    return summaryOf(this.#columns)
  }

  loosen(criteria: SearchCriteria, now: Date): Loosened[] {
    return loosen(this.#kernel, criteria, now)
  }

  /** The lower bound on this search's time on this machine. @throws Error where nothing can be compiled */
  reading(criteria: SearchCriteria): Reading {
    return readingOf(this.#columns, criteria)
  }

  /** The bytes of all columns; the little that JavaScript holds besides isn't counted. */
  get bytes(): number {
    return this.#columns.arena.bytes
  }

  #use(columns: Columns): void {
    if (columns !== this.#columns) this.#kernel = this.#kernelFor(columns, workspaceFor(columns))
    this.#columns = columns
  }
}
