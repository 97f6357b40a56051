import { describe, expect, it } from 'vitest'
import { emptySearch, filledFields, monthFrom, valuesIn } from './search-values.ts'

const today = new Date('2026-12-05T12:00:00Z')
const sentAgain = (address: string) =>
  new URLSearchParams(filledFields(valuesIn(new URLSearchParams(address), today))).toString()

describe('search bar parameters', () => {
  it.each([
    'place=saltgrass&adults=2',
    'bbox=-71.5%2C40.1%2C-71.2%2C40.2&adults=3',
    'arrive=2027-07-02&depart=2027-07-09&flex=3d&adults=2&children=1&infants=1&pets=1',
    'flex=weekend&month=2027-07&adults=2',
    'flex=month&month=2027-01',
  ])('match the address: %s', (address) => {
    expect(sentAgain(address)).toBe(address)
  })

  it('drop exact dates when flexible ones are set', () => {
    expect(sentAgain('arrive=2027-07-02&depart=2027-07-09&flex=week')).toBe('flex=week&month=2027-07')
  })

  it('default to the next month, like the server', () => {
    expect(sentAgain('flex=week')).toBe('flex=week&month=2027-01')
  })

  it('drop flexibility without dates, and single dates', () => {
    expect(sentAgain('flex=3d&month=2027-07')).toBe('')
    expect(filledFields({ ...emptySearch, arrive: '2027-07-02', flex: '3d' })).toEqual([])
  })

  it('replace a map area with a place', () => {
    expect(sentAgain('place=saltgrass&bbox=1%2C2%2C3%2C4')).toBe('place=saltgrass')
  })

  it('ignore unknown flexible dates', () => {
    expect(sentAgain('flex=often&month=2027-07&adults=2')).toBe('adults=2')
  })
})

describe('the month after this one', () => {
  it('is in the next year in December, and February after January 31', () => {
    expect(monthFrom(today, 1)).toBe('2027-01')
    expect(monthFrom(new Date('2027-01-31T12:00:00Z'), 1)).toBe('2027-02')
  })
})
