import { describe, expect, it } from 'vitest'
import { type InheritedMeta, metaChain } from './last-meta.ts'

const home = { title: 'Marram House', description: 'By the dunes.', image: { src: '/a' } }

describe('metadata from one page to the next', () => {
  it("C102 a page can start with the last page's metadata and add its own", () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    expect(next('/book', { title: 'Book', description: undefined }, { startWithLastPageMeta: true })).toEqual({
      ...home,
      title: 'Book',
    })
  })

  it("C103 a page can use only the last page's metadata", () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    expect(next('/me/notifications/4/go', { title: 'Notification' }, { useLastMetaData: true })).toEqual(home)
  })

  it('without a flag or a previous page, a page uses its own', () => {
    const next = metaChain<InheritedMeta>()
    expect(next('/book', { title: 'Book' }, { startWithLastPageMeta: true })).toEqual({ title: 'Book' })
    expect(next('/about', { title: 'About' }, {})).toEqual({ title: 'About' })
  })

  it("several matches of one page don't count as separate pages", () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    next('/book', {}, { startWithLastPageMeta: true })
    expect(next('/book', { title: 'Book' }, { startWithLastPageMeta: true }).image).toEqual(home.image)
  })
})
