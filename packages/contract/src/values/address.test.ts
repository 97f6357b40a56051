import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AddressField,
  addressFromApi,
  addressProblems,
  cardAddress,
  emptyAddress,
  fitsCountry,
} from './address.ts'
import { countries, statesOf } from './places.ts'

const home = { ...emptyAddress, line1: '1 Main St', city: 'Montauk', state: 'NY', zip: '11954' }

describe('an address', () => {
  it('C769 has nothing missing when everything except its second line is filled in', () => {
    expect(addressProblems(home)).toEqual({})
  })
  it.each(['line1', 'city', 'state', 'zip', 'country'] as const)('address-%s-required marks a blank one', (field) => {
    expect(addressProblems({ ...home, [field]: '' })).toEqual({ [field]: 'required' })
    expect(addressProblems({ ...home, [field]: '  ' })).toEqual({ [field]: 'required' })
  })
  it.each(['', 'Apt 3'])('address-line2-optional accepts %j as a second line', (line2) => {
    expect(addressProblems({ ...home, line2 })).toEqual({})
  })
  it('C859 C550 defaults to the United States', () => {
    expect(emptyAddress.country).toBe('US')
  })
})

describe("a country's ZIP code", () => {
  it.each(['11954', '11954-1234', '00501', '119541234'])('zip-us accepts %s', (zip) => {
    expect(fitsCountry(zip, 'US')).toBe(true)
  })
  it.each(['1195', '11954-12', 'ABCDE'])('zip-us rejects %s', (zip) => {
    expect(addressProblems({ ...home, zip })).toEqual({ zip: 'zip' })
  })
  it.each(['K1A 0B1', 'K1A0B1', 'K1A-0B1', 'k1a 0b1'])('zip-ca accepts %s', (zip) => {
    expect(fitsCountry(zip, 'CA')).toBe(true)
  })
  it.each(['K1A 0B', '1K1 A0B', '11954'])('zip-ca rejects %s', (zip) => {
    expect(addressProblems({ ...home, state: 'ON', country: 'CA', zip })).toEqual({ zip: 'zip' })
  })
  it.each([
    ['FR', '75001'],
    ['GB', 'SW1A 1AA'],
    ['IE', 'x'],
  ])("zip-other-country only requires that %s isn't empty", (country, zip) => {
    expect(addressProblems({ ...home, country, zip })).toEqual({})
    expect(addressProblems({ ...home, country, zip: '' })).toEqual({ zip: 'required' })
  })
  it('zip-other-country has a format in only two countries', () => {
    const elsewhere = countries.map(({ value }) => value).filter((code) => code !== 'US' && code !== 'CA')
    fc.assert(
      fc.property(fc.constantFrom(...elsewhere), fc.string({ minLength: 1 }), (country, zip) => {
        fc.pre(zip.trim() !== '')
        expect(addressProblems({ ...home, country, zip })).toEqual({})
      }),
    )
  })
  it('names only fields of the address, each once', () => {
    const fields = Object.keys(emptyAddress) as AddressField[]
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields.map((field) => [field, fc.string()]))), (address) => {
        const problems = addressProblems({ ...emptyAddress, ...address })
        expect(fields).toEqual(expect.arrayContaining(Object.keys(problems)))
        expect(problems.line2).toBeUndefined()
      }),
    )
  })
})

describe('address formats', () => {
  const rest = { address2: 'Apt 3', city: 'Montauk', state: 'NY', zip: '11954', country: 'CA' }
  it('C284 are read from an API object with address or address1', () => {
    const read = { line1: '1 Main St', line2: 'Apt 3', city: 'Montauk', state: 'NY', zip: '11954', country: 'CA' }
    expect(addressFromApi({ ...rest, address: '1 Main St' })).toEqual(read)
    expect(addressFromApi({ ...rest, address1: '1 Main St' })).toEqual(read)
    expect(addressFromApi({ ...rest, address: '1 Main St', address1: '2 Side St' })).toEqual(read)
    expect(addressFromApi({ ...rest, address: '', address1: '1 Main St' })).toEqual(read)
  })
  it('C283 C284 default to blank, in the United States', () => {
    expect(addressFromApi({})).toEqual(emptyAddress)
    expect(addressFromApi({ address: null, address2: null, city: null, country: null })).toEqual(emptyAddress)
  })
  it('C285 C286 are written the way the card provider reads them, with a name or without', () => {
    const card = {
      address_line1: '1 Main St',
      address_line2: '',
      address_city: 'Montauk',
      address_state: 'NY',
      address_zip: '11954',
      address_country: 'US',
    }
    expect(cardAddress(home)).toEqual(card)
    expect(cardAddress(home, 'Ada Wren')).toEqual({ ...card, name: 'Ada Wren' })
  })
})

describe('address places', () => {
  it('C789 include the states of two countries, and any text elsewhere', () => {
    expect(countries).toHaveLength(249)
    expect(statesOf('US')).toHaveLength(51)
    expect(statesOf('CA')).toHaveLength(13)
    expect(statesOf('FR')).toBeUndefined()
  })
  it("don't accept the name of an object's own property as a country", () => {
    expect(statesOf('toString')).toBeUndefined()
    expect(fitsCountry('1', 'constructor')).toBe(true)
  })
  it('have no code twice', () => {
    for (const list of [countries, statesOf('US') ?? [], statesOf('CA') ?? []])
      expect(new Set(list.map(({ value }) => value)).size).toBe(list.length)
  })
})
