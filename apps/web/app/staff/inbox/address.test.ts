import { describe, expect, it } from 'vitest'
import { filtersFrom, inboxPath, placeFrom, searchOf } from './address.ts'

describe('the address of an inbox view', () => {
  it('reads back as it was shared', () => {
    const filters = { list: 'mine', kind: 'message', tag: 'vip guest', q: 'pool & spa' } as const
    expect(filtersFrom(new URLSearchParams(searchOf(filters)))).toEqual(filters)
  })

  it('is short when nothing is filtered', () => {
    const filters = filtersFrom(new URLSearchParams('list=nonsense&kind=x'))
    expect(inboxPath(filters)).toBe('/staff/inbox')
    expect(inboxPath(filters, { kind: 'claim', key: '12' })).toBe('/staff/inbox?open=claim.12')
  })

  it('opens known kinds only', () => {
    expect(placeFrom('message.7')).toEqual({ kind: 'message', key: '7' })
    expect(placeFrom('script.7')).toBeNull()
    expect(placeFrom('message.7/../x')).toBeNull()
    expect(placeFrom(null)).toBeNull()
  })
})
