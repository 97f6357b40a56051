import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it('C528 requires at least eight characters of any kind', () => {
  expect([isWeakPassword('lantern'), isWeakPassword('lanterns')]).toEqual([true, false])
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 7 }), (short) => isWeakPassword(short)))
})

it('C603 also requires a digit, a symbol, a lowercase and an uppercase letter in strong mode, which is off', () => {
  const strong = (password: string) => !isWeakPassword(password, undefined, true)
  expect(isWeakPassword('lanterns')).toBe(false)
  expect(['lanterns1!', 'LANTERNS1!', 'Lanterns!', 'Lanterns1', 'Lanterns1?'].filter(strong)).toEqual([])
  for (const sign of '!@#$%^&*') expect(strong(`Lanterns1${sign}`), sign).toBe(true)
})
