import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, laidOver, resolver, tokensOf } from './colors.ts'
import { themeNames } from './names.ts'
import { pairsOf } from './sheet.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const on = (grounds: string, inks: string, least: number) =>
  grounds.split(' ').flatMap((ground) => inks.split(' ').map((ink) => [ink, ground, least] as const))

const folder = new URL('../', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const texts = (wanted: (file: string) => boolean) =>
  files.filter(wanted).map((file) => readFileSync(new URL(file, folder), 'utf8'))
const sheets = texts((file) => file.endsWith('.css') && !file.startsWith('themes/'))

/** Body text AAA; all other text AA; edges of controls, focus, and marks 3. */
const named = [
  ...on('paper surface sunken', 'ink ink-2', 7),
  ...on('paper surface sunken', 'ink-3 accent-ink positive danger info warning-text', 4.5),
  ...on('accent-soft', 'ink', 7),
  ...on('accent-soft', 'accent-ink ink-2', 4.5),
  ...on('positive-soft', 'positive ink', 4.5),
  ...on('warning-soft', 'warning ink', 4.5),
  ...on('danger-soft', 'danger ink', 4.5),
  ...on('info-soft', 'info ink', 4.5),
  ...on('action', 'action-ink', 7),
  ...on('action-hover', 'action-ink', 7),
  ...on('accent', 'on-accent', 4.5),
  ...on('paper surface sunken', 'line-strong focus', 3),
  ...on('night-sel', 'night-sel-ink', 7),
  ...on('night-off', 'night-off-ink ink-2', 4.5),
  ...on('select', 'ink', 7),
  ...on('pin', 'pin-ink', 7),
  ...on('map-land', 'map-label', 7),
  ...on('map-water', 'map-sea-label', 4.5),
  ...on('booked', 'on-booked', 7),
  ...on('requested', 'on-requested', 7),
  ...on('opened-fill', 'on-opened', 7),
  ...on('blocked-fill', 'on-blocked', 7),
  ...on('turnover-fill', 'on-turnover', 7),
  ...on('externalblock-fill', 'on-externalblock', 7),
]

/** Set in the same rule but never visible together. */
const apart: Record<string, string> = {
  'action-ink on surface': 'the tick of a box is drawn once the box is filled with --action',
}

/** Text and background colors set by the same rule of a style sheet are checked, too. */
const worn = sheets.flatMap(pairsOf).map(({ ink, ground }) => [ink, ground, 4.5] as const)
const isNamed = (ink: string, ground: string) => named.some((pair) => pair[0] === ink && pair[1] === ground)
const pairs = [...named, ...worn.filter(([ink, ground]) => !isNamed(ink, ground) && !(`${ink} on ${ground}` in apart))]

const fixedStatuses = {
  booked: '#26be71',
  requested: '#5ccdb7',
  opened: '#bae9ee',
  blocked: '#ffd1d1',
  turnover: '#f8f1da',
  externalblock: '#d4aaaa',
}

const scale = tokensOf(read('./scale.css'))

describe.each(themeNames)('theme %s', (theme) => {
  const tokens = new Map([...scale, ...tokensOf(read(`./${theme}.css`))])

  it.each(['light', 'dark'] as const)('is readable in the %s scheme', (scheme) => {
    const color = resolver(tokens, scheme)
    const failing = pairs
      .map(([ink, ground, least]) => ({
        ink,
        ground,
        least,
        is: contrast(color(ink), laidOver(color(ground), color('paper'))),
      }))
      .filter(({ is, least }) => is < least)
      .map(({ ink, ground, least, is }) => `--${ink} on --${ground} is ${is.toFixed(2)}, needs ${least}`)
    expect(failing).toEqual([])
  })

  it('defines every role of the first theme', () => {
    const roles = [...tokensOf(read('./porchlight.css')).keys()]
    expect(roles.filter((role) => !tokens.has(role))).toEqual([])
  })

  it('keeps the six calendar statuses exactly', () => {
    for (const [status, color] of Object.entries(fixedStatuses)) expect(tokens.get(status)).toBe(color)
  })

  it.each(['light', 'dark'] as const)('fills nights with the six calendar colors in the %s scheme', (scheme) => {
    const color = resolver(tokens, scheme)
    for (const status of ['opened', 'blocked', 'turnover', 'externalblock'])
      expect(color(`${status}-fill`)).toEqual(color(status))
  })
})

describe('role pairs', () => {
  it('are found in the style sheets', () => {
    expect(worn).toContainEqual(['action-ink', 'action', 4.5])
    expect(pairsOf('.a { color: var(--ink); background: var(--paper); }')).toEqual([{ ink: 'ink', ground: 'paper' }])
    expect(
      pairsOf('.a { --tone: var(--info); color: var(--tone); background: var(--paper) } .b { --tone: var(--danger) }'),
    ).toEqual([
      { ink: 'info', ground: 'paper' },
      { ink: 'danger', ground: 'paper' },
    ])
    expect(pairsOf('.a { color: inherit; background: var(--paper); }')).toEqual([])
  })
})

/** Set by React Aria on elements it positions. */
const setByAria = ['trigger-width']

describe('every role used in a style sheet', () => {
  it('exists in the themes, or is set by the component itself', () => {
    const code = texts((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)).join('\n')
    const css = sheets.join('\n')
    const known = new Set([
      ...scale.keys(),
      ...tokensOf(read('./porchlight.css')).keys(),
      ...tokensOf(css).keys(),
      ...[...code.matchAll(/['"]--([\w-]+)['"]/g)].map(([, name]) => name),
      ...setByAria,
    ])
    // One with a fallback can be set by a page, or not.
    const named = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name as string)
    expect(sheets.length).toBeGreaterThan(20)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})
