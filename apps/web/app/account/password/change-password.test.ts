import { expect, test } from 'vitest'
import { passwordChangeWords } from '#app/lib/messages/account/password-change.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { faceOf } from './change-password.tsx'

test('password-change.5 C742 C754 shows an error without a user, and a temporary password must be replaced', () => {
  expect(faceOf(null)).toBe('missing')
  expect(wordsIn(passwordChangeWords, 'en').missingUser).toBe('Missing User Object')
  expect(faceOf({ tempPassword: true })).toBe('forced')
  expect(faceOf({ tempPassword: false })).toBe('chosen')
})
