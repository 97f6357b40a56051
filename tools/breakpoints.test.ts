import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakpoints, phoneWidth, tabletWidth } from '../packages/ui/src/foundation/breakpoints.ts'

const ours = { exclude: (path: string) => /node_modules|build/.test(path) }
const read = (file: string) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') })
const sheets = globSync('{apps,packages}/**/*.css', ours).map(read)
const scripts = globSync('{apps/web/app,packages/ui}/**/*.{ts,tsx}', ours).map(read)

const known: readonly string[] = Object.values(breakpoints).map((width) => `${width}px`)
/** Queries about the window's width or height in px, in any syntax. */
const isKnown = (question: string): boolean => {
  const [, width = ''] = /^\(width (?:<=|>=?) (\d+px)\)$/.exec(question) ?? []
  return known.includes(width)
}
const questions = (condition: string): string[] => condition.match(/\([^()]*width[^()]*\)/g) ?? []
const strangersIn = (css: string): string[] =>
  (css.match(/@(?:media|import|custom-media)[^{;]*/g) ?? []).flatMap(questions).filter((one) => !isKnown(one))
/** In scripts, they are in strings: for `matchMedia`, or for a picture's `sizes`. */
const strangersInScript = (code: string): string[] =>
  (code.match(/\((?:min-|max-)?(?:device-)?width *(?:[:<>]|=)[^()'"`]*\d+(?:\.\d+)?(?:px|em|rem)\)/g) ?? []).filter(
    (one) => !isKnown(one),
  )

const strangers = (found: typeof sheets, ask: (text: string) => string[]) =>
  found.flatMap(({ file, text }) => ask(text).map((one) => `${file} ${one}`))

describe('C540 C541 C542 C543 C544 breakpoints', () => {
  it('are 576, 768, 992, 1200 and 1900 px', () => {
    expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1900 })
  })
  it('C545 C546 a phone is at most 576 px wide, a tablet at most 992', () => {
    expect([phoneWidth, tabletWidth]).toEqual([576, 992])
  })
  it('every stylesheet uses only these widths, in one format', () => {
    expect(sheets.length).toBeGreaterThan(80)
    expect(strangers(sheets, strangersIn)).toEqual([])
  })
  it('scripts and pictures use only these', () => {
    expect(strangers(scripts, strangersInScript)).toEqual([])
  })
  it.each([
    ['@media (width <= 700px) {', 1],
    ['@media (max-width: 768px) {', 1],
    ['@media screen and (min-width: 48em) {', 1],
    ['@media (width > 768px) and (width <= 1600px) {', 1],
    ['@media (width<=768px) {', 1],
    ['@media (576px < width <= 992px) {', 1],
    ['@media (width >= 992px) and (width <= 1900px) {', 0],
    ['@container (width <= 620px) {', 0],
    ['@media (hover: none) {', 0],
  ])('in a style sheet %s has %d', (css, count) => {
    expect(strangersIn(css)).toHaveLength(count)
  })
  it.each([
    ["matchMedia('(max-width: 820px)')", 1],
    ['sizes="(width <= 700px) 100vw, 33vw"', 1],
    ['sizes="(width <= 768px) 100vw, 33vw"', 0],
    ['if (width > limit) return', 0],
  ])('in a script %s has %d', (code, count) => {
    expect(strangersInScript(code)).toHaveLength(count)
  })
})
