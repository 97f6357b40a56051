import type { TasteLean } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWalk, knownHomes } from '../testing/known-homes.ts'
import { homesToTell, matchingHomes } from './matching-homes.ts'
import { readingOf } from './style-profile.ts'

const homes = knownHomes()
const lean = (family: TasteLean['family'], code: string, requests: Partial<TasteLean> = {}): TasteLean => ({
  family,
  code,
  toward: true,
  grade: 'clear',
  shown: 5,
  taken: 5,
  strength: 3,
  said: [],
  ...requests,
})
const typeOf = (homeId: number) => homes.find(({ id }) => id === homeId)?.type

it('homes of the kind someone leans to match, and say so', () => {
  const found = matchingHomes([lean('style', 'cottage')], homes, 5)
  expect(found.map(({ homeId }) => typeOf(homeId))).toEqual(Array(5).fill('cottage'))
  expect(found[0]?.why).toEqual([{ family: 'style', code: 'cottage', value: null }])
})

it('the stronger lean comes first, and what they avoided counts against a home', () => {
  const both = matchingHomes([lean('style', 'cottage', { strength: 4 }), lean('setting', 'vineyard')], homes, 48)
  expect(both[0]?.why.map(({ code }) => code)).toEqual(['cottage', 'vineyard'])
  const away = matchingHomes([lean('setting', 'vineyard'), lean('style', 'cottage', { toward: false })], homes, 48)
  expect(typeOf(away[0]?.homeId as number)).not.toBe('cottage')
})

it('a measured reason includes its figure', () => {
  const [best] = matchingHomes([lean('fact', 'water_walk')], homes, 1)
  expect(best?.why).toEqual([{ family: 'fact', code: 'water_walk', value: 1 }])
})

it('dark and cool lead the opposite way from light and warm', () => {
  const [light, dark] = ['light', 'dark'].map((code) =>
    matchingHomes([lean('tone', code)], homes, 5).map(({ homeId }) => homeId),
  )
  expect(light?.some((id) => dark?.includes(id))).toBe(false)
})

it('without a lean no home matches better than another, and none is listed', () => {
  expect(matchingHomes([], homes, 9)).toEqual([])
  expect(matchingHomes([lean('room', 'kitchen')], homes, 9)).toEqual([])
})

it('the order of the homes does not matter, and each listed home has a reason', () => {
  fc.assert(
    fc.property(anyWalk, ({ steps, homes: all }) => {
      const { leans } = readingOf(steps)
      const found = matchingHomes(leans, all, 9)
      expect(matchingHomes(leans, all.toReversed(), 9)).toEqual(found)
      for (const { why } of found) expect(why.length).toBeGreaterThan(0)
    }),
    { numRuns: 30 },
  )
})

it('choices with nothing in common end in the homes whose pictures were taken, and no choice in one home of each kind', () => {
  fc.assert(
    fc.property(anyWalk, ({ choices, homes: all, steps }) => {
      const { taken, leans } = readingOf(steps)
      expect(homesToTell(leans, choices, all, 6).length).toBeGreaterThan(0)
      const bare = homesToTell([], choices, all, 6)
      if (taken === 0) {
        const kinds = bare.slice(0, 4).map(({ homeId }) => typeOf(homeId))
        expect([...kinds].sort()).toEqual(['cabin', 'cottage', 'farmhouse', 'villa'])
        return
      }
      const chosen = new Set(choices.flatMap(({ shown, taken: at }) => (at === null ? [] : shown[at]?.homeId)))
      expect(bare.every(({ homeId, why }) => chosen.has(homeId) && why.length === 0)).toBe(true)
    }),
    { numRuns: 40 },
  )
})
