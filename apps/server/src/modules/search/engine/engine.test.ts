import { addDays, type Stay } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  criteriaFrom,
  firstDate,
  homeWith,
  instantNear,
  nightsFrom,
  showing,
  sightNights,
} from '../../../testing/search/arbitraries.ts'
import { type PlainHome, type PlainMatch, plainMatches, plainPage } from '../../../testing/search/reference.ts'
import { SearchEngine } from './engine.ts'
import type { HomeNights, SearchHome } from './home.ts'
import { type Found, fitCriteriaOf, type SearchCriteria } from './query.ts'

type Change =
  | { kind: 'home'; home: SearchHome }
  | { kind: 'nights'; homeId: number; nights: HomeNights }
  | { kind: 'remove'; homeId: number }
  | { kind: 'rebuild' }

const ids = fc.integer({ min: 1, max: 40 })
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: ids.chain((id) => homeWith(id).map((home) => ({ kind: 'home' as const, home }))) },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('nights' as const), homeId: ids, nights: nightsFrom(firstDate) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), homeId: ids }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'rebuild' as const }) },
  ),
  { maxLength: 40 },
)
const worlds = fc.uniqueArray(ids, { maxLength: 30, size: 'max' }).chain((built) =>
  fc.record({
    built: fc.tuple(...built.map(homeWith)),
    nights: fc.tuple(...built.map(() => nightsFrom(firstDate))),
    changes,
  }),
)

const applyPlain = (homes: Map<number, PlainHome>, change: Change): void => {
  if (change.kind === 'home')
    homes.set(change.home.id, { nights: null, ...homes.get(change.home.id), home: change.home })
  if (change.kind === 'remove') homes.delete(change.homeId)
  const known = change.kind === 'nights' ? homes.get(change.homeId) : undefined
  if (known && change.kind === 'nights') known.nights = change.nights
}

const applyToEngine = (engine: SearchEngine, change: Change): void => {
  if (change.kind === 'home') engine.upsertHome(change.home)
  if (change.kind === 'remove') engine.removeHome(change.homeId)
  if (change.kind === 'nights') engine.setNights(change.homeId, change.nights)
  if (change.kind === 'rebuild') engine.rebuild()
}

type World = { engine: SearchEngine; homes: PlainHome[] }

const worldOf = (world: { built: SearchHome[]; nights: HomeNights[]; changes: Change[] }): World => {
  const engine = new SearchEngine(world.built, firstDate, sightNights)
  const homes = new Map<number, PlainHome>()
  const settled = world.built.flatMap((home, index): Change[] => [
    { kind: 'home', home },
    { kind: 'nights', homeId: home.id, nights: world.nights[index]! },
  ])
  for (const change of [...settled, ...world.changes]) {
    applyPlain(homes, change)
    applyToEngine(engine, change)
  }
  return { engine, homes: [...homes.values()] }
}

const sightFrom = (date: string) => ({ arrive: date, depart: addDays(date, sightNights) })
const countBy = (matches: PlainMatch[], has: (home: SearchHome) => boolean) =>
  matches.filter(({ home }) => has(home)).length
const nonZero = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
const tally = (keys: string[]) =>
  Object.fromEntries(new Set(keys).keys().map((key) => [key, keys.filter((other) => other === key).length]))

/** Compares every figure of an answer with the plain matches it must describe. */
const expectSame = (found: Found, matches: PlainMatch[], anyType: PlainMatch[], anyPrice: PlainMatch[]): void => {
  expect(found.total).toBe(matches.length)
  expect(nonZero(found.facets.amenities)).toEqual(tally(matches.flatMap(({ home }) => home.amenities)))
  expect(nonZero(found.facets.types)).toEqual(tally(anyType.map(({ home }) => home.type)))
  expect(found.facets.places).toEqual(tally(matches.map(({ home }) => home.place)))
  expect(found.facets.instant).toBe(countBy(matches, (home) => home.instant))
  expect(found.facets.pets).toBe(countBy(matches, (home) => home.maxPets > 0))
  found.facets.bedrooms.forEach((count, index) => {
    expect(count).toBe(countBy(matches, (home) => home.bedrooms > index))
  })
  for (const bar of found.histogram) {
    const inside = anyPrice.filter(({ price }) => price !== null && price >= bar.from && price < bar.to)
    expect(bar.count).toBe(inside.length)
  }
  expect(found.histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(
    anyPrice.filter(({ price }) => price !== null).length,
  )
  expect(found.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(matches.length)
  const prices = matches.flatMap(({ price }) => price ?? [])
  const cheapest = Math.min(...found.clusters.map(({ from }) => from ?? Number.POSITIVE_INFINITY))
  expect(cheapest).toBe(Math.min(...prices))
  expect(found.pins).toHaveLength(matches.length)
  for (const pin of found.pins) {
    const match = matches.find(({ home }) => home.id === pin.id)
    expect({ stay: pin.stay, price: pin.price }).toEqual({ stay: match?.stay, price: match?.price })
  }
}

const question = fc.record({ criteria: criteriaFrom(firstDate), show: showing, now: instantNear(firstDate) })

describe('the engine gives the same answers as plain loops', () => {
  test('R1 R2 R9 R12 R13 does so for random worlds, changes, and searches', () => {
    fc.assert(
      fc.property(worlds, fc.array(question, { minLength: 1, maxLength: 6 }), (world, questions) => {
        const { engine, homes } = worldOf(world)
        for (const { criteria, show, now } of questions) {
          const plain = (requested: SearchCriteria) => plainMatches(homes, requested, now, sightFrom(firstDate))
          const matches = plain(criteria)
          const found = engine.search(criteria, show, now)
          expect(found.homes.map(({ id }) => id)).toEqual(plainPage(matches, fitCriteriaOf(criteria), show))
          expectSame(
            found,
            matches,
            plain({ ...criteria, types: [] }),
            plain({ ...criteria, price: { min: null, max: null } }),
          )
        }
      }),
      { numRuns: 150, interruptAfterTimeLimit: 25_000 },
    )
  })

  test('a loosened search promises exactly what searching for it then finds', () => {
    fc.assert(
      fc.property(worlds, question, (world, { criteria, show, now }) => {
        const { engine, homes } = worldOf(world)
        const before = plainMatches(homes, criteria, now, sightFrom(firstDate)).length
        for (const loosened of engine.loosen(criteria, now)) {
          const appear = plainMatches(homes, loosened.criteria, now, sightFrom(firstDate))
          expect(loosened.total).toBe(appear.length)
          expect(loosened.total).toBeGreaterThan(before)
          expect(engine.search(loosened.criteria, show, now).total).toBe(loosened.total)
        }
      }),
      { numRuns: 150, interruptAfterTimeLimit: 25_000 },
    )
  })

  test('past days drop out, and days at the far end open when they are written', () => {
    const laterDate = fc.integer({ min: 1, max: 90 }).map((days) => addDays(firstDate, days))
    fc.assert(
      fc.property(worlds, laterDate, question, (world, date, { criteria, show, now }) => {
        const { engine, homes } = worldOf(world)
        const page = () => engine.search(criteria, show, now).homes.map(({ id }) => id)
        const plainPageWithin = (sight: Stay) =>
          plainPage(plainMatches(homes, criteria, now, sight), fitCriteriaOf(criteria), show)
        engine.advanceTo(date)
        expect(page()).toEqual(plainPageWithin({ arrive: date, depart: addDays(firstDate, sightNights) }))
        for (const { home, nights } of homes) if (nights) engine.setNights(home.id, nights)
        expect(page()).toEqual(plainPageWithin(sightFrom(date)))
      }),
      { numRuns: 100, interruptAfterTimeLimit: 25_000 },
    )
  })
})
