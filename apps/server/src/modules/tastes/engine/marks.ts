import type { TasteSaid } from '@porchlight/contract'
import { seen, warmth } from './color.ts'
import { amenityCodes, factCodes, settingCodes, type TasteHome, type Trait } from './traits.ts'

/** Something that words, a page, or its picture say of a trait. */
export type Mark = { trait: Trait; toward: boolean } & Pick<TasteSaid, 'source' | 'link' | 'quote'>

const styleCodes = ['house', 'cottage', 'cabin', 'farmhouse', 'villa', 'estate', 'inn', 'townhouse', 'apartment']
const roomCodes = ['living', 'kitchen', 'dining', 'bedroom', 'bath', 'terrace']

/** Everything that can be said of a taste. Tones have two ends with names of their own. */
export const sayable: ReadonlySet<string> = new Set([
  ...['tone:warm', 'tone:cool', 'tone:light', 'tone:dark'],
  ...styleCodes.map((code) => `style:${code}`),
  ...settingCodes.map((code) => `setting:${code}`),
  ...roomCodes.map((code) => `room:${code}`),
  ...amenityCodes.map((code) => `amenity:${code}`),
  ...factCodes.map((code) => `fact:${code}`),
])

const opposite: Readonly<Record<string, Trait>> = { 'tone:cool': 'tone:warm', 'tone:dark': 'tone:light' }

/** A mark of anything sayable: cool is the other end of warm. */
export const markOf = (said: string, { toward, ...rest }: Omit<Mark, 'trait'>): Mark => {
  const turned = opposite[said]
  return { trait: turned ?? (said as Trait), toward: turned ? !toward : toward, ...rest }
}

/** As much as choices that clearly say so; a page of someone else’s says less than their own words. */
const weights: Readonly<Record<Mark['source'], number>> = { words: 2.5, page: 1.8, picture: 1.2 }
const mostWeight = 4

const placeOf = ({ source, link, trait }: Mark): string => `${source} ${link} ${trait}`

/** Each source says a thing once, however often it repeats it. */
export const distinctMarks = (marks: readonly Mark[]): Mark[] => {
  const known = new Map<string, Mark>()
  for (const mark of marks) if (!known.has(placeOf(mark))) known.set(placeOf(mark), mark)
  return [...known.values()]
}

export const marksByTrait = (marks: readonly Mark[]): Map<Trait, Mark[]> => {
  const found = new Map<Trait, Mark[]>()
  for (const mark of distinctMarks(marks)) found.set(mark.trait, [...(found.get(mark.trait) ?? []), mark])
  return found
}

/** What the marks of one trait add to its strength. */
export const statedStrength = (marks: readonly Mark[]): number => {
  const sum = marks.reduce((total, { toward, source }) => total + (toward ? weights[source] : -weights[source]), 0)
  return Math.max(-mostWeight, Math.min(mostWeight, sum))
}

/** How the marks read beside a lean. */
export const saidOf = (marks: readonly Mark[], isPositive: boolean): TasteSaid[] =>
  marks.map(({ source, link, quote, toward }) => ({ source, link, quote, agrees: toward === isPositive }))

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A picture whose color is this many standard deviations from our homes’ pictures has a tone. */
const unusual = 0.7

/** The tones of a linked picture, next to those of the pictures we have. */
export const tonesOf = (color: string, homes: readonly TasteHome[], link: number): Mark[] => {
  const colors = homes.flatMap(({ pictures }) => pictures.map((picture) => picture.color))
  if (colors.length < 8) return []
  const measures: readonly [Trait, (color: string) => number][] = [
    ['tone:warm', warmth],
    ['tone:light', (one) => seen(one).light],
  ]
  return measures.flatMap(([trait, measure]) => {
    const known = colors.map(measure)
    const mean = middle(known)
    const spread = Math.sqrt(middle(known.map((value) => (value - mean) ** 2)))
    const away = spread === 0 ? 0 : (measure(color) - mean) / spread
    if (Math.abs(away) < unusual) return []
    return [{ trait, toward: away > 0, source: 'picture' as const, link, quote: '' }]
  })
}
