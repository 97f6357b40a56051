import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const kit = 'packages/ui/'
const screens = globSync('apps/web/app/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

/** Names that a screen takes from the kit and uses: a component of the same name in a screen is another one. */
const used = new Set(
  screens.flatMap((code) => {
    const taken = [...code.matchAll(/import \{([^}]*)\} from '@porchlight\/ui'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    )
    const rest = code.replace(/import [^;]*? from '[^']*'/g, '')
    return taken.filter((name) => new RegExp(`\\b${name}\\b`).test(rest))
  }),
)

/** The values exported by the kit's entry point, without types. */
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
    ...exported.filter((name) => !used.has(name)),
    ...entries.filter((entry) => !screens.some((code) => code.includes(`'${entry}'`))),
  ]
  expect(exported.length).toBeGreaterThan(60)
  expect(unused).toEqual([])
})
