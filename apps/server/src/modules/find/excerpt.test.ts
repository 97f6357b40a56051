import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('shows a short message whole, on one line', () => {
  expect(excerptOf(' Is the pool\n heated? ', 'pool')).toBe('Is the pool heated?')
})

test('starts a few words before what was searched for, and says what it leaves out', () => {
  const long = `${'We land at noon. '.repeat(20)}Is the POOL heated? ${'Thank you. '.repeat(40)}`
  const excerpt = excerptOf(long, 'pool')
  expect(excerpt).toMatch(/^…\S.*Is the POOL heated\?.*…$/)
  expect(excerpt.length).toBeLessThanOrEqual(142)
})

test('finds words in a text without spaces', () => {
  expect(excerptOf(`${'x'.repeat(300)}pool`, 'pool')).toBe('…pool')
})
