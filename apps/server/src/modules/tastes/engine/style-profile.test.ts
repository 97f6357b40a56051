import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../steps.ts'
import { anyWalk, knownHomes, walked } from '../testing/known-homes.ts'
import { differences, isTaken, pullsOf, type Step, strengthOf } from './evidence.ts'
import { readingOf } from './style-profile.ts'
import type { TasteHome } from './traits.ts'

const homes = knownHomes()
const readingBy = (deal: number, answer: (shown: readonly TasteHome[], step: number) => number | null) =>
  readingOf(stepsOf(homes, walked(homes, deal, answer)))
const firstOr = (place: number) => (place < 0 ? null : place)
const takes = (type: string) => (shown: readonly TasteHome[]) => firstOr(shown.findIndex((home) => home.type === type))
const ofOneHome = (shown: readonly TasteHome[]) => new Set(shown.map(({ id }) => id)).size === 1

describe('what choices have in common', () => {
  it('someone who always chooses the farmhouse is shown farmhouses, and how often', () => {
    const reading = readingBy(7, (shown) => (ofOneHome(shown) ? null : takes('farmhouse')(shown)))
    const [first] = reading.leans
    expect(first).toMatchObject({ family: 'style', code: 'farmhouse', toward: true, grade: 'clear' })
    expect(first?.taken).toBe(first?.shown)
    expect(reading.confidence).toBe('sure')
    expect(reading.guessed.right).toBeGreaterThan(reading.guessed.byChance)
  })

  it('someone who chooses light pictures gets light in the profile, and dark when they choose dark ones', () => {
    const lightness = ({ pictures }: TasteHome, shot: string) =>
      Number.parseInt(pictures.find((picture) => picture.shot === shot)?.color.slice(1, 3) ?? '0', 16)
    const views = ['hero', 'living', 'kitchen', '', 'bedroom', 'terrace', 'evening', 'dining', '', 'bath']
    const extreme = (best: typeof Math.max) => (shown: readonly TasteHome[], step: number) => {
      if (ofOneHome(shown)) return null
      const values = shown.map((home) => lightness(home, views[step] as string))
      return values.indexOf(best(...values))
    }
    const tone = { family: 'tone', toward: true }
    expect(readingBy(3, extreme(Math.max)).leans).toContainEqual(expect.objectContaining({ ...tone, code: 'light' }))
    expect(readingBy(3, extreme(Math.min)).leans).toContainEqual(expect.objectContaining({ ...tone, code: 'dark' }))
  })

  it('one or two choices are too few to tell, and the profile says so', () => {
    const reading = readingBy(7, (shown, step) => (step < 2 ? takes('farmhouse')(shown) : null))
    expect(reading.confidence).toBe('few')
    expect(reading.leans.every(({ grade }) => grade === 'slight')).toBe(true)
  })

  it('no choices mean no taste: no leans, no palette', () => {
    expect(readingBy(7, () => null)).toMatchObject({ taken: 0, passed: 10, confidence: 'few', palette: [], leans: [] })
  })

  it('a palette has at most five colors, each from a chosen picture, dark to light', () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        const taken = steps.filter(isTaken).map((step) => step.shown[step.taken]?.picture.color)
        const { palette } = readingOf(steps)
        expect(palette.length).toBeLessThanOrEqual(5)
        for (const { color } of palette) expect(taken).toContain(color)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a person who chooses', () => {
  it('gets the same profile for the same choices, in whatever order steps, pictures, and homes come', () => {
    fc.assert(
      fc.property(anyWalk, fc.infiniteStream(fc.nat()), ({ choices, homes: all, steps }, numbers) => {
        const shuffled = <Item>(items: readonly Item[]): Item[] => {
          const keyed = items.map((item) => ({ item, key: numbers.next().value as number }))
          return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
        }
        const turned = shuffled(choices).map(({ shown, taken }) => {
          const order = shuffled(shown.map((_, at) => at))
          return {
            shown: order.map((at) => shown[at] as (typeof shown)[0]),
            taken: taken === null ? null : order.indexOf(taken),
          }
        })
        expect(readingOf(stepsOf(shuffled(all), turned))).toEqual(readingOf(steps))
      }),
      { numRuns: 40 },
    )
  })

  it('and chooses only one kind is led to that kind, whichever it is and whatever they were dealt', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.constantFrom('farmhouse', 'cottage', 'villa', 'cabin'), (deal, type) => {
        const { leans } = readingBy(deal, (shown) => (ofOneHome(shown) ? null : takes(type)(shown)))
        expect(leans.filter(({ family, toward }) => family === 'style' && toward)).toMatchObject([{ code: type }])
      }),
      { numRuns: 40 },
    )
  })

  it('and then chooses against it does not make us more certain of it', () => {
    fc.assert(
      fc.property(anyWalk, anyWalk, ({ steps }, { steps: [next] }) => {
        if (!next || !isTaken(next)) return
        const [before, after] = [pullsOf(steps), pullsOf([...steps, next])]
        for (const [trait, values] of differences(next)) {
          const known = before.get(trait)
          const step = values[next.taken] as number
          if (!known || known.pull * step > 0 || known.pull === 0) continue
          const side = Math.sign(known.pull)
          const now = after.get(trait)
          expect(side * strengthOf(now as typeof known)).toBeLessThanOrEqual(side * strengthOf(known))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('and contradicts all their choices never gets a certain result', () => {
    // The next of the four pictures may share what drew them to the first: a choice is contradicted once all the others
    // were chosen.
    const otherOnes = ({ shown, taken }: Step): Step[] =>
      taken === null ? [] : shown.flatMap((_, at) => (at === taken ? [] : { shown, taken: at }))
    const ranks = ['few', 'mixed', 'fair', 'sure']
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        const [once, torn] = [readingOf(steps), readingOf([...steps, ...steps.flatMap(otherOnes)])]
        expect(ranks.indexOf(torn.confidence)).toBeLessThanOrEqual(Math.max(1, ranks.indexOf(once.confidence)))
        expect(torn.confidence).not.toBe('sure')
      }),
      { numRuns: 40 },
    )
  })
})
