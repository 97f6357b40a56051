import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RouteEntry, routes } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { screenModules } from '#app/screen-modules.ts'

const console = dirname(fileURLToPath(import.meta.url))
const app = dirname(console)

/** The permission required for the screens in a folder. */
const permissionsOf = new Map<string, Set<string>>()
for (const [id, file] of Object.entries(screenModules)) {
  const screen = routes.find((route) => route.id === id) as RouteEntry
  if (screen.portal !== 'staff') continue
  const folder = dirname(file as string)
  permissionsOf.set(folder, (permissionsOf.get(folder) ?? new Set()).add(screen.permission ?? ''))
}
const files = [...permissionsOf.keys()].flatMap((folder) =>
  readdirSync(join(app, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [join(folder, name), folder] as const),
)
const addresses = /href\('(\/staff[^']*)'/g

describe('links between parts of the console', () => {
  it.each(files)('links no one from %s to a page that denies them access', (file, folder) => {
    const text = readFileSync(join(app, file), 'utf8')
    const elsewhere = [...text.matchAll(addresses)].filter(([, path]) => {
      const permission = routes.find((route) => route.path === path)?.permission
      return permission !== undefined && [...(permissionsOf.get(folder) ?? [])].some((own) => own !== permission)
    })
    for (const { index } of elsewhere) {
      const opening = text.lastIndexOf('<', index)
      expect(text.slice(opening, index + 40), file).toMatch(/^<StaffLink/)
    }
  })
})
