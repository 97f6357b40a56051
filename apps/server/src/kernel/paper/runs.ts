/// <reference path="./linebreak.d.ts" />
import anyAscii from 'any-ascii'
import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { covers, type Face, notoFaceFor, ownFace, type Weight } from './faces.ts'

// Its types describe the module as ESM; Node loads the CommonJS one, whose default export is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Text of one face and one direction, in reading order; the line decides its position. */
export type Run = { text: string; face: Face; level: number }
export type Line = readonly Run[]

/** Longer texts are cut off; no line in a document is that long. */
const mostCharacters = 4_000

// Marks that would change the direction of the following text are dropped, since anyone can type a name.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u00ad]/gu
const cleaned = (text: string): string =>
  text
    .slice(0, mostCharacters)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(invisible, '')

/** Joiners and selectors shape adjacent characters and have no glyph of their own. */
const isJoiner = (code: number): boolean =>
  code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)

/** Drops joiners and selectors that a face doesn't know: it would draw each as an empty box. */
const withoutStrayJoiners = (text: string, face: Face): string =>
  [...text]
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return !isJoiner(code) || covers(face, [code])
    })
    .join('')

type Piece = { text: string; face: Face }

const codesOf = (text: string): number[] =>
  [...text].map((sign) => sign.codePointAt(0) ?? 0).filter((code) => !isJoiner(code))

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Assigns every grapheme of a text a face that has it; characters in no face are spelled in Latin letters. */
const piecesOf = (text: string, weight: Weight): Piece[] => {
  const own = ownFace(weight)
  const faceFor = (codes: readonly number[], before: Face | undefined): Face | undefined => {
    if (before && before !== own && codes.every((code) => isNeutral(code)) && covers(before, codes)) return before
    if (covers(own, codes)) return own
    if (before && covers(before, codes)) return before
    return notoFaceFor(codes, weight, text)
  }
  const pieces: Piece[] = []
  const add = (written: string, face: Face): void => {
    const part = withoutStrayJoiners(written, face)
    const last = pieces.at(-1)
    if (last && last.face.id === face.id) last.text += part
    else pieces.push({ text: part, face })
  }
  for (const { segment } of graphemes.segment(text)) {
    const codes = codesOf(segment)
    if (codes.length === 0) continue
    const face = faceFor(codes, pieces.at(-1)?.face)
    if (face) {
      add(segment, face)
      continue
    }
    for (const code of codes) {
      const sign = String.fromCodePoint(code)
      const one = faceFor([code], pieces.at(-1)?.face)
      if (one) add(sign, one)
      else if (!/\p{M}/u.test(sign)) add(anyAscii(sign).replace(/[^\x20-\x7e]/g, '') || '?', own)
    }
  }
  return pieces
}

const isNeutral = (code: number): boolean => !/[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code))

/**
 * Whether our own face can show the text unchanged, from left to right. Combining marks are never plain: the shaper
 * fails where the face doesn't say where a mark goes.
 */
export const isPlain = (text: string, weight: Weight): boolean => {
  const clean = cleaned(text)
  if (/\p{M}/u.test(clean)) return false
  return clean === text && covers(ownFace(weight), codesOf(clean)) && codesOf(clean).length === [...clean].length
}

const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Positions where a line may break; languages without spaces need a dictionary. */
const breaksIn = (text: string): number[] => {
  const places = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position)
  if (southEastAsian.test(text))
    for (const { index, segment } of words.segment(text))
      if (index > 0 && southEastAsian.test(segment) && southEastAsian.test(text[index - 1] ?? '')) places.add(index)
  places.add(text.length)
  return [...places].sort((a, b) => a - b)
}

/** Sorts runs into their visual order on a line, left to right: the rule L2 of the bidirectional algorithm. */
const inVisualOrder = (runs: readonly Run[]): Run[] => {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++
      if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  return ordered
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u

/** Mirrors brackets. Only lone symbols are mirrored here; the shaper handles characters of such scripts. */
const turned = (text: string): string => {
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (rightToLeft.test(text) ? mirrored : mirrored.reverse()).join('')
}

export type Measure = (run: Run) => number

/**
 * A text as lines of runs no wider than `width`. A wider word is broken where necessary.
 * @param measure how wide a run is; text within a run may be joined, so a line is measured by runs and not by letters
 */
export const linesOf = (raw: string, weight: Weight, width: number, measure: Measure): Line[] =>
  raw.split(/\r\n|\n|\r/).flatMap((paragraph) => paragraphLines(cleaned(paragraph), weight, width, measure))

const paragraphLines = (clean: string, weight: Weight, width: number, measure: Measure): Line[] => {
  const pieces = piecesOf(clean, weight)
  const text = pieces.map((piece) => piece.text).join('')
  if (text === '') return [[]]
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const faces: Face[] = pieces.flatMap(({ text: part, face }) => Array.from({ length: part.length }, () => face))
  const runsBetween = (from: number, to: number): Run[] => {
    const runs: Run[] = []
    for (let at = from; at < to; at++) {
      const [face, level] = [faces[at], levels[at] ?? 0]
      const last = runs.at(-1)
      if (!face) continue
      if (last && last.face.id === face.id && last.level === level) last.text += text[at]
      else runs.push({ text: text[at] ?? '', face, level })
    }
    return runs
  }
  const widthBetween = (from: number, to: number): number =>
    runsBetween(from, to).reduce((sum, run) => sum + measure(run), 0)
  const trimmedEnd = (from: number, to: number): number => {
    let end = to
    while (end > from && /\s/.test(text[end - 1] ?? '')) end--
    return end
  }
  const spans: [from: number, to: number][] = []
  let start = 0
  const endLine = (to: number): void => {
    spans.push([start, to])
    start = to
  }
  let before = 0
  for (const place of breaksIn(text)) {
    if (before > start && widthBetween(start, trimmedEnd(start, place)) > width) endLine(before)
    if (widthBetween(start, trimmedEnd(start, place)) > width)
      for (const { index, segment } of graphemes.segment(text.slice(start, place))) {
        const [at, end] = [before + index, before + index + segment.length]
        if (at > start && widthBetween(start, end) > width) endLine(at)
      }
    before = place
  }
  if (start < text.length) endLine(text.length)
  return spans.map(([from, to]) =>
    inVisualOrder(runsBetween(from, trimmedEnd(from, to))).map((run) =>
      run.level % 2 === 1 ? { ...run, text: turned(run.text) } : run,
    ),
  )
}
