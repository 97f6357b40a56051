import { type TasteChoice, type TasteOption, tasteOptions, tasteSteps } from '@porchlight/contract'
import { pictureTraits, type TasteHome, type TastePicture, type Traits } from './traits.ts'

/** The view of each step; null steps show rooms of a single home. */
const views = ['hero', 'living', 'kitchen', null, 'bedroom', 'terrace', 'evening', 'dining', null, 'bath'] as const
const rooms: ReadonlySet<string> = new Set(['living', 'kitchen', 'dining', 'bedroom', 'bath', 'terrace'])

type Card = { home: TasteHome; picture: TastePicture }

/** A number that looks random and is always the same (murmur3's last step, for each part). */
const drawn = (...parts: readonly number[]): number =>
  parts.reduce((state, part) => {
    let mixed = Math.imul(state ^ part, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }, 0x9747b28c)

type Deal = { homes: readonly TasteHome[]; deal: number; choices: readonly TasteChoice[] }

const optionOf = ({ home, picture }: Card): TasteOption => ({ homeId: home.id, pictureId: picture.id })

/** How different two pictures are to the profile. */
const apart = (one: Traits, other: Traits): number => {
  let sum = 0
  for (const trait of new Set([...one.keys(), ...other.keys()]))
    if (!trait.startsWith('amenity:') && !trait.startsWith('fact:'))
      sum += Math.abs((one.get(trait) ?? 0) - (other.get(trait) ?? 0))
  return sum
}

/** How many cards a step chooses from. */
const within = 24

/**
 * Picks the first, then always the one most different from those picked: a choice between similar pictures says
 * nothing.
 */
const unlike = (cards: readonly Card[]): Card[] => {
  const left = cards.slice(0, within).map((card) => ({ card, traits: pictureTraits(card.home, card.picture) }))
  const chosen = left.splice(0, 1)
  while (chosen.length < tasteOptions && left.length > 0) {
    const distances = left.map(({ traits }) => Math.min(...chosen.map((one) => apart(one.traits, traits))))
    chosen.push(...left.splice(distances.indexOf(Math.max(...distances)), 1))
  }
  return chosen.map(({ card }) => card)
}

const seenIn = (choices: readonly TasteChoice[]) => {
  const options = choices.flatMap(({ shown }) => shown)
  return {
    pictures: new Set(options.map(({ pictureId }) => pictureId)),
    homes: new Set(options.map(({ homeId }) => homeId)),
  }
}

type Seen = ReturnType<typeof seenIn>

/** One picture of each home with this view: unseen homes first, otherwise shuffled. */
const ofView = (view: string, { homes, deal, choices }: Deal, seen: Seen): Card[] => {
  const cards = homes.flatMap((home) => {
    const picture = home.pictures.find(({ id, shot }) => shot === view && !seen.pictures.has(id))
    return picture ? [{ home, picture, key: drawn(deal, choices.length, home.id) }] : []
  })
  const turn = (card: Card) => (seen.homes.has(card.home.id) ? 1 : 0)
  const sorted = cards.sort((a, b) => turn(a) - turn(b) || a.key - b.key || a.home.id - b.home.id)
  const worn = new Set<number>()
  return sorted.filter(({ picture }) => !worn.has(picture.id) && worn.add(picture.id))
}

/** Different rooms of one home. */
const ofRooms = ({ homes, deal, choices }: Deal, seen: Seen): Card[] => {
  const keyOf = (id: number) => drawn(deal, choices.length, id)
  const candidates = homes.flatMap((home) => {
    const inside = home.pictures.filter(({ id, shot }) => rooms.has(shot) && !seen.pictures.has(id))
    const each = [...new Map(inside.map((picture) => [picture.shot, picture])).values()]
    return each.length >= tasteOptions ? [{ home, each }] : []
  })
  const [first] = candidates.sort((a, b) => keyOf(a.home.id) - keyOf(b.home.id) || a.home.id - b.home.id)
  if (!first) return []
  const shuffled = first.each.sort((a, b) => keyOf(a.id) - keyOf(b.id) || a.id - b.id)
  return shuffled.slice(0, tasteOptions).map((picture) => ({ home: first.home, picture }))
}

/**
 * The next step's pictures; none after the last. The same deal and choices always give the same pictures, in whatever
 * order the homes come; a missing view is replaced by another.
 */
export const pictureChoices = (given: Deal): TasteOption[] => {
  const { choices } = given
  if (choices.length >= tasteSteps) return []
  const seen = seenIn(choices)
  const turn = choices.length
  const planned = views[turn]
  const others = [...views.slice(turn), ...views.slice(0, turn)].filter((view) => view !== null)
  const shot = new Set(given.homes.flatMap(({ pictures }) => pictures.map((picture) => picture.shot)))
  const unplanned = [...shot].filter((view) => !others.some((other) => other === view)).sort()
  const sets = (function* () {
    if (planned === null) yield ofRooms(given, seen)
    for (const view of [...others, ...unplanned]) yield unlike(ofView(view, given, seen))
  })()
  for (const cards of sets) if (cards.length > 1) return cards.map(optionOf)
  return []
}
