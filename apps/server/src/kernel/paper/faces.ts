import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'

export type Weight = 'text' | 'strong'

/** A font file that documents can embed: our own face, or the part of a Noto family that covers certain scripts. */
export type Face = {
  id: string
  file: string /** Whether it reorders or joins its letters, so that text can't be recovered from its glyphs. */
  isComplex: boolean
}

const ownFiles: Record<Weight, string> = {
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  strong: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
}
const pathOf = (file: string): string => fileURLToPath(import.meta.resolve(file))

export const ownFace = (weight: Weight): Face => ({ id: weight, file: pathOf(ownFiles[weight]), isComplex: false })

const eastAsian = ['sc', 'jp', 'kr']
const complex = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'lao',
  'khmer',
  'myanmar',
]
const families = [
  '',
  'hebrew',
  'arabic',
  ...complex,
  'thaana',
  'armenian',
  'georgian',
  'ethiopic',
  ...eastAsian,
  'emoji',
  'symbols',
  'symbols-2',
] as const

const nameOf = (family: string): string =>
  family === '' ? 'noto-sans' : family === 'emoji' ? 'noto-emoji' : `noto-sans-${family}`

const weights: Record<Weight, number> = { text: 400, strong: 600 }

/** Families include characters that belong to another family: Latin, or in Noto Sans an Indian script. */
const isExtra = (family: string, slice: string): boolean =>
  (family === '' ? /^devanagari$/ : /^(latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|math)$/).test(
    slice,
  )

type Slice = { family: string; slice: string; ranges: (readonly [from: number, to: number])[] }

const rangesIn = (list: string): (readonly [number, number])[] =>
  list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const readSlices = (family: string): Slice[] => {
  const listed = readFileSync(pathOf(`@fontsource/${nameOf(family)}/unicode.json`), 'utf8')
  return Object.entries(JSON.parse(listed) as Record<string, string>).flatMap(([key, list]) => {
    const slice = key.replace(/[[\]]/g, '')
    return isExtra(family, slice) ? [] : [{ family, slice, ranges: rangesIn(list) }]
  })
}
let slices: Map<string, Slice[]> | undefined
const slicesOf = (family: string): Slice[] => {
  slices ??= new Map(families.map((name) => [name, readSlices(name)]))
  return slices.get(family) ?? []
}

const faceOf = ({ family, slice }: Slice, weight: Weight): Face => {
  const fileOf = (number: number) =>
    pathOf(`@fontsource/${nameOf(family)}/files/${nameOf(family)}-${slice}-${number}-normal.woff`)
  const requested = fileOf(weights[weight])
  return {
    id: `${nameOf(family)}-${slice}-${weight}`,
    file: existsSync(requested) ? requested : fileOf(weights.text),
    isComplex: (complex as readonly string[]).includes(family),
  }
}

type Opened = { data: Buffer; has: (code: number) => boolean }

/** A slice whose character map can't be read covers none. */
const mapsCodes = (font: Font): boolean => (font as unknown as { cmap?: object }).cmap !== undefined

/** Recently read files; a slice is some 10 to 100 KB. */
const opened = new LRUCache<string, Opened>({ max: 120 })
const open = ({ file }: Face): Opened => {
  const known = opened.get(file)
  if (known) return known
  const data = readFileSync(file)
  const font = create(data) as Font
  const read = { data, has: mapsCodes(font) ? (code: number) => font.hasGlyphForCodePoint(code) : () => false }
  opened.set(file, read)
  return read
}

export const dataOf = (face: Face): Buffer => open(face).data

export const covers = (face: Face, codes: readonly number[]): boolean => codes.every(open(face).has)

const found = new LRUCache<string, { face: Face | null }>({ max: 20_000 })

/** East Asian characters are drawn in the style of the language that the surrounding text suggests. */
const orderFor = (text: string): readonly string[] => {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'kr'
      : 'sc'
  return [...families].sort((a, b) => Number(b === first) - Number(a === first))
}

const holds = ({ ranges }: Slice, codes: readonly number[]): boolean =>
  codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to))

/** The Noto face that has all of these code points. */
export const notoFaceFor = (codes: readonly number[], weight: Weight, around: string): Face | undefined => {
  const order = orderFor(around)
  const key = `${weight} ${order[0]} ${codes.join(' ')}`
  const known = found.get(key)
  if (known) return known.face ?? undefined
  for (const family of order)
    for (const slice of slicesOf(family)) {
      if (!holds(slice, codes)) continue
      const face = faceOf(slice, weight)
      if (!covers(face, codes)) continue
      found.set(key, { face })
      return face
    }
  found.set(key, { face: null })
  return undefined
}
