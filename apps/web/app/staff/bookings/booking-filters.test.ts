import { describe, expect, it } from 'vitest'
import { addressOf, filtersFrom, isNarrowed } from './booking-filters.ts'

const from = (text: string) => filtersFrom(new URLSearchParams(text))

describe('the address of a view of bookings', () => {
  it.each([
    '',
    'when=upcoming',
    'q=Quill&status=confirmed&arriveFrom=2027-07-01&arriveTo=2027-07-31&town=ashlock&unpaid=true&source=travel-agent&tag=Late+arrival&order=total&columns=stay.source',
  ])('says every filter: %s', (text) => {
    const filters = from(text)
    expect(from(addressOf(filters).split('?')[1] ?? '')).toEqual(filters)
  })
  it('leaves out what is usual and what makes no sense', () => {
    expect(addressOf(from('when=all&order=stay&status=happy&arriveFrom=2027-02-30&unpaid=maybe'))).toBe(
      '/staff/bookings',
    )
  })
  it('is narrowed by any filter, not by its tab or order', () => {
    expect(isNarrowed(from('when=previous&order=total&columns=paid'))).toBe(false)
    expect(isNarrowed(from('unpaid=true'))).toBe(true)
    expect(isNarrowed(from('tag=VIP'))).toBe(true)
  })
})
