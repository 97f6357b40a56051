import { tasteOptions, tasteSteps } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWalk, knownHomes } from '../testing/known-homes.ts'
import { pictureChoices } from './picture-choices.ts'

it('ten steps show four pictures each, none twice, and nothing follows them', () => {
  fc.assert(
    fc.property(anyWalk, ({ deal, choices, homes }) => {
      const shown = choices.flatMap((choice) => choice.shown.map(({ pictureId }) => pictureId))
      expect(shown).toHaveLength(tasteSteps * tasteOptions)
      expect(new Set(shown).size).toBe(shown.length)
      expect(pictureChoices({ homes, deal, choices })).toEqual([])
    }),
    { numRuns: 30 },
  )
})

it('a step shows one view of different homes, or different rooms of one home', () => {
  fc.assert(
    fc.property(anyWalk, ({ steps }) => {
      for (const { shown } of steps) {
        const [views, of] = [new Set(shown.map((one) => one.picture.shot)), new Set(shown.map((one) => one.home.id))]
        expect([views.size, of.size].sort()).toEqual([1, tasteOptions])
      }
      expect(steps.filter(({ shown }) => shown[0]?.home === shown[1]?.home)).toHaveLength(2)
    }),
    { numRuns: 30 },
  )
})

it('the same deal and choices show the same pictures, in whatever order the homes come', () => {
  fc.assert(
    fc.property(anyWalk, fc.nat(tasteSteps - 1), ({ deal, choices, homes }, step) => {
      const given = { deal, choices: choices.slice(0, step) }
      expect(pictureChoices({ ...given, homes: homes.toReversed() })).toEqual(choices[step]?.shown)
    }),
    { numRuns: 30 },
  )
})

it('another deal shows other pictures', () => {
  const homes = knownHomes()
  expect(pictureChoices({ homes, deal: 1, choices: [] })).not.toEqual(pictureChoices({ homes, deal: 2, choices: [] }))
})

it('a missing view is replaced by another, and a choice has at least two pictures', () => {
  const only = (shot: string, count: number) =>
    knownHomes(count).map((home) => ({ ...home, pictures: home.pictures.filter((picture) => picture.shot === shot) }))
  const unplanned = only('bath', 6).map((home) => ({
    ...home,
    pictures: home.pictures.map((picture) => ({ ...picture, shot: 'other' })),
  }))
  expect(pictureChoices({ homes: unplanned, deal: 1, choices: [] })).toHaveLength(tasteOptions)
  expect(pictureChoices({ homes: only('bath', 6), deal: 1, choices: [] })).toHaveLength(tasteOptions)
  expect(pictureChoices({ homes: only('bath', 2), deal: 1, choices: [] })).toHaveLength(2)
  expect(pictureChoices({ homes: only('bath', 1), deal: 1, choices: [] })).toEqual([])
  expect(pictureChoices({ homes: [], deal: 1, choices: [] })).toEqual([])
})

it('homes with the same picture are not shown together', () => {
  const homes = knownHomes(8).map((home) => ({
    ...home,
    pictures: [{ id: 1 + (home.id % 3), shot: 'hero', color: '#888888' }],
  }))
  expect(new Set(pictureChoices({ homes, deal: 1, choices: [] }).map(({ pictureId }) => pictureId)).size).toBe(3)
})
