import { linkAlphabet, linkLength } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { addressOf, codeFrom } from './rules.ts'

const bytes = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('a code has eight characters of its alphabet', () => {
  expect(linkLength).toBe(8)
  const code = codeFrom(bytes(0, 64))
  expect(code).toBe(linkAlphabet.slice(0, 8))
  expect(codeFrom(bytes(linkAlphabet.length, 64))).toBe(code)
})

test('every character is equally likely: bytes that would favor one are skipped', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const email = codeFrom([byte])
    if (email !== '') counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  expect(counts.size).toBe(linkAlphabet.length)
  expect([...new Set(counts.values())]).toEqual([Math.floor(256 / linkAlphabet.length)])
})

test('an address keeps its query, and names the referral partner', () => {
  expect([
    addressOf('/properties/marram-cottage', '', null),
    addressOf('/properties/marram-cottage', 'adults=2', null),
    addressOf('/properties/marram-cottage', '', 'acme'),
    addressOf('/book-a-property', 'adults=2', 'acme'),
  ]).toEqual([
    '/properties/marram-cottage',
    '/properties/marram-cottage?adults=2',
    '/properties/marram-cottage?via=acme',
    '/book-a-property?adults=2&via=acme',
  ])
})
