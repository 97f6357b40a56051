import type { Home } from './homes.ts'

/** The home with each user-written text replaced in turn. Interface texts aren't included. */
const changed = (home: Home, change: (text: string) => string): Home => {
  const orNone = (text: string | null) => (text === null ? null : change(text))
  return {
    ...home,
    headline: change(home.headline),
    description: change(home.description),
    town: { ...home.town, character: change(home.town.character) },
    rooms: home.rooms.map((room) => ({
      ...room,
      name: change(room.name),
      floor: orNone(room.floor),
      note: orNone(room.note),
    })),
    facts: home.facts.map((fact) => ({ ...fact, note: orNone(fact.note) })),
    honestNotes: home.honestNotes.map(change),
    houseRules: home.houseRules.map(change),
    pictures: home.pictures.map((picture) => ({ ...picture, alt: change(picture.alt) })),
    items: home.items.map((item) => ({
      ...item,
      title: change(item.title),
      description: item.description && change(item.description),
    })),
    reviews: home.reviews.map((review) => ({ ...review, text: change(review.text), answer: orNone(review.answer) })),
  }
}

/** The texts people wrote about a home, always in the same order. */
export const homeTexts = (home: Home): string[] => {
  const texts: string[] = []
  changed(home, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** The home with its texts replaced by others, in the order of `homeTexts`. */
export const withHomeTexts = (home: Home, texts: readonly string[]): Home => {
  let next = 0
  return changed(home, (text) => texts[next++] ?? text)
}
