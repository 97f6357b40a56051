import { describe, expect, it } from 'vitest'
import { keyOf, writtenAddress } from './address-keys.ts'
import { streetFit, townFit } from './match.ts'

const dune = { street: 'dune road', town: 'saltgrass', beside: ['ny', '11990', 'merrow county', 'us'] }
const meant = (address: string) => streetFit(writtenAddress(address), dune)

describe('a written address', () => {
  it.each([
    ['12 Dune Road, Saltgrass, NY 11990', 12, 'dune road saltgrass ny 11990'],
    ['12 dune rd.', 12, 'dune road'],
    ['12b Dune Rd', 12, 'dune road'],
    ['Café de l’Étoile', null, 'cafe de letoile'],
    ['St. Mary’s St', null, 'saint marys street'],
    ['1st Avenue', null, '1st avenu'],
    ['5 Łódzka Straße', 5, 'lodzka strasse'],
    ['Muenchner Str.', null, 'munchner street'],
    ['Münchner Str.', null, 'munchner street'],
    ['北京', null, 'beijing'],
    ['улица Ленина', null, 'ulitsa lenina'],
  ])('%s', (address, number, rest) => {
    expect(writtenAddress(address)).toEqual({ number, rest })
  })

  it('is compared ignoring accents, periods, and case', () => {
    expect(keyOf('  Lantern   ST. ')).toBe('lantern street')
  })
})

describe('a candidate street', () => {
  it('matches fully if spelled out and followed by its town', () => {
    for (const address of [
      '12 Dune Road',
      '12 Dune Rd Saltgrass',
      '12 Dune Road, Saltgrass, NY 11990',
      '12 Dune Road, Salt',
      'Dune Road, 119',
    ])
      expect(meant(address), address).toBe(2)
  })

  it('can match by its beginning', () => {
    expect(meant('12 Du')).toBe(1)
    expect(meant('Dune R')).toBe(1)
  })

  it("doesn't match another street or town", () => {
    for (const address of ['12 Dunes End', '12 Dune Road, Averil Harbor', '12 Dune Roadside', '12 Saltgrass', '12', ''])
      expect(meant(address), address).toBeNull()
  })
})

describe('a candidate town', () => {
  it.each([
    ['Saltgrass', 2],
    ['Saltgrass, NY', 2],
    ['Salt', 1],
    ['Saltgrass Road', null],
    ['12 Saltgrass', null],
    ['', null],
  ])('%s', (address, expected) => {
    expect(townFit(writtenAddress(address), 'saltgrass', dune.beside)).toBe(expected)
  })

  it.each([
    ['Lodz', 'Łódź', 2],
    ['Łódź', 'Lodz', 2],
    ['Orsted', 'Ørsted', 2],
    ['Oersted', 'Ørsted', 2],
    ['Strasse', 'Straße', 2],
    ['Muench', 'München', 1],
    ['Beijing', '北京', 2],
    ['Bei Jing', '北京', 1],
    ['Moskva', 'Москва', 2],
    ['Berlin', 'München', null],
  ])('%s is %s: %s', (address, town, expected) => {
    expect(townFit(writtenAddress(address), keyOf(town), [])).toBe(expected)
  })
})
