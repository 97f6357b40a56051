import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { isBuilt } from './screen-modules.ts'

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

/** A pattern without its parameters' names, which don't distinguish addresses. */
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':')

test("no two screens have patterns an address can't tell apart", async () => {
  const paths = flat(await routes)
    .map(({ path }) => path)
    .filter((path) => path !== undefined)
    .map((path) => shapeOf(path.replace(/^\//, '')))
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

test('addresses are case-sensitive', async () => {
  const screenRoutes = flat(await routes).filter(
    ({ id, path }) => path && path !== '*' && id && isBuilt(id.split(/[~>]/)[0] ?? ''),
  )
  expect(screenRoutes.length).toBeGreaterThan(20)
  expect(screenRoutes.filter(({ caseSensitive }) => !caseSensitive).map(({ path }) => path)).toEqual([])
})
