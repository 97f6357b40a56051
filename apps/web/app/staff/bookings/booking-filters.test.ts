import { describe, expect, it } from 'vitest'
import { addressOf, filtersFrom, isNarrowed } from './booking-filters.ts'

const from = (text: string) => filtersFrom(new URLSearchParams(text))

describe('the address of a bookings view', () => {
  it.each([
    '',
    'when=upcoming',
    'q=Quill&status=confirmed&arriveFrom=2027-07-01&arriveTo=2027-07-31&town=ashlock&unpaid=true&source=travel-agent&tag=Late+arrival&order=total&columns=stay.source',
  ])('contains every filter: %s', (text) => {
    const filters = from(text)
    expect(from(addressOf(filters).split('?')[1] ?? '')).toEqual(filters)
  })
  it('leaves out defaults and invalid values', () => {
    expect(addressOf(from('when=all&order=stay&status=happy&arriveFrom=2027-02-30&unpaid=maybe'))).toBe(
      '/staff/bookings',
    )
  })
  it('counts as filtered with any filter, but not by its tab or sort order', () => {
    expect(isNarrowed(from('when=previous&order=total&columns=paid'))).toBe(false)
    expect(isNarrowed(from('unpaid=true'))).toBe(true)
    expect(isNarrowed(from('tag=VIP'))).toBe(true)
  })
})
