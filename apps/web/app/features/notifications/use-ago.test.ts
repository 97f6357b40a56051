import { describe, expect, it } from 'vitest'
import { agoIn } from './use-ago.ts'

const now = Date.parse('2027-01-15T17:00:00Z')

describe('how long ago', () => {
  it.each([
    ['2027-01-15T16:59:40Z', 'this minute'],
    ['2027-01-15T16:55:00Z', '5 minutes ago'],
    ['2027-01-15T14:01:00Z', '2 hours ago'],
    ['2027-01-14T16:00:00Z', 'yesterday'],
    ['2027-01-05T16:00:00Z', '10 days ago'],
    ['2027-01-15T17:00:09Z', 'this minute'],
  ])('%s was %s', (instant, words) => {
    expect(agoIn('en', instant, now)).toBe(words)
  })

  it("is written in the reader's language", () => {
    expect(agoIn('de', '2027-01-14T16:00:00Z', now)).toBe('gestern')
  })
})
