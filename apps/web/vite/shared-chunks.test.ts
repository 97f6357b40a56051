import { globSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Modules, staticEdges } from './module-edges.ts'
import { firstPage, sharedFiles } from './shared-chunks.ts'

const app = '/src/apps/web/app'
const small = 'export const part = 1'
const large = `${small}//${'x'.repeat(40_000)}`

type Plan = { imports?: string[]; lazy?: string[]; code?: string }

/** Modules by id; the pages are the ids with `page` in their name. */
const graph = (plan: Record<string, Plan>): Modules =>
  new Map(
    Object.entries(plan).map(([id, { imports = [], lazy = [], code = small }]) => [
      id,
      { id, code, isEntry: id.includes('page'), importedIds: imports, dynamicallyImportedIds: lazy },
    ]),
  )

/** Every module a page's browser gets: the files of all modules it needs, whole, with what those import. */
const loadedBy = (
  page: string,
  edges: ReadonlyMap<string, Set<string>>,
  files: ReadonlyMap<string, string>,
): Set<string> => {
  const loaded = new Set([page])
  for (const id of loaded) {
    for (const next of edges.get(id) ?? []) loaded.add(next)
    const file = files.get(id)
    if (file) for (const [other, its] of files) if (its === file) loaded.add(other)
  }
  return loaded
}

describe('shared files', () => {
  const pages = ['today', 'inbox', 'calendar'].map((name) => `${app}/staff/${name}/page.tsx`)
  const [today = '', inbox = '', calendar = ''] = pages

  it('puts small modules of nearly the same screens into one file', () => {
    const files = sharedFiles(
      graph({
        [today]: { imports: ['a', 'b'] },
        [inbox]: { imports: ['a', 'b'] },
        [calendar]: { imports: ['a'] },
        a: {},
        b: {},
      }),
    )
    expect(files.get('a')).toBeDefined()
    expect(files.get('b')).toBe(files.get('a'))
  })

  it('leaves alone what one page loads', () => {
    expect(sharedFiles(graph({ [today]: { imports: ['a'] }, [inbox]: {}, a: {} })).size).toBe(0)
  })

  it('keeps a large module from a screen that does not need it, also behind a small one', () => {
    const plan = {
      [today]: { imports: ['a', 'b'] },
      [inbox]: { imports: ['a', 'b'] },
      [calendar]: { imports: ['a'] },
      a: {},
      b: { imports: ['editor'] },
      editor: { code: large },
    }
    const modules = graph(plan)
    expect([...loadedBy(calendar, staticEdges(modules), sharedFiles(modules))]).not.toContain('editor')
  })

  it('counts an import from an index as one from the module that declares the name', () => {
    const index = '/src/packages/ui/src/index.ts'
    const button = '/src/packages/ui/src/button.tsx'
    const dialog = '/src/packages/ui/src/dialog.tsx'
    const code = "import { Button, type Dialog } from '@porchlight/ui'\nexport default Button"
    const modules = graph({
      [today]: { imports: [index], code },
      [index]: {
        imports: [button, dialog],
        code: "export { Button } from './button.tsx'\nexport * from './dialog.tsx'",
      },
      [button]: { code: 'export const Button = 1' },
      [dialog]: { code: 'export const Dialog = 1' },
    })
    expect([...(staticEdges(modules).get(today) ?? [])]).toEqual([button])
  })

  it('counts an index with code of its own as a module', () => {
    const index = '/src/packages/contract/src/routes/index.ts'
    const modules = graph({
      [today]: {
        imports: [index],
        code: "import { routes } from '@porchlight/contract/routes'\nexport default routes",
      },
      [index]: { imports: ['entry'], code: "export { entry } from './entry.ts'\nexport const routes = []" },
      entry: {},
    })
    expect([...(staticEdges(modules).get(today) ?? [])]).toEqual([index])
  })

  it('names first pages that exist', () => {
    const found = globSync('{*.tsx,site/**/*.tsx}', { cwd: new URL('../app', import.meta.url).pathname })
    const places = found.flatMap((file) => firstPage.exec(`/app/${file}`)?.[0].split('/').slice(2, 4).join('/') ?? [])
    expect([...new Set(places)].sort()).toEqual([
      'entry.client.tsx',
      'root.tsx',
      'site/home',
      'site/journal',
      'site/layout.tsx',
      'site/pages',
      'site/property',
      'site/search',
      'site/services',
    ])
  })

  /** Random modules that import only later ones, below staff screens and pages of the public site. */
  const anyModules = fc
    .array(
      fc.record({
        imports: fc.array(fc.nat(20), { maxLength: 4 }),
        lazy: fc.array(fc.nat(20), { maxLength: 1 }),
        size: fc.constantFrom(20, 3_000, 40_000),
      }),
      { minLength: 6, maxLength: 16 },
    )
    .map((plans) => {
      const name = (at: number) => {
        if (at === 0) return `${app}/site/home/page.tsx`
        if (at === 1) return `${app}/site/search/page.tsx`
        return at < 5 ? `${app}/staff/screen${at}/page.tsx` : `part${at}`
      }
      const later = (at: number, steps: number[]) =>
        [...new Set(steps.map((step) => Math.max(5, at + 1) + step))].filter((to) => to < plans.length).map(name)
      return graph(
        Object.fromEntries(
          plans.map(({ imports, lazy, size }, at) => [
            name(at),
            { imports: later(at, imports), lazy: later(at, lazy), code: `${small}//${'x'.repeat(size)}` },
          ]),
        ),
      )
    })

  it('never makes a page that visitors open first load more, and never makes files import each other', () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        const files = sharedFiles(modules)
        // Reading the modules takes longest.
        const edges = staticEdges(modules)
        for (const page of [`${app}/site/home/page.tsx`, `${app}/site/search/page.tsx`])
          expect(loadedBy(page, edges, files)).toEqual(loadedBy(page, edges, new Map()))

        const fileOf = (id: string) => files.get(id) ?? id
        const imports = new Map<string, Set<string>>()
        for (const [id, next] of edges) {
          const known = imports.get(fileOf(id)) ?? new Set()
          for (const one of next) if (fileOf(one) !== fileOf(id)) known.add(fileOf(one))
          imports.set(fileOf(id), known)
        }
        for (const start of imports.keys()) {
          const reached = new Set(imports.get(start))
          for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
          expect(reached.has(start), `${start} imports itself`).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })
})
