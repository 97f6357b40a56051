import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameName } from './typed-names.ts'

it.each([
  ['Edith Wharton', 'Edith Wharton', true],
  ['edith  wharton ', 'Edith Wharton', true],
  ['Zoe Muller', 'Zoë Müller', true],
  ["Sean O'Neill", 'Sean O’Neill', true],
  ['Anne‑Marie', 'Anne-Marie', true],
  ['Edith', 'Edith Wharton', false],
  ['Edith Whartom', 'Edith Wharton', false],
  ['', '', false],
  ['  ', 'Edith', false],
])('%j signs for %j: %s', (typed, name, same) => {
  expect(isSameName(typed, name)).toBe(same)
})

it('any name signs for itself, in any case', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(name.normalize('NFKD').replace(/\p{M}/gu, '').trim() !== '')
      expect(isSameName(name, name)).toBe(true)
      expect(isSameName(` ${name} `, name)).toBe(true)
    }),
  )
})
