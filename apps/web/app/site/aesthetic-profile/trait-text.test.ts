import type { TasteLean } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { becauseOf, evidenceOf, headlineOf, kindsOf } from './trait-text.ts'

const words = wordsIn(profileWords, 'en')
const lean = (family: TasteLean['family'], code: string, toward = true): TasteLean => ({
  family,
  code,
  toward,
  grade: 'clear',
  shown: 7,
  taken: 5,
  strength: 3,
  said: [],
})

it('names a profile by the strongest trait of each family, visible ones first', () => {
  const leans = [
    lean('amenity', 'pool'),
    lean('tone', 'warm'),
    lean('style', 'farmhouse'),
    lean('style', 'inn'),
    lean('setting', 'vineyard'),
    lean('room', 'kitchen'),
  ]
  expect(headlineOf({ leans }, words, 'en')).toBe('Warm colors, farmhouses, and the vineyards')
  expect(headlineOf({ leans: [lean('amenity', 'pool')] }, words, 'en')).toBe('A pool')
})

it('leaves slight, passed-over, and unknown traits out of the name', () => {
  expect(headlineOf({ leans: [{ ...lean('room', 'kitchen'), grade: 'slight' }] }, words, 'en')).toBeUndefined()
  expect(headlineOf({ leans: [lean('style', 'inn', false), lean('style', 'yurt')] }, words, 'en')).toBeUndefined()
  expect(becauseOf([{ family: 'style', code: 'yurt', value: null }], words, 'en')).toBe('')
})

it('includes measured values in the reasons', () => {
  const why = [
    { family: 'style', code: 'cabin', value: null },
    { family: 'fact', code: 'water_walk', value: 1 },
  ] as const
  expect(becauseOf(why, words, 'en')).toBe('Matches cabins and 1 minute to the water')
})

it('shows how often each trait was picked', () => {
  expect(evidenceOf(lean('style', 'inn'), words)).toBe('Picked in 5 of 7 steps that showed it')
  expect(evidenceOf(lean('fact', 'night_noise'), words)).toContain('5 of 7')
})

it('searches for the preferred home types', () => {
  const leans = [lean('style', 'inn', false), lean('style', 'cabin'), lean('tone', 'warm')]
  expect(kindsOf({ leans }).map(({ code }) => code)).toEqual(['cabin'])
})
