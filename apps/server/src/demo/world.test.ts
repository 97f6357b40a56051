import { overlap } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { readIsland } from './island.ts'
import { worldOf } from './world.ts'

const island = readIsland()
const world = worldOf(island, { homes: 120, seed: 7, today: '2026-11-20' })

test('the same seed and day give the same world; another seed gives another', () => {
  expect(worldOf(island, { homes: 120, seed: 7, today: '2026-11-20' })).toEqual(world)
  expect(worldOf(island, { homes: 120, seed: 8, today: '2026-11-20' }).homes.map((home) => home.site.id)).not.toEqual(
    world.homes.map((home) => home.site.id),
  )
})

test('homes are in all twelve towns with their own names and pictures that match their setting', () => {
  expect(new Set(world.homes.map((home) => home.town.id)).size).toBe(12)
  expect(new Set(world.homes.map((home) => home.name)).size).toBe(120)
  expect(new Set(world.homes.map((home) => home.pictures.id)).size).toBe(120)
  for (const home of world.homes) expect(home.pictures.setting).toBe(home.setting)
})

test('R2 no two stays or blocks of a home share a night', () => {
  for (const home of world.homes) {
    const taken = [
      ...world.stays.filter((stay) => stay.home === home.index),
      ...world.blocks
        .filter((block) => block.home === home.index)
        .map(({ from, to }) => ({ arrive: from, depart: to })),
    ].sort((a, b) => (a.arrive < b.arrive ? -1 : 1))
    for (let at = 1; at < taken.length; at++) expect(overlap(taken[at - 1] as never, taken[at] as never)).toBe(false)
  }
})

test('R51 shares of every home add up to the whole', () => {
  for (const shares of world.shares) expect(shares.reduce((sum, share) => sum + share.basisPoints, 0)).toBe(10_000)
})

test('has a past year, upcoming stays, waiting requests, and trips of the demo guest', () => {
  const count = (fate: string) => world.stays.filter((stay) => stay.fate === fate).length
  expect(count('stayed')).toBeGreaterThan(400)
  expect(count('upcoming')).toBeGreaterThan(150)
  expect(count('waiting')).toBeGreaterThan(2)
  expect(
    world.stays
      .filter((stay) => stay.guest === 0)
      .map((stay) => stay.fate)
      .sort(),
  ).toEqual(['stayed', 'stayed', 'upcoming'])
})

test('guests stay once or a few times, and nobody is in two homes at once', () => {
  const staysOf = Map.groupBy(world.stays, ({ guest }) => guest)
  for (const stays of staysOf.values()) {
    expect(stays.length).toBeLessThan(8)
    for (const [at, stay] of stays.entries())
      expect(stays.slice(at + 1).some((other) => overlap(stay, other))).toBe(false)
  }
  const [once, again] = [...staysOf.values()].reduce<[number, number]>(
    ([one, more], { length }) => (length === 1 ? [one + 1, more] : [one, more + 1]),
    [0, 0],
  )
  expect(once).toBeGreaterThan(again)
  const names = world.people.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  expect(new Set(names).size).toBe(names.length)
  const phones = world.people.guests.map(({ phone }) => phone)
  expect(new Set(phones).size).toBe(phones.length)
})

test('a party fits its home', () => {
  for (const stay of world.stays)
    expect(stay.adults + stay.children).toBeLessThanOrEqual(world.homes[stay.home]?.sleeps ?? 0)
})

describe('the description of a home', () => {
  test('agrees with its pictures, its beds, and its prices, in any world', () => {
    expect(contradictionsIn(world)).toEqual([])
    expect(contradictionsIn(worldOf(island, { homes: 400, seed: 91, today: '2027-06-02' }))).toEqual([])
  })

  test('is reported where it contradicts them', () => {
    const [home, ...others] = world.homes
    if (!home) throw new Error('a world has homes')
    const dry = { ...home.pictures, facts: { ...home.pictures.facts, features: [] } }
    const wrong = {
      ...home,
      pictures: dry,
      maxPets: 0,
      sleeps: 6,
      description: 'The hot tub held eight of us and the dog.',
      rates: { ...home.rates, base: 90 },
    }
    const found = contradictionsIn({ ...world, homes: [wrong, ...others] }).join('\n')
    for (const part of ['listed, not pictured', '"hot tub"', 'eight of us', '"dog"', 'a night costs $'])
      expect(found).toContain(part)
  })

  test('reviews hardly ever repeat each other', () => {
    const texts = world.stays.flatMap(({ review }) => review?.text ?? [])
    expect(texts.length).toBeGreaterThan(500)
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.95)
  })
})
