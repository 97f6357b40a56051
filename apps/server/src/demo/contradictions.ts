import { provenBy } from './amenities.ts'
import type { DemoHome } from './homes.ts'
import { guidePages } from './load-guides.ts'
import { floorNames, sleepsIn } from './rooms.ts'
import type { World } from './world.ts'

/** Words that are true only of a home with one of these features, wherever they appear in its texts. */
const words: readonly (readonly [word: RegExp, holds: (home: DemoHome) => boolean])[] = [
  [/\bpools?\b|\bswam before/i, shows('pool')],
  [/\bhot tub\b/i, shows('hot_tub')],
  [/\bsauna\b/i, shows('sauna')],
  [/\bfire pit\b/i, shows('fire_pit')],
  [/\bdock\b/i, shows('dock')],
  [/\browboat\b/i, shows('rowing_boat')],
  [/\bpergola\b/i, shows('pergola')],
  [/\borchard\b/i, shows('orchard')],
  [/\b(bookcases|study)\b/i, shows('library', 'desk')],
  [/\bbunk/i, shows('bunk_beds')],
  [/\bwalled garden\b/i, shows('walled_garden')],
  [/\broses?\b/i, shows('rose_garden')],
  [/\bporch\b/i, shows('porch')],
  [/\bveranda\b/i, shows('veranda')],
  [/\b(dunes|surf|boardwalk)\b/i, ({ setting }) => setting === 'dunes'],
  [/\bharbor\b/i, ({ setting }) => setting === 'harbor'],
  [/\blake\b/i, ({ setting }) => setting === 'lake'],
  [/\bvines?\b|\bvineyards?\b/i, ({ setting }) => setting === 'vineyard'],
  [/\bdogs?\b/i, ({ maxPets }) => maxPets > 0],
  [/\bstep-free\b|without a single step/i, ({ amenities }) => amenities.includes('step_free')],
  [/\bupstairs\b|\bstairs\b/i, ({ pictures }) => pictures.facts.floors > 1],
  [/\bgrill\b/i, ({ amenities }) => amenities.includes('barbecue')],
  [/\btable for ten\b/i, () => false],
]

const counted: readonly string[] = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function shows(...features: string[]) {
  return ({ pictures }: DemoHome): boolean => features.some((feature) => pictures.facts.features.includes(feature))
}

const inText = (home: DemoHome, where: string, text: string): string[] => {
  const found = words.flatMap(([word, holds]) => {
    const match = word.exec(text)
    return match && !holds(home) ? [`${where} mentions "${match[0]}"`] : []
  })
  const party = /\b(\w+) of us\b/i.exec(text)?.[1]?.toLowerCase() ?? ''
  const number = counted.indexOf(party) + 2
  return number > Math.max(1, home.sleeps)
    ? [...found, `${where} has "${party} of us" where ${home.sleeps} sleep`]
    : found
}

const inAmenities = ({ amenities, pictures: { facts } }: DemoHome): string[] =>
  provenBy.flatMap(([code, proofs]) => {
    const pictured = proofs.some((proof) => facts.features.includes(proof))
    if (pictured === amenities.includes(code)) return []
    return [pictured ? `${code} is pictured, not listed` : `${code} is listed, not pictured`]
  })

const inRooms = (home: DemoHome): string[] => {
  const { floors, beds } = home.pictures.facts
  const found: string[] = []
  for (const [kind, count] of Object.entries(beds)) {
    const listed = home.rooms.flatMap((room) => room.beds).filter((bed) => bed.kind === kind)
    if (listed.reduce((sum, bed) => sum + bed.count, 0) < count)
      found.push(`${count} ${kind} beds are pictured, fewer listed`)
  }
  const known: readonly string[] = floorNames.slice(0, floors)
  for (const { name, floor } of home.rooms)
    if (!known.includes(floor)) found.push(`${name} is on a floor the pictures don’t have`)
  if (home.sleeps !== sleepsIn(home.rooms)) found.push(`sleeps ${home.sleeps}, beds for ${sleepsIn(home.rooms)}`)
  const steps = home.facts.find(({ code }) => code === 'steps')?.value ?? 0
  if (home.amenities.includes('step_free') && (steps > 0 || floors > 1)) found.push('step-free with steps')
  return found
}

const least = 600
const most = 6_000

const inPrices = ({ rates: { base, weekend, summer, winter } }: DemoHome): string[] => {
  const prices = [(base * winter) / 100, (weekend * summer) / 100]
  return prices.flatMap((price) => (price < least || price > most ? [`a night costs $${price}`] : []))
}

const inHome = (home: DemoHome): string[] => [
  ...inAmenities(home),
  ...inRooms(home),
  ...inPrices(home),
  ...[home.headline, home.description, ...home.honestNotes, ...home.houseRules].flatMap((text) =>
    inText(home, `"${text}"`, text),
  ),
  ...guidePages(home).flatMap(({ title, text }) => inText(home, `the guide, "${title}",`, `${title}. ${text}`)),
]

/** Lists everything in a demo world that contradicts its pictures or other statements about the same home. */
export const contradictionsIn = ({ homes, stays }: World): string[] => [
  ...homes.flatMap((home) => inHome(home).map((found) => `${home.name} (${home.pictures.id}): ${found}`)),
  ...stays.flatMap(({ home: index, adults, children, review }) => {
    const home = homes[index] as DemoHome
    const found = adults + children > home.sleeps ? [`${adults + children} guests where ${home.sleeps} sleep`] : []
    return [...found, ...(review ? inText(home, `review "${review.text}"`, review.text) : [])].map(
      (one) => `${home.name} (${home.pictures.id}): ${one}`,
    )
  }),
]
