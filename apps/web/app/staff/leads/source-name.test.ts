import { expect, test } from 'vitest'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { campaignName, sourceName } from './source-name.ts'

const words = wordsIn(staffLeadsWords, 'en')

test('a lead’s source is named as its page or channel, never as a slug', () => {
  expect(sourceName('list-your-property', words)).toBe('“List your home” page')
  expect(sourceName('walk-in', words)).toBe('Walk-in')
  expect(sourceName('coast-magazine', words)).toBe('Coast magazine')
})

test('a campaign reads as words', () => {
  expect([campaignName('spring-owners'), campaignName('spring_owners+2027')]).toEqual([
    'Spring owners',
    'Spring owners 2027',
  ])
})
