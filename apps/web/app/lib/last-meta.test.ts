import { describe, expect, it } from 'vitest'
import { type InheritedMeta, metaChain } from './last-meta.ts'

const home = { title: 'Marram House', description: 'By the dunes.', image: { src: '/a' } }

describe('metadata from one page to the next', () => {
  it('C102 a page may start with the metadata of the last page and add its own', () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    expect(next('/book', { title: 'Book', description: undefined }, { startWithLastPageMeta: true })).toEqual({
      ...home,
      title: 'Book',
    })
  })

  it('C103 a page may use the metadata of the last page alone', () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    expect(next('/me/notifications/4/go', { title: 'Notification' }, { useLastMetaData: true })).toEqual(home)
  })

  it('without a flag, and without a page before it, a page says what is its own', () => {
    const next = metaChain<InheritedMeta>()
    expect(next('/book', { title: 'Book' }, { startWithLastPageMeta: true })).toEqual({ title: 'Book' })
    expect(next('/about', { title: 'About' }, {})).toEqual({ title: 'About' })
  })

  it('several matches of one page do not count as pages of their own', () => {
    const next = metaChain<InheritedMeta>()
    next('/properties/marram-house', home, {})
    next('/book', {}, { startWithLastPageMeta: true })
    expect(next('/book', { title: 'Book' }, { startWithLastPageMeta: true }).image).toEqual(home.image)
  })
})
