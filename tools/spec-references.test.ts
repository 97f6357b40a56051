import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Numbers defined on a page of docs/spec, as `- **R12** …`. */
const definedIn = (page: string): string[] =>
  [...readFileSync(`docs/spec/${page}.md`, 'utf8').matchAll(/^- \*\*([RC]\d+)\*\* \S/gm)].map(([, id = '']) => id)

/** R1 … and C1 …; R01 to R09 are return codes of American banks. */
const referencesIn = (text: string): string[] => text.match(/(?<![\w.+-])[RC][1-9]\d{0,3}(?![\w.])/g) ?? []

it('recognizes references to rules and requirements, and ignores bank return codes', () => {
  expect(referencesIn('keeps one night (R3, C58); R03 is a bank code, and so is XR3')).toEqual(['R3', 'C58'])
})

it('defines every rule and requirement once', () => {
  for (const page of ['rules', 'requirements']) expect(new Set(definedIn(page)).size).toBe(definedIn(page).length)
  expect(definedIn('rules')).toHaveLength(80)
})

it('defines every rule and requirement that code, tests, and docs refer to', () => {
  const defined = new Set([...definedIn('rules'), ...definedIn('requirements')])
  const missing = new Map<string, string>()
  for (const file of globSync(
    ['{apps,packages,tools,e2e,docs}/**/*.{ts,tsx,mjs,css,md}', 'tools/spec/*.json', 'README.md'],
    {
      exclude: (path) => /node_modules|build|\.react-router|spec-references\.test\.ts|docs\/spec/.test(path),
    },
  ))
    for (const id of referencesIn(readFileSync(file, 'utf8'))) if (!defined.has(id)) missing.set(id, file)
  expect([...missing]).toEqual([])
})
