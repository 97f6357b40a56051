import { expect, it } from 'vitest'
import { everyPage } from './every-page.ts'

const pagesOf =
  (pages: readonly (readonly string[])[]) =>
  async (page: number): Promise<{ rows: readonly string[]; numberPages: number } | undefined> =>
    pages[page - 1] && { rows: pages[page - 1] as readonly string[], numberPages: pages.length }

it('returns the rows of all pages in order', async () => {
  expect(await everyPage(pagesOf([['a', 'b'], ['c'], ['d']]))).toEqual(['a', 'b', 'c', 'd'])
  expect(await everyPage(pagesOf([[]]))).toEqual([])
})

it('returns nothing when a page fails, because a file with missing rows looks complete', async () => {
  const failing = async (page: number) => (page === 1 ? { rows: ['a'], numberPages: 2 } : undefined)
  expect(await everyPage(failing)).toBeUndefined()
})
