import { describe, expect, it } from 'vitest'
import { pageMeta } from './meta.ts'

const root = {
  id: 'root',
  loaderData: { site: { name: 'Porchlight', publicUrl: 'https://stay.example' }, user: null },
}
const args = (pathname: string) => ({ location: { pathname }, matches: [root, undefined] })
const find = (meta: ReturnType<typeof pageMeta>, key: string) =>
  meta.find((item) => Object.values(item).includes(key)) as Record<string, string> | undefined

describe('page meta', () => {
  it("titles a page '{title} | {site}'", () => {
    expect(pageMeta(args('/properties/marram-house'))[0]).toEqual({ title: 'Marram House | Porchlight' })
    expect(pageMeta(args('/properties/marram-house'), { title: 'Marram House, Saltgrass' })[0]).toEqual({
      title: 'Marram House, Saltgrass | Porchlight',
    })
  })

  it('describes every page, with the default of the product where it has nothing of its own', () => {
    expect(find(pageMeta(args('/book-a-property/map')), 'description')?.content).toMatch(
      /^Luxury vacation rentals in fully-vetted/,
    )
  })

  it('names one address for all aliases', () => {
    expect(find(pageMeta(args('/index.html')), 'canonical')?.href).toBe('https://stay.example/')
    expect(find(pageMeta(args('/property/marram-house')), 'canonical')?.href).toBe(
      'https://stay.example/properties/marram-house',
    )
  })

  it('keeps pages behind the login, the checkout and unknown pages out of search engines', () => {
    for (const path of ['/account', '/book', '/nowhere', '/owners/bookings/4a']) {
      expect(find(pageMeta(args(path)), 'robots')?.content).toBe('noindex')
      expect(find(pageMeta(args(path)), 'canonical')).toBeUndefined()
    }
    expect(find(pageMeta(args('/')), 'robots')).toBeUndefined()
  })
})
