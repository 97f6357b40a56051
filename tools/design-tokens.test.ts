import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const scaleFile = 'packages/ui/src/themes/scale.css'
const sheets = globSync('{apps/web/app,packages/ui/src}/**/*.css', { exclude: (path) => /node_modules/.test(path) })

const spacing = /^(?:(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/

/** Tokens with one value at every width and in every theme, by value: `12px` → `--s-3`. */
const fixedTokens = (css: string): ReadonlyMap<string, string> => {
  const found = [...css.matchAll(/(--(?:s-\d+|gap-\d+|weight-[a-z]+)):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => ({
      name,
      value,
    }),
  )
  const fixed = found.filter(({ name }) => found.filter((other) => other.name === name).length === 1)
  return new Map(fixed.map(({ name, value }) => [value, name]))
}
const tokens = fixedTokens(sheets.map(read).join('\n'))

/** Raw values that a token has, as `gap: 12px, use var(--s-3)`. */
const rawValues = (css: string): string[] =>
  [...css.replace(/@font-face\s*\{[^}]*\}/g, '').matchAll(/(?<=[{;}\s]|^)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ([, name = '', value = '']) => {
      const used = spacing.test(name)
        ? (value.match(/(?<![\w.-])\d+px(?![\w-])/g) ?? [])
        : name === 'font-weight'
          ? [value.trim()]
          : []
      return used.flatMap((one) => (tokens.has(one) ? [`${name}: ${one}, use var(${tokens.get(one)})`] : []))
    },
  )

describe('spacing and font weights', () => {
  it('use the token wherever one has the value', () => {
    expect(sheets.length).toBeGreaterThan(200)
    expect(tokens.get('12px')).toBe('--s-3')
    expect(
      sheets
        .filter((file) => file !== scaleFile)
        .flatMap((file) => rawValues(read(file)).map((raw) => `${file} ${raw}`)),
    ).toEqual([])
  })

  it.each([
    ['.a { gap: 12px; }', 1],
    ['.a { color: red; margin-top: 8px }', 1],
    ['.a { padding: 4px 0 16px auto; }', 2],
    ['@media print { .a { padding-inline: calc(24px + 1em); } }', 1],
    ['.a { font-weight: 600; }', 1],
    ['.a { gap: var(--s-3); margin: -12px 13px 0; font-weight: 650; width: 12px; }', 0],
    ['.a { --x: 12px; }', 0],
    ['@font-face { font-weight: 600; }', 0],
  ])('finds the raw values of a planted “%s”: %i', (css, count) => {
    expect(rawValues(css)).toHaveLength(count)
  })

  it('don’t count a token that changes with the width or the theme', () => {
    expect([...fixedTokens('a { --s-8: 72px; --s-1: 4px; } @media print { a { --s-8: 56px; } }')]).toEqual([
      ['4px', '--s-1'],
    ])
  })
})
