import type { Runs } from './area.ts'
import { countShared } from './bits.ts'
import { byYesNoField, type YesNoField } from './home.ts'
import type { Columns } from './layout.ts'
import type { CodePlanes } from './planes.ts'
import type { Workspace } from './workspace.ts'

/** How many of the found homes remain with one more filter; types: how many of each, whatever type was chosen. */
export type Facets = Record<YesNoField, number> & {
  amenities: Record<string, number>
  types: Record<string, number>
  places: Record<string, number>
  /** Entry k − 1: homes with at least k bedrooms. */
  bedrooms: number[]
  pets: number
}

export const mostBedrooms = 8

export const facetsOf = (columns: Columns, workspace: Workspace, runs: Runs): Facets => {
  const { found, offered } = workspace
  const [anyPets] = columns.petsAtLeast.planes
  return {
    amenities: countEach(columns.amenities, found, runs),
    types: countEach(columns.types, offered, runs),
    places: countPlaces(columns, workspace),
    bedrooms: columns.bedroomsAtLeast.planes.slice(0, mostBedrooms).map((plane) => count(found, plane, runs)),
    ...byYesNoField((field) => count(found, columns[field], runs)),
    pets: anyPets ? count(found, anyPets, runs) : 0,
  }
}

const count = (homes: Int32Array, plane: Int32Array, runs: Runs): number => {
  let shared = 0
  for (let run = 0; run < runs.from.length; run++) shared += countShared(homes, plane, runs.from[run]!, runs.to[run]!)
  return shared
}

const countEach = ({ planes }: CodePlanes, homes: Int32Array, runs: Runs): Record<string, number> =>
  Object.fromEntries(Array.from(planes, ([code, plane]) => [code, count(homes, plane, runs)]))

const countPlaces = ({ place, places }: Columns, { matches }: Workspace): Record<string, number> => {
  const counts = new Uint32Array(places.values.length)
  for (let index = 0; index < matches.count; index++) counts[place[matches.slots[index]!]!]!++
  return Object.fromEntries(
    places.values.map((name, number) => [name, counts[number]!] as const).filter(([, homes]) => homes > 0),
  )
}
