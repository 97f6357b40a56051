import { expect, it } from 'vitest'
import { everyPage } from './every-page.ts'

const pagesOf =
  (pages: readonly (readonly string[])[]) =>
  async (page: number): Promise<{ rows: readonly string[]; numberPages: number } | undefined> =>
    pages[page - 1] && { rows: pages[page - 1] as readonly string[], numberPages: pages.length }

it('gives the rows of all pages in their order', async () => {
  expect(await everyPage(pagesOf([['a', 'b'], ['c'], ['d']]))).toEqual(['a', 'b', 'c', 'd'])
  expect(await everyPage(pagesOf([[]]))).toEqual([])
})

it('gives nothing when a page fails: a file that misses rows looks complete', async () => {
  const failing = async (page: number) => (page === 1 ? { rows: ['a'], numberPages: 2 } : undefined)
  expect(await everyPage(failing)).toBeUndefined()
})
