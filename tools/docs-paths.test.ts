import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Paths in backticks that start in a folder of the repository; `{a,b}` stands for each. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|tools|e2e|docs)\/[\w.{},/*-]+)`/g)].flatMap(([, path = '']) => {
    const [, before = '', choices, after = ''] = /^(.*)\{([\w,-]+)\}(.*)$/.exec(path) ?? []
    return choices ? choices.split(',').map((choice) => before + choice + after) : [path]
  })

/** Relative links in the repository, to a file or to a heading of one. */
const linksIn = (page: string, text: string): { file: string; heading: string }[] =>
  [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => {
    const { pathname, hash } = new URL(link, `file:///${page}`)
    return { file: pathname.slice(1), heading: hash.slice(1) }
  })

/** The names by which a page's headings can be linked, as GitHub makes them. */
const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isBroken = ({ file, heading }: { file: string; heading: string }): boolean =>
  !existsSync(file) || (heading !== '' && !headingsIn(readFileSync(file, 'utf8')).includes(heading))

it('reads alternatives in a path, resolves links from the folder of their page, and names headings', () => {
  expect(pathsIn('in `apps/web/x.{es,fr}.ts` and `docs/a.md`, not `npm test`')).toEqual([
    'apps/web/x.es.ts',
    'apps/web/x.fr.ts',
    'docs/a.md',
  ])
  expect(linksIn('docs/decisions/0001-a.md', '[b](0002-b.md) [c](../c.md#d) [e](https://e.test)')).toEqual([
    { file: 'docs/decisions/0002-b.md', heading: '' },
    { file: 'docs/c.md', heading: 'd' },
  ])
  expect(linksIn('docs/a.md', '[b](#behind-a-proxy)')).toEqual([{ file: 'docs/a.md', heading: 'behind-a-proxy' }])
  expect(headingsIn('# A\n## 1. What’s `new`?\ntext')).toEqual(['a', '1-whats-new'])
})

const pages = globSync(['README.md', 'packages/ui/README.md', 'docs/**/*.md']).map((page) => ({
  page,
  text: readFileSync(page, 'utf8'),
}))

it('finds every path named on a page', () => {
  const gone = pages.flatMap(({ page, text }) =>
    pathsIn(text)
      .filter((path) => !/[*]|NNNN/.test(path) && !existsSync(path))
      .map((path) => `${page}: ${path}`),
  )
  expect(gone).toEqual([])
})

it('finds every link on a page, with its heading', () => {
  const broken = pages.flatMap(({ page, text }) =>
    linksIn(page, text)
      .filter(isBroken)
      .map(({ file, heading }) => `${page}: ${file}#${heading}`),
  )
  expect(broken).toEqual([])
})
