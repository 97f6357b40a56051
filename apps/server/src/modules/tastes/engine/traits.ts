import type { tasteFamilies } from '@porchlight/contract'
import { seen, warmth } from './color.ts'

export type TastePicture = { id: number; color: string; shot: string }

/** What is known about a home whose pictures are shown. */
export type TasteHome = {
  id: number
  type: string
  amenities: readonly string[]
  facts: Readonly<Record<string, number>>
  pictures: readonly TastePicture[]
}

export type Family = (typeof tasteFamilies)[number]

/** Something a picture, or its home, can have to some degree: `style:farmhouse`. */
export type Trait = `${Family}:${string}`
/** In a family of marks 1 or absent; tones and facts are measured, on a scale where homes differ by about as much. */
export type Traits = ReadonlyMap<Trait, number>

export const splitTrait = (trait: Trait): { family: Family; code: string } => {
  const [family, code] = trait.split(':') as [Family, string]
  return { family, code }
}

/** Measured, not marked: without a measurement, nothing is known. */
export const isMeasured = (trait: Trait): boolean => trait.startsWith('tone:') || trait.startsWith('fact:')

const has = ({ amenities }: TasteHome, ...codes: string[]): boolean => codes.some((code) => amenities.includes(code))
const within = (value: number | undefined, most: number): boolean => value !== undefined && value <= most

/** A home's setting, by its views and by measured walking times. */
const settings: readonly (readonly [code: string, holds: (home: TasteHome) => boolean])[] = [
  ['dunes', (home) => has(home, 'beachfront') || within(home.facts.beach_walk, 6)],
  ['harbor', (home) => has(home, 'harbor_view', 'mooring')],
  ['lake', (home) => has(home, 'lakefront') || (has(home, 'rowing_boat', 'kayaks') && !has(home, 'sea_view'))],
  ['vineyard', (home) => has(home, 'vineyard_view')],
  ['village', (home) => within(home.facts.village_walk, 8)],
]
export const settingCodes = settings.map(([code]) => code)

/** Amenities people see and live with; a dishwasher says nothing about taste. */
const telling = [
  ...['pool', 'hot_tub', 'sauna', 'fireplace', 'terrace', 'porch', 'garden', 'fire_pit', 'long_table'],
  ...['outdoor_kitchen', 'outdoor_shower', 'bathtub', 'piano', 'library', 'record_player', 'hammock'],
] as const
export const amenityCodes: readonly string[] = telling

const near = (minutes: number, far: number): number => Math.max(0, 1 - minutes / far)

/** Measured facts people notice, each converted so that more is better. */
const felt: Readonly<Record<string, (value: number) => number>> = {
  water_walk: (minutes) => near(minutes, 20),
  village_walk: (minutes) => near(minutes, 30),
  night_noise: (decibels) => Math.min(1, Math.max(0, (40 - decibels) / 16)),
}
export const factCodes = Object.keys(felt)

/** Scales differences between pictures to about those between marks. */
const warmthScale = 8
const lightScale = 2

const toneOf = (color: string): [Trait, number][] => [
  ['tone:warm', warmth(color) * warmthScale],
  ['tone:light', seen(color).light * lightScale],
]

/** The traits of a home, without its pictures. */
export const homeTraits = (home: TasteHome): Map<Trait, number> =>
  new Map<Trait, number>([
    [`style:${home.type}`, 1],
    ...settings.filter(([, holds]) => holds(home)).map(([code]): [Trait, number] => [`setting:${code}`, 1]),
    ...telling.filter((code) => has(home, code)).map((code): [Trait, number] => [`amenity:${code}`, 1]),
    ...Object.entries(felt).flatMap(([code, scale]): [Trait, number][] => {
      const value = home.facts[code]
      return value === undefined ? [] : [[`fact:${code}`, scale(value)]]
    }),
  ])

/** The traits of one picture of a home. */
export const pictureTraits = (home: TasteHome, picture: TastePicture): Traits =>
  new Map([...homeTraits(home), ...toneOf(picture.color), [`room:${picture.shot}` as Trait, 1]])

/** The traits of a home as a whole: its tones are the mean of its daytime pictures. */
export const wholeTraits = (home: TasteHome): Traits => {
  const traits = homeTraits(home)
  const byDay = home.pictures.filter(({ shot }) => shot !== 'evening')
  for (const { color } of byDay)
    for (const [trait, value] of toneOf(color)) traits.set(trait, (traits.get(trait) ?? 0) + value / byDay.length)
  return traits
}
