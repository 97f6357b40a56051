import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it('C528 a password has eight characters at least, whatever they are', () => {
  expect([isWeakPassword('lantern'), isWeakPassword('lanterns')]).toEqual([true, false])
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 7 }), (short) => isWeakPassword(short)))
})

it('C603 strong mode, which is off, also asks for a digit, a sign, a small and a capital letter', () => {
  const strong = (password: string) => !isWeakPassword(password, undefined, true)
  expect(isWeakPassword('lanterns')).toBe(false)
  expect(['lanterns1!', 'LANTERNS1!', 'Lanterns!', 'Lanterns1', 'Lanterns1?'].filter(strong)).toEqual([])
  for (const sign of '!@#$%^&*') expect(strong(`Lanterns1${sign}`), sign).toBe(true)
})
