import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Paths in backticks that start in a folder of the repository; `{a,b}` stands for each, `…` and `NNNN` for any. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|tools|e2e|docs)\/[\w.{},/*-]+)`/g)].flatMap(([, path = '']) => {
    const [, before = '', choices, after = ''] = /^(.*)\{([\w,-]+)\}(.*)$/.exec(path) ?? []
    return choices ? choices.split(',').map((choice) => before + choice + after) : [path]
  })

/** Relative links to files in the repository. */
const linksIn = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    new URL(link, `file:///${page}`).pathname.slice(1),
  )

it('reads alternatives in a path, and resolves links from the folder of their page', () => {
  expect(pathsIn('in `apps/web/x.{es,fr}.ts` and `docs/a.md`, not `npm test`')).toEqual([
    'apps/web/x.es.ts',
    'apps/web/x.fr.ts',
    'docs/a.md',
  ])
  expect(linksIn('docs/decisions/0001-a.md', '[b](0002-b.md) [c](../c.md#d) [e](https://e.test)')).toEqual([
    'docs/decisions/0002-b.md',
    'docs/c.md',
  ])
})

it('finds every path in the walk through ten changes, and every link on a page', () => {
  const gone = pathsIn(readFileSync('docs/changing.md', 'utf8')).filter((path) => !existsSync(path))
  const pages = globSync(['README.md', 'packages/ui/README.md', 'docs/**/*.md'])
  const broken = pages.flatMap((page) =>
    linksIn(page, readFileSync(page, 'utf8'))
      .filter((link) => !existsSync(link))
      .map((link) => `${page}: ${link}`),
  )
  expect([...gone, ...broken]).toEqual([])
})
