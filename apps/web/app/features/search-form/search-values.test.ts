import { describe, expect, it } from 'vitest'
import { emptySearch, filledFields, monthFrom, valuesIn } from './search-values.ts'

const today = new Date('2026-12-05T12:00:00Z')
const sentAgain = (address: string) =>
  new URLSearchParams(filledFields(valuesIn(new URLSearchParams(address), today))).toString()

describe('what the search bar sends', () => {
  it.each([
    'place=saltgrass&adults=2',
    'bbox=-71.5%2C40.1%2C-71.2%2C40.2&adults=3',
    'arrive=2027-07-02&depart=2027-07-09&flex=3d&adults=2&children=1&infants=1&pets=1',
    'flex=weekend&month=2027-07&adults=2',
    'flex=month&month=2027-01',
  ])('is what the address says: %s', (address) => {
    expect(sentAgain(address)).toBe(address)
  })

  it('has no fixed dates beside flexible ones', () => {
    expect(sentAgain('arrive=2027-07-02&depart=2027-07-09&flex=week')).toBe('flex=week&month=2027-07')
  })

  it('names the next month where none is named, as the server does', () => {
    expect(sentAgain('flex=week')).toBe('flex=week&month=2027-01')
  })

  it('has no days around dates that are not there, and no single date', () => {
    expect(sentAgain('flex=3d&month=2027-07')).toBe('')
    expect(filledFields({ ...emptySearch, arrive: '2027-07-02', flex: '3d' })).toEqual([])
  })

  it('has a place instead of a part of the map', () => {
    expect(sentAgain('place=saltgrass&bbox=1%2C2%2C3%2C4')).toBe('place=saltgrass')
  })

  it('leaves out what is no kind of flexible dates', () => {
    expect(sentAgain('flex=often&month=2027-07&adults=2')).toBe('adults=2')
  })
})

describe('the month after this one', () => {
  it('lies in the next year in December, and is February after the last of January', () => {
    expect(monthFrom(today, 1)).toBe('2027-01')
    expect(monthFrom(new Date('2027-01-31T12:00:00Z'), 1)).toBe('2027-02')
  })
})
