import { expect, it } from 'vitest'
import { welcomeCodeFrom } from './rules.ts'

it('creates unambiguous codes', () => {
  expect(welcomeCodeFrom([0, 1, 2, 255, 3, 4, 5, 6, 7, 8, 9])).toBe('NEWS-ABCDEFGH')
})
