import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it('C528 a password has eight characters at least, whatever they are', () => {
  expect([isWeakPassword('lantern'), isWeakPassword('lanterns')]).toEqual([true, false])
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 7 }), (short) => isWeakPassword(short)))
})
