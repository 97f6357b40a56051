import type { Runs } from './area.ts'
import { hasBit, writeBit } from './bits.ts'
import { type Party, type YesNoField, yesNoFields } from './home.ts'
import { type Columns, noPrice } from './layout.ts'
import type { Matches, Workspace } from './workspace.ts'

/** What a guest requires of the home itself; zero and empty require nothing. */
export type Features = Record<YesNoField, boolean> & {
  bedrooms: number
  bathrooms: number
  amenities: readonly string[]
}

/** Guests who need a bed. */
export const guestsOf = (party: Party): number => party.adults + party.children

/** Inclusive, minor units; null = open. */
export type PriceLimits = { min: number | null; max: number | null }

/** The planes of homes that hold the party and have these features; null if no home can have them. */
export const featurePlanes = (columns: Columns, party: Party, features: Features): Int32Array[] | null => {
  const guests = guestsOf(party)
  const steps = [
    guests > 0 ? [columns.sleepsAtLeast.atLeast(guests)] : [],
    party.pets > 0 ? [columns.petsAtLeast.atLeast(party.pets)] : [],
    features.bedrooms > 0 ? [columns.bedroomsAtLeast.atLeast(features.bedrooms)] : [],
    features.bathrooms > 0 ? [columns.bathroomsAtLeast.atLeast(features.bathrooms)] : [],
    features.amenities.map((code) => columns.amenities.of(code)),
    yesNoFields.filter((field) => features[field]).map((field) => columns[field]),
  ].flat()
  const planes = steps.filter((plane) => plane !== undefined)
  return planes.length === steps.length ? planes : null
}

/** Lists the homes of `offered` with their nightly from-price. */
export const listUndated = (columns: Columns, { offered, matches }: Workspace, runs: Runs): void => {
  for (const [run, from] of runs.from.entries()) {
    for (let w = from; w < runs.to[run]!; w++) {
      let left = offered[w]!
      while (left !== 0) {
        const bit = left & -left
        left ^= bit
        const slot = w * 32 + 31 - Math.clz32(bit)
        matches.slots[matches.count] = slot
        matches.prices[matches.count] = columns.fromNight[slot]!
        matches.stays[matches.count++] = 0
      }
    }
  }
}

/** Sets in `found` the homes of `offered` with a chosen type; an empty choice takes all. */
export const takeTypes = (
  columns: Columns,
  { offered, found }: Workspace,
  runs: Runs,
  types: readonly string[],
): void => {
  const planes = types.map((type) => columns.types.of(type)).filter((plane) => plane !== undefined)
  for (const [run, from] of runs.from.entries()) {
    for (let w = from; w < runs.to[run]!; w++) {
      let requested = types.length === 0 ? -1 : 0
      for (const plane of planes) requested |= plane[w]!
      found[w] = offered[w]! & requested
    }
  }
}

/** Drops homes outside the price limits from `offered`. A home without a price is outside any limit. */
export const keepPrices = ({ offered, matches }: Workspace, limits: PriceLimits): void => {
  const min = limits.min ?? 0
  const max = limits.max ?? noPrice - 1
  for (let index = 0; index < matches.count; index++) {
    const price = matches.prices[index]!
    if (price < min || price > max) writeBit(offered, matches.slots[index]!, false)
  }
}

/** Leaves only the homes of `plane` in the list. */
export const keepListed = (matches: Matches, plane: Int32Array): void => {
  let stored = 0
  for (let index = 0; index < matches.count; index++) {
    if (!hasBit(plane, matches.slots[index]!)) continue
    matches.slots[stored] = matches.slots[index]!
    matches.prices[stored] = matches.prices[index]!
    matches.stays[stored++] = matches.stays[index]!
  }
  matches.count = stored
}
