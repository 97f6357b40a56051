import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const kit = 'packages/ui/'
const screens = globSync('apps/web/app/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Values of the kit's front door, types left out. */
const exported = [...readFileSync(`${kit}src/index.ts`, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.startsWith('type '))

const entries = Object.keys(
  (JSON.parse(readFileSync(`${kit}package.json`, 'utf8')) as { exports: Record<string, string> }).exports,
)
  .filter((path) => path !== '.' && !path.includes('*') && !path.endsWith('.css'))
  .map((path) => `@porchlight/ui${path.slice(1)}`)

it('screens use every export of the kit', () => {
  const unused = [
    ...exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(screens)),
    ...entries.filter((entry) => !screens.includes(`'${entry}'`)),
  ]
  expect(exported.length).toBeGreaterThan(60)
  expect(unused).toEqual([])
})
