import type { Party } from '@porchlight/contract'

/** A home that is available for the stay. */
export type Candidate = { id: number; lat: number; lng: number; sleeps: number; price: number }

/** Homes that together sleep a party, the largest first. */
export type Combination = {
  homes: Candidate[]
  price: number
  /** Between the two that are farthest apart. */
  meters: number
}

/** Close enough for a party to have breakfast together. */
export const mostMeters = 3_000
/** The most combinations the same home can be in: more would only be hidden behind it. */
export const mostOfOne = 2

const earthMeters = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Place = Pick<Candidate, 'lat' | 'lng'>

/** As the crow flies. */
export const metersBetween = (one: Place, other: Place): number => {
  const north = radians(other.lat - one.lat)
  const east = radians(other.lng - one.lng)
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(half)))
}

const combined = (homes: readonly Candidate[]): Combination => {
  const gaps = homes.flatMap((one, at) => homes.slice(at + 1).map((other) => metersBetween(one, other)))
  return {
    homes: homes.toSorted((a, b) => b.sleeps - a.sleeps || a.id - b.id),
    price: homes.reduce((sum, { price }) => sum + price, 0),
    meters: Math.max(...gaps),
  }
}

/** Returns every selection of this many homes, each once. */
const choices = (homes: readonly Candidate[], count: number): Candidate[][] =>
  count === 0
    ? [[]]
    : homes.flatMap((home, at) => choices(homes.slice(at + 1), count - 1).map((others) => [home, ...others]))

const suiting = (candidates: readonly Candidate[], guests: number, count: number): Combination[] =>
  choices(candidates, count)
    .filter((homes) => homes.reduce((sum, { sleeps }) => sum + sleeps, 0) >= guests)
    .map(combined)
    .filter(({ meters }) => meters <= mostMeters)

/** Cheaper first; at the same price nearer first, then in the order listed. */
export const byPriceThenDistance = (a: Omit<Combination, 'homes'>, b: Omit<Combination, 'homes'>): number =>
  a.price - b.price || a.meters - b.meters

/**
 * Finds two nearby homes that together sleep a party, or three if no two do. Cheapest first, then nearest, with no home
 * in more than two combinations. Each home needs an adult.
 */
export const combinationsFor = (
  candidates: readonly Candidate[],
  { adults, children }: Pick<Party, 'adults' | 'children'>,
  most: number,
): Combination[] => {
  const counts = [2, 3].filter((count) => count <= adults)
  const found = counts.map((count) => suiting(candidates, adults + children, count)).find((some) => some.length > 0)
  const uses = new Map<number, number>()
  const chosen: Combination[] = []
  for (const combination of (found ?? []).sort(byPriceThenDistance)) {
    if (chosen.length === most) break
    if (combination.homes.some(({ id }) => (uses.get(id) ?? 0) >= mostOfOne)) continue
    for (const { id } of combination.homes) uses.set(id, (uses.get(id) ?? 0) + 1)
    chosen.push(combination)
  }
  return chosen
}

/**
 * Assigns the party to homes: each home takes as many as it sleeps and leaves an adult for each of the following homes.
 * Infants and pets stay with the first.
 */
export const partiesFor = (sleeps: readonly number[], party: Party): Party[] => {
  let { adults, children } = party
  return sleeps.map((beds, at) => {
    const own = Math.min(beds, adults - (sleeps.length - at - 1))
    const little = Math.min(children, beds - own)
    adults -= own
    children -= little
    return { adults: own, children: little, infants: at === 0 ? party.infants : 0, pets: at === 0 ? party.pets : 0 }
  })
}
