import { describe, expect, it } from 'vitest'
import { pageMeta } from './meta.ts'

const root = {
  id: 'root',
  loaderData: { site: { name: 'Porchlight', publicUrl: 'https://stay.example' }, user: null },
}
const args = (id: string, params = {}) => ({ params, matches: [root, undefined, { id }] })
const find = (meta: ReturnType<typeof pageMeta>, key: string) =>
  meta.find((item) => Object.values(item).includes(key)) as Record<string, string> | undefined

describe('page meta', () => {
  it("titles a page '{title} | {site}'", () => {
    expect(pageMeta(args('property', { slug: 'marram-house' }))[0]).toEqual({ title: 'Marram House | Porchlight' })
    expect(pageMeta(args('property', { slug: 'marram-house' }), { title: 'Marram House, Saltgrass' })[0]).toEqual({
      title: 'Marram House, Saltgrass | Porchlight',
    })
  })

  it('describes every page, with the default of the product where it has nothing of its own', () => {
    expect(find(pageMeta(args('search')), 'description')?.content).toMatch(/^Luxury vacation rentals in fully-vetted/)
  })

  it('names one address for all aliases', () => {
    expect(find(pageMeta(args('home~1')), 'canonical')?.href).toBe('https://stay.example/')
    expect(find(pageMeta(args('property~1', { slug: 'marram-house' })), 'canonical')?.href).toBe(
      'https://stay.example/properties/marram-house',
    )
  })

  it('keeps pages behind the login, the checkout and unknown pages out of search engines', () => {
    for (const id of ['account', 'book', 'nowhere']) {
      expect(find(pageMeta(args(id)), 'robots')?.content).toBe('noindex')
      expect(find(pageMeta(args(id)), 'canonical')).toBeUndefined()
    }
    expect(find(pageMeta(args('home')), 'robots')).toBeUndefined()
  })
})
