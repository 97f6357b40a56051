import { inLatin } from '#kernel/latin'

/** The Latin letters and digits of a name as a path segment; empty if the name has none. */
export const slugFrom = (name: string): string =>
  inLatin(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

const spelledNumbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ')
const numberIn = (word: string): string => {
  const number = spelledNumbers.indexOf(word)
  return number < 0 ? word : String(number)
}

/**
 * Whether a slug names the number and the street of an address, which are shown to guests who booked and to nobody else:
 * also run together, as `12dunelane`, and with a number in words.
 */
export const revealsAddress = (slug: string, address: string): boolean => {
  const [street = ''] = address.split(',')
  const parts = new Set(slug.split('-').map(numberIn))
  const together = slug.replaceAll('-', '')
  const words = slugFrom(street).split('-').map(numberIn)
  const isNumber = (word: string) => /\d/.test(word)
  const names = words.filter((word) => word !== '' && !isNumber(word))
  const long = names.filter((word) => word.length > 2)
  return (
    words.some((word) => isNumber(word) && (parts.has(word) || new RegExp(`(?<!\\d)${word}(?!\\d)`).test(together))) &&
    (long.length > 0 ? long : names).some((word) => parts.has(word) || (word.length > 3 && together.includes(word)))
  )
}

/** The slug a home should have: its name, unless that is its address. */
export const publicSlug = ({ name, address }: { name: string; address: string }): string => {
  const slug = slugFrom(name)
  return slug === '' || revealsAddress(slug, address) ? 'home' : slug
}

/** Owners' shares are complete if they sum to 100% and list each owner once (R51). */
export const isWhole = (shares: readonly { accountId: number; basisPoints: number }[]): boolean =>
  shares.reduce((sum, share) => sum + share.basisPoints, 0) === 10_000 &&
  shares.every((share) => Number.isInteger(share.basisPoints) && share.basisPoints > 0) &&
  new Set(shares.map((share) => share.accountId)).size === shares.length

export type PartOf = { wholeId: number; partId: number }

const reachable = (from: number, next: (id: number) => number[]): Set<number> => {
  const found = new Set<number>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const neighbor of next(id))
      if (!found.has(neighbor)) {
        found.add(neighbor)
        open.push(neighbor)
      }
  return found
}

const partsOf = (links: readonly PartOf[]) => (id: number) =>
  links.filter((link) => link.wholeId === id).map((link) => link.partId)
const wholesOf = (links: readonly PartOf[]) => (id: number) =>
  links.filter((link) => link.partId === id).map((link) => link.wholeId)

/**
 * The other homes that a stay in this one blocks: all that share a room with it, so its parts and anything that
 * contains it or one of its parts; never its siblings (R5).
 */
export const linkedIn = (links: readonly PartOf[], homeId: number): number[] => {
  const own = reachable(homeId, partsOf(links)).add(homeId)
  const taken = new Set(own)
  for (const part of own) for (const whole of reachable(part, wholesOf(links))) taken.add(whole)
  taken.delete(homeId)
  return [...taken].sort((a, b) => a - b)
}

/** True if a home would become part of itself. */
export const hasLoop = (links: readonly PartOf[]): boolean =>
  links.some(({ wholeId }) => reachable(wholeId, partsOf(links)).has(wholeId))

type Comparable = {
  typeCode: string
  sleeps: number
  bedrooms: number
  lat: number
  lng: number
  amenities: readonly string[]
  fromNightMinor: number | null
}

const nearness = (a: number, b: number): number => 1 - Math.abs(a - b) / Math.max(a, b, 1)

const sharedPart = (a: readonly string[], b: readonly string[]): number => {
  const both = a.filter((code) => b.includes(code)).length
  const all = a.length + b.length - both
  return all === 0 ? 0 : both / all
}

/** How similar two homes are to a guest, 0 to 1: size, price, location, amenities, kind. */
export const likeness = (a: Comparable, b: Comparable): number => {
  const kilometers = Math.hypot((a.lat - b.lat) * 111, (a.lng - b.lng) * 111 * Math.cos((a.lat * Math.PI) / 180))
  const price =
    a.fromNightMinor !== null && b.fromNightMinor !== null ? nearness(a.fromNightMinor, b.fromNightMinor) : 0.5
  return (
    0.25 * nearness(a.sleeps, b.sleeps) +
    0.15 * nearness(a.bedrooms, b.bedrooms) +
    0.25 * price +
    0.15 / (1 + kilometers / 5) +
    0.1 * sharedPart(a.amenities, b.amenities) +
    0.1 * (a.typeCode === b.typeCode ? 1 : 0)
  )
}

/** Average of published reviews to two digits; null before the first one. */
export const ratingOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 100) / 100

const streetWords: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  place: 'pl',
  road: 'rd',
  street: 'st',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

/** Number and street of an address, normalized: "12 Dune Road, Averil" and "12 dune rd." are the same. */
export const streetOf = (address: string): string => {
  const [line = ''] = address.split(',')
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => streetWords[word] ?? word).join(' ')
}
