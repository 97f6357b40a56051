import type { Area, Box } from '../area.ts'
import { fenceOf } from '../area.ts'
import { asClusters, cellWidth, clustersOf } from '../clusters.ts'
import { type Facets, mostBedrooms } from '../facets.ts'
import { featurePlanes } from '../filters.ts'
import type { Window } from '../flex.ts'
import { barsOf, type PriceBar } from '../histogram.ts'
import { byYesNoField, yesNoFields } from '../home.ts'
import type { Kernel, KernelMaker } from '../kernel.ts'
import { blockHomes, type Columns, noPrice } from '../layout.ts'
import type { SearchCriteria } from '../query.ts'
import { bedroomsWanted, bestOf, type FitCriteria, type Sort } from '../rank-homes.ts'
import { plansFor } from '../stays.ts'
import type { Matches, Workspace } from '../workspace.ts'
import { type Desk, deskFor, mostRanked } from './desk.ts'
import { type Program, programOn } from './program.ts'
import { askForStays } from './stay-question.ts'

export const compiledKernel: KernelMaker = (columns, workspace) => new CompiledKernel(columns, workspace)

/** The WebAssembly program on the columns' memory. It sees the latest writes, because both read the same arrays. */
class CompiledKernel implements Kernel {
  readonly columns: Columns
  readonly matches: Matches
  readonly #workspace: Workspace
  readonly #desk: Desk
  readonly #program: Program
  readonly #offered: number
  readonly #found: number
  readonly #list: number
  readonly #runs: number
  readonly #pointers: number
  #runCount = 0

  constructor(columns: Columns, workspace: Workspace) {
    this.columns = columns
    this.matches = workspace.matches
    this.#workspace = workspace
    this.#desk = deskFor(columns, workspace)
    this.#program = programOn(columns.arena.memory)
    this.#offered = workspace.offered.byteOffset
    this.#found = workspace.found.byteOffset
    this.#list = this.#desk.list.byteOffset
    this.#runs = this.#desk.runs.byteOffset
    this.#pointers = this.#desk.pointers.byteOffset
  }

  match(criteria: SearchCriteria, windows: readonly Window[] | null, now: Date): PriceBar[] {
    const { area, party, features, types } = criteria
    this.#desk.list[0] = 0
    const planes = featurePlanes(this.columns, party, features)
    this.#runCount = planes ? this.#select(area) : 0
    if (planes) this.#program.keepPlanes(this.#offered, this.#pointers, this.#point(planes), this.#runs, this.#runCount)
    if (windows === null) this.#listUndated()
    else this.#matchStays(criteria, windows, now)
    this.#takeTypes(types)
    return this.#settle(criteria)
  }

  best(sort: Sort, wanted: FitCriteria, size: number): number[] {
    if (size > mostRanked) return bestOf(this.columns, this.matches, sort, wanted, size)
    const { ranking, heap } = this.#desk
    this.#askForRanking(sort, wanted, size)
    const held = this.#program.rank(ranking.byteOffset)
    const numbers = new Uint32Array(heap.buffer, heap.byteOffset, held * 4)
    const ranked = Array.from({ length: held }, (_, at) => at)
    ranked.sort((a, b) => heap[a * 2]! - heap[b * 2]! || numbers[a * 4 + 2]! - numbers[b * 4 + 2]!)
    return ranked.map((at) => numbers[at * 4 + 3]!)
  }

  facets(): Facets {
    const { amenities, types, bedroomsAtLeast, petsAtLeast } = this.columns
    const bedrooms = bedroomsAtLeast.planes.slice(0, mostBedrooms)
    const yesNo = yesNoFields.map((field) => this.columns[field])
    const [anyPets] = petsAtLeast.planes
    const ofFound = [...amenities.planes.values(), ...bedrooms, ...yesNo, ...(anyPets ? [anyPets] : [])]
    const counts = this.#count(this.#found, ofFound)
    const typeCounts = this.#count(this.#offered, [...types.planes.values()])
    const first = amenities.planes.size
    const last = first + bedrooms.length
    return {
      amenities: named(amenities.planes.keys(), counts),
      types: named(types.planes.keys(), typeCounts),
      places: this.#places(),
      bedrooms: counts.slice(first, last),
      ...byYesNoField((field) => counts[last + yesNoFields.indexOf(field)]!),
      pets: counts[last + yesNo.length] ?? 0,
    }
  }

  bounds(): Box | null {
    if (this.matches.count === 0) return null
    const [south, north, west, east] = this.#desk.extent
    return { west: west!, south: south!, east: east!, north: north! }
  }

  clusters(view: Box): ReturnType<Kernel['clusters']> {
    const { lat, lng } = this.columns
    const { cells, table } = this.#desk
    const filled = this.#program.cluster(
      this.#list,
      lat.byteOffset,
      lng.byteOffset,
      cellWidth(view),
      cells.byteOffset,
      table.byteOffset,
    )
    if (filled < 0) return clustersOf(this.columns, this.matches, view)
    return asClusters(Array.from({ length: filled }, (_, at) => this.#cell(at)))
  }

  #cell(at: number) {
    const { cells, cellWords } = this.#desk
    const word = at * 10
    return {
      lat: cells[at * 5]!,
      lng: cells[at * 5 + 1]!,
      count: cellWords[word + 6]!,
      from: cellWords[word + 7]!,
      first: cellWords[word + 8]!,
    }
  }

  /** Writes the addresses of the planes; returns how many. */
  #point(planes: readonly Int32Array[]): number {
    for (let at = 0; at < planes.length; at++) this.#desk.pointers[at] = planes[at]!.byteOffset
    return planes.length
  }

  #count(homes: number, planes: readonly Int32Array[]): number[] {
    const { counts } = this.#desk
    const length = this.#point(planes)
    this.#program.countEach(homes, this.#pointers, length, this.#runs, this.#runCount, counts.byteOffset)
    return Array.from({ length }, (_, at) => counts[at]!)
  }

  #select({ box, place }: Area): number {
    const { columns } = this
    const { area, box: sides, runs } = this.#desk
    const number = place === null ? null : columns.places.find(place)
    const extent = number === null || number === undefined ? null : columns.placeExtents[number]
    if (number === undefined || extent === undefined) return 0
    if (box) {
      const { south, north, west, east } = fenceOf(box)
      sides.set([south, north, west, east])
    }
    area[0] = columns.live.byteOffset
    area[1] = columns.zones.byteOffset
    area[2] = Math.ceil(columns.used / blockHomes)
    area[3] = columns.lat.byteOffset
    area[4] = columns.lng.byteOffset
    area[5] = columns.place.byteOffset
    area[6] = box ? sides.byteOffset : 0
    area[7] = extent?.byteOffset ?? 0
    area[8] = number ?? 0
    area[9] = this.#offered
    area[10] = runs.byteOffset
    return this.#program.select(area.byteOffset)
  }

  #listUndated(): void {
    this.#program.listUndated(this.#list, this.#offered, this.columns.fromNight.byteOffset, this.#runs, this.#runCount)
  }

  #matchStays({ party }: SearchCriteria, windows: readonly Window[], now: Date): void {
    const plans = plansFor(this.columns, this.#workspace, windows, party, now)
    // With no stay in range nothing is available, as after a filter that lets nothing through.
    if (plans.length === 0) this.#offerNone()
    else {
      askForStays(this.columns, this.#workspace, this.#desk, plans, this.#runCount)
      this.#program.matchStays(this.#desk.stays.byteOffset)
    }
  }

  #offerNone(): void {
    this.#program.takeAny(this.#offered, this.#offered, this.#pointers, 0, this.#runs, this.#runCount)
  }

  #takeTypes(types: readonly string[]): void {
    if (types.length === 0) this.#program.takeAll(this.#found, this.#offered, this.#runs, this.#runCount)
    else {
      const planes = types.map((type) => this.columns.types.of(type)).filter((plane) => plane !== undefined)
      const count = this.#point(planes)
      this.#program.takeAny(this.#found, this.#offered, this.#pointers, count, this.#runs, this.#runCount)
    }
  }

  #settle({ price }: SearchCriteria): PriceBar[] {
    const { columns } = this
    const desk = this.#desk
    if (desk.places.length < columns.places.values.length)
      desk.places = columns.arena.uint32(columns.places.values.length * 2)
    desk.places.fill(0, 0, columns.places.values.length)
    desk.bars.fill(0)
    const { listing } = desk
    listing[0] = this.#list
    listing[1] = this.#found
    listing[2] = this.#offered
    listing[3] = Number(price.min !== null || price.max !== null)
    listing[4] = Math.min(Math.max(0, Math.ceil(price.min ?? 0)), noPrice)
    listing[5] = Math.min(Math.max(0, Math.floor(price.max ?? noPrice - 1)), noPrice - 1)
    listing[6] = desk.bounds.byteOffset
    listing[7] = desk.firstBar.byteOffset
    listing[8] = desk.bars.byteOffset
    listing[9] = columns.place.byteOffset
    listing[10] = desk.places.byteOffset
    listing[11] = columns.lat.byteOffset
    listing[12] = columns.lng.byteOffset
    listing[13] = desk.extent.byteOffset
    this.#program.settle(listing.byteOffset)
    this.matches.count = desk.list[0]!
    return barsOf(desk.bars)
  }

  #places(): Record<string, number> {
    const places: Record<string, number> = {}
    this.columns.places.values.forEach((name, number) => {
      const homes = this.#desk.places[number]!
      if (homes > 0) places[name] = homes
    })
    return places
  }

  #askForRanking(sort: Sort, wanted: FitCriteria, size: number): void {
    const { columns } = this
    const { ranking, heap } = this.#desk
    const { box } = wanted
    ranking[0] = box?.south ?? 0
    ranking[1] = box?.west ?? 0
    ranking[2] = box ? (box.north - box.south) / 2 || 1 : 0
    ranking[3] = box ? (box.east - box.west) / 2 || 1 : 0
    ranking[4] = wanted.guests
    ranking[5] = bedroomsWanted(wanted)
    const words = new Uint32Array(ranking.buffer, ranking.byteOffset + 48, 11)
    words[0] = sorts.indexOf(sort)
    words[1] = size
    words[2] = this.#list
    words[3] = heap.byteOffset
    words[4] = columns.id.byteOffset
    words[5] = columns.lat.byteOffset
    words[6] = columns.lng.byteOffset
    words[7] = columns.sleeps.byteOffset
    words[8] = columns.bedrooms.byteOffset
    words[9] = columns.rating.byteOffset
    words[10] = columns.reviews.byteOffset
  }
}

/** In the order of the program's numbers. */
const sorts: readonly Sort[] = ['price', '-price', 'rating', 'match']

const named = (names: Iterable<string>, counts: readonly number[]): Record<string, number> => {
  const record: Record<string, number> = {}
  let at = 0
  for (const name of names) record[name] = counts[at++]!
  return record
}
