import { expect, it } from 'vitest'
import { isSignedName, sameSignedName } from './signed-name.ts'

it('a name has two letters at least, of whatever script', () => {
  for (const name of ['Ada Quill', 'Bo', '李明', 'Æ. Ø', 'علي']) expect(isSignedName(name)).toBe(true)
  for (const name of ['', '  ', '..', 'A.', '42', '\u200b\u200b', 'A\u0301']) expect(isSignedName(name)).toBe(false)
})

it('spaces, dots and capitals make no other name', () => {
  expect(sameSignedName('Ira  J. Reed', 'ira j reed')).toBe(true)
  expect(sameSignedName('Ira Reed', 'Ira Reed II')).toBe(false)
})
