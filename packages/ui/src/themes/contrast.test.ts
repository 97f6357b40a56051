import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = { r: number; g: number; b: number; a: number }
type Scheme = 'light' | 'dark'

const themes = ['porchlight', 'estates', 'light', 'inn'] as const
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const declarations = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]),
  )

/** Splits at commas that stand in no bracket. */
const parts = (text: string): string[] => {
  const found: string[] = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) found.push('')
    else found[found.length - 1] += char
  }
  return found.map((part) => part.trim())
}

const call = (text: string, name: string): string[] | undefined =>
  text.startsWith(`${name}(`) && text.endsWith(')') ? parts(text.slice(name.length + 1, -1)) : undefined

const mixed = (a: Colour, b: Colour, share: number): Colour => {
  const alpha = a.a * share + b.a * (1 - share)
  const channel = (key: 'r' | 'g' | 'b') => (a[key] * a.a * share + b[key] * b.a * (1 - share)) / (alpha || 1)
  return { r: channel('r'), g: channel('g'), b: channel('b'), a: alpha }
}

/** Works out a colour the way a browser does, for what the themes use: hex, rgb(), var(), light-dark(), color-mix(). */
const resolver = (tokens: Map<string, string>, scheme: Scheme) => {
  const resolve = (text: string): Colour => {
    const hex = /^#([\da-f]{6})$/i.exec(text)?.[1]
    if (hex) {
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return { r, g, b, a: 1 }
    }
    if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
    const variable = call(text, 'var')?.[0]
    if (variable) return named(variable.slice(2))
    const pair = call(text, 'light-dark')
    if (pair) return resolve(pair[scheme === 'light' ? 0 : 1] as string)
    const mix = call(text, 'color-mix')
    if (mix) {
      const [, first = '', share = ''] = /^(.*) ([\d.]+)%$/.exec(mix[1] ?? '') ?? []
      return mixed(resolve(first), resolve(mix[2] as string), Number(share) / 100)
    }
    const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)
    if (rgb) return { r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]), a: Number(rgb[4]) }
    throw new Error(`No colour: ${text}`)
  }
  const named = (name: string): Colour => {
    const value = tokens.get(name)
    if (!value) throw new Error(`No token --${name}`)
    return resolve(value)
  }
  return named
}

const luminance = ({ r, g, b }: Colour): number => {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}

const contrast = (ink: Colour, ground: Colour): number => {
  const seen = mixed({ ...ink, a: 1 }, ground, ink.a)
  const [dark = 0, bright = 0] = [luminance(seen), luminance(ground)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const on = (grounds: string, inks: string, least: number) =>
  grounds.split(' ').flatMap((ground) => inks.split(' ').map((ink) => [ink, ground, least] as const))

/** Body text AAA; everything else that is read AA; edges of controls, focus and marks 3. */
const pairs = [
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

const fixedStatuses = {
  booked: '#26be71',
  requested: '#5ccdb7',
  opened: '#bae9ee',
  blocked: '#ffd1d1',
  turnover: '#f8f1da',
  externalblock: '#d4aaaa',
}

const scale = declarations(read('./scale.css'))

describe.each(themes)('theme %s', (theme) => {
  const tokens = new Map([...scale, ...declarations(read(`./${theme}.css`))])

  it.each(['light', 'dark'] as const)('is readable in the %s scheme', (scheme) => {
    const named = resolver(tokens, scheme)
    const failing = pairs
      .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(named(ink), named(ground)) }))
      .filter(({ is, least }) => is < least)
      .map(({ ink, ground, least, is }) => `--${ink} on --${ground} is ${is.toFixed(2)}, needs ${least}`)
    expect(failing).toEqual([])
  })

  it('names every role that the first theme names', () => {
    const roles = [...declarations(read('./porchlight.css')).keys()]
    expect(roles.filter((role) => !tokens.has(role))).toEqual([])
  })

  it('keeps the six calendar statuses to the letter', () => {
    for (const [status, colour] of Object.entries(fixedStatuses)) expect(tokens.get(status)).toBe(colour)
  })
})

describe('every role a sheet names', () => {
  it('exists in the themes, or is set by the component itself', () => {
    const folder = new URL('../', import.meta.url)
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.css') && !file.startsWith('themes/'),
    )
    const css = sheets.map((sheet) => readFileSync(new URL(sheet, folder), 'utf8')).join('\n')
    const setInCode = ['columns', 'visual-viewport-height']
    const known = new Set([
      ...scale.keys(),
      ...declarations(read('./porchlight.css')).keys(),
      ...declarations(css).keys(),
      ...setInCode,
    ])
    const named = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name as string)
    expect(sheets.length).toBeGreaterThan(20)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})
