import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const page = (path: string): string => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

type Row = { names: string[]; standard: string }

/** The rows of the tables of variables on a page. */
const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| `[A-Z][A-Z_]+`/.test(line))
    .map((line) => {
      const [, names, standard = ''] = line.split(/(?<!\\)\|/)
      return { names: quoted(names), standard: standard.trim() }
    })

const documented = rowsOf(page('docs/operations.md'))
const names = documented.flatMap((row) => row.names)

it('docs/operations.md lists every variable the server reads, once, and no other', () => {
  const read = new Set<string>()
  const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) })
  loadConfig(env)
  expect(names.toSorted()).toEqual([...read].sort())
})

/** Default cells that hold values alone, one for each variable; others describe what applies. */
const defaults = documented.flatMap(({ names, standard }) =>
  /^`[^`]+`(, `[^`]+`)*$/.test(standard) ? names.map((name, at) => [name, quoted(standard)[at] ?? ''] as const) : [],
)

it.each(defaults)('%s is %s unless set', (name, standard) => {
  expect(loadConfig({ [name]: standard })).toEqual(loadConfig({}))
})

it('the README names only variables of that page', () => {
  const first = rowsOf(page('README.md')).flatMap((row) => row.names)
  expect(first.length).toBeGreaterThan(0)
  expect(first.filter((name) => !names.includes(name))).toEqual([])
})
