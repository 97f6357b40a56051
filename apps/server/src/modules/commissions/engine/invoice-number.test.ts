import { expect, it } from 'vitest'
import { freePrefix } from './invoice-number.ts'

it.each([
  ['marlowe-finch-travel', 'MFT'],
  ['lindqvist-travel', 'LTI'],
  ['thorne', 'THO'],
  ['bo', 'BOX'],
  ['27', 'XXX'],
  ['zz-zephyr', 'ZZZ'],
])('R60 the invoices of %s begin with %s', (code, prefix) => {
  expect(freePrefix(code, new Set())).toBe(prefix)
})

it('R60 partners with similar codes each have a prefix of their own, as long as there are any', () => {
  const taken = new Set<string>()
  for (let count = 0; count < 26 ** 3; count++) taken.add(freePrefix('lindqvist-travel', taken))
  expect(taken.size).toBe(26 ** 3)
  expect([...taken].slice(0, 3)).toEqual(['LTI', 'LTJ', 'LTK'])
  expect([...taken].slice(17, 19)).toEqual(['LTZ', 'LUA'])
  for (const prefix of taken) expect(prefix).toMatch(/^[A-Z]{3}$/)
  expect(freePrefix('lindqvist-travel', taken)).toBe('LTI')
})
