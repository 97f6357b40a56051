import { describe, expect, it } from 'vitest'
import { sanitizedAddress } from './sanitize-search.server.ts'

const path = '/book-a-property'
const sanitized = (query: string) => {
  const address = sanitizedAddress(new URL(`https://porchlight.example${path}?${query}`))
  return address && Object.fromEntries(new URLSearchParams(address.slice(path.length)))
}

describe('an address with invalid parameters', () => {
  it.each([
    ['adults=99&children=1', { children: '1', unread: 'adults' }],
    ['min=abc&max=10000', { max: '10000', unread: 'min' }],
    ['bbox=1,2&instant=1', { instant: '1', unread: 'bbox' }],
    ['arrive=2027-07-09&depart=2027-07-02&adults=2', { adults: '2', unread: 'arrive,depart' }],
    ['arrive=2027-07-09&adults=2', { adults: '2', unread: 'arrive,depart' }],
    ['arrive=soon&depart=2027-07-02', { unread: 'arrive,depart' }],
    ['adults=99&arrive=2027-07-09&depart=2027-07-02&pool=1', { unread: 'adults,arrive,depart' }],
    ['sort=best&page=0&pets=1', { pets: '1' }],
  ])('%s keeps the valid ones, and lists what was left out', (query, left) => {
    expect(sanitized(query)).toEqual(left)
  })

  it('is unchanged when all parameters are valid', () => {
    expect(sanitized('arrive=2027-07-02&depart=2027-07-09&adults=2&amenities=pool')).toBeUndefined()
    expect(sanitized('')).toBeUndefined()
  })
})
