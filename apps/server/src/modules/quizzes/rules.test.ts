import { townVibeQuestions, type Vibe, vibes } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchTowns, preferencesOf, type TownFacts } from './rules.ts'

const town = (id: string, more: Partial<TownFacts> = {}): TownFacts => ({
  id,
  homes: 5,
  water: 0.5,
  quiet: 0.5,
  sleeps: 6,
  bedrooms: 3,
  night: 500,
  nature: 0.5,
  ...more,
})
const shore = town('shore', { water: 1, night: 900 })
const hills = town('hills', { water: 0, nature: 1, quiet: 1, homes: 2, night: 300 })
const harbor = town('harbor', { homes: 12, sleeps: 10 })
const towns = [shore, hills, harbor]
const answersOf = (...chosen: string[]) =>
  Object.fromEntries(townVibeQuestions.map(({ id }, at) => [id, chosen[at] ?? '']))

describe('the town quiz', () => {
  it('finds the shore for swimmers, the hills for walkers, the harbor for groups', () => {
    const first = (...chosen: string[]) => matchTowns(preferencesOf(answersOf(...chosen)), towns)[0]?.id
    expect(first('swim', 'partner', 'sunset', 'view', 'book', 'generous')).toBe('shore')
    expect(first('trail', 'alone', 'stars', 'simple', 'walk', 'careful')).toBe('hills')
    expect(first('market', 'friends', 'dinner_out', 'space', 'shops', 'middle')).toBe('harbor')
  })

  it('gives reasons for a town that only cover what the answers asked for', () => {
    const [best] = matchTowns(preferencesOf(answersOf('swim', 'partner', 'sunset', 'view', 'book', 'generous')), towns)
    expect(best?.reasons[0]).toBe('water')
    expect(best?.reasons).not.toContain('family')
  })

  it('scores every town once, between 0 and 100, best first', () => {
    const chosen = fc.tuple(
      ...townVibeQuestions.map(({ choices }) => fc.constantFrom(...choices.map(({ id }) => id as string))),
    )
    fc.assert(
      fc.property(chosen, (picked) => {
        const matches = matchTowns(preferencesOf(answersOf(...picked)), towns)
        const scores = matches.map(({ score }) => score)
        expect(new Set(matches.map(({ id }) => id)).size).toBe(3)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...scores)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('works without towns and without answers', () => {
    expect(matchTowns(preferencesOf({}), [])).toEqual([])
    expect(matchTowns(preferencesOf({}), [shore]).map(({ score }) => score)).toEqual([50])
  })
})

describe('the fit of a town', () => {
  const wants = (some: Partial<Record<Vibe, number>>) => ({ ...preferencesOf({}), ...some })
  const scores = (some: Partial<Record<Vibe, number>>, among = towns) =>
    Object.fromEntries(matchTowns(wants(some), among).map(({ id, score }) => [id, score]))

  it('ranks each town among the others', () => {
    expect(scores({ water: 1 })).toEqual({ shore: 100, hills: 0, harbor: 50 })
    expect(scores({ luxury: 1 })).toEqual({ shore: 100, hills: 0, harbor: 33 })
    expect(scores({ value: 1 })).toEqual({ shore: 0, hills: 100, harbor: 67 })
    expect(scores({ lively: 1 })).toEqual({ shore: 30, hills: 0, harbor: 100 })
    expect(scores({ couple: 1 })).toEqual({ shore: 100, hills: 100, harbor: 0 })
    expect(scores({ quiet: 1 })).toEqual({ shore: 35, hills: 100, harbor: 0 })
  })

  it('is in the middle when all towns are alike', () => {
    const alike = [town('one'), town('two')]
    for (const vibe of vibes) expect(scores({ [vibe]: 1 }, alike)).toEqual({ one: 50, two: 50 })
  })

  it('weights preferences by their strength', () => {
    expect(scores({ water: 3, luxury: 1 })).toEqual({ shore: 100, hills: 0, harbor: 46 })
  })

  it('breaks a tie by the number of homes, then by name', () => {
    const order = (...among: TownFacts[]) => matchTowns(wants({ water: 1 }), among).map(({ id }) => id)
    expect(order(town('b'), town('a'), town('c', { homes: 9 }))).toEqual(['c', 'a', 'b'])
  })

  it('gives at most three reasons, strongest first, and none below the middle', () => {
    const reasons = (some: Partial<Record<Vibe, number>>, id: string) =>
      matchTowns(wants(some), towns).find((match) => match.id === id)?.reasons
    expect(reasons({ water: 2, luxury: 3, couple: 1, quiet: 1 }, 'shore')).toEqual(['luxury', 'water', 'couple'])
    expect(reasons({ water: 1, lively: 1, family: 2, luxury: 1, nature: 1 }, 'harbor')).toEqual(
      ['family', 'lively'].concat('water'),
    )
    expect(reasons({ luxury: 1 }, 'harbor')).toEqual([])
    expect(reasons({ water: 0 }, 'shore')).toEqual([])
  })
})
