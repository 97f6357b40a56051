import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kernelTables } from '#kernel/outbox'
import type { ReadCtx } from '#kernel/work'
import { a, homeDetailsOf, saltgrass } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import {
  areaById,
  checks,
  createHome,
  homeById,
  homesByIds,
  linkedHomes,
  linkHomes,
  liveHomes,
  publishReview,
  saveArea,
  setRooms,
  updateHome,
} from './index.ts'
import { reviewsOf } from './reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.write((ctx) => saveArea(ctx, saltgrass))
})
afterAll(() => t.close())

const changesReported = async (ctx: ReadCtx, homeId: number): Promise<number> => {
  const events = await kernelTables(ctx)
    .selectFrom('kernel.event')
    .select('payload')
    .where('name', '=', 'home.changed')
    .execute()
  return events.filter(({ payload }) => (payload as { homeId: number }).homeId === homeId).length
}

describe('a home', () => {
  it('starts as a draft with its own slug and notifies its listeners', async () => {
    const first = await t.write((ctx) => createHome(ctx, { ...homeDetailsOf, name: 'Pale House' }))
    const second = await t.write((ctx) => createHome(ctx, { ...homeDetailsOf, name: 'Pale House' }))
    expect(first).toMatchObject({ status: 'draft', slug: 'pale-house', townName: 'Saltgrass', petsAllowed: true })
    expect(second.slug).toBe('pale-house-2')
    expect(await t.read((ctx) => changesReported(ctx, first.id))).toBe(1)
  })

  it('has a slug even when its name has no Latin letters, or no letters at all', async () => {
    const made = (name: string) => t.write((ctx) => createHome(ctx, { ...homeDetailsOf, name }))
    expect((await made('海の家')).slug).toMatch(/^hai-no-jia(-\d+)?$/)
    expect((await made('— … —')).slug).toMatch(/^home(-\d+)?$/)
  })

  it('has a unique slug even when many homes with one name are created at once', async () => {
    const making = Array.from({ length: 8 }, () =>
      t.write((ctx) => createHome(ctx, { ...homeDetailsOf, name: 'Twin Oaks' })),
    )
    const homes = await Promise.all(making)
    expect(new Set(homes.map((home) => home.slug)).size).toBe(8)
  })

  it('is rejected with every fault named', async () => {
    const making = t.write((ctx) => createHome(ctx, { ...homeDetailsOf, sleeps: 0, currency: '$' }))
    await expect(making).rejects.toMatchObject({
      code: 'invalid_home',
      details: { faults: [expect.stringMatching(/^currency/), expect.stringMatching(/^sleeps/)] },
    })
  })

  it('changes once: saving the same details again writes and announces nothing', async () => {
    const home = await t.write((ctx) => createHome(ctx, homeDetailsOf))
    const change = () => t.write((ctx) => updateHome(ctx, home.id, { sleeps: 9, amenities: ['sauna'] }))
    expect(await change()).toBe(true)
    expect(await change()).toBe(false)
    expect(await t.read((ctx) => homeById(ctx, home.id))).toMatchObject({
      sleeps: 9,
      amenities: ['sauna'],
      bedrooms: 4,
    })
    expect(await t.read((ctx) => changesReported(ctx, home.id))).toBe(2)
  })

  it('is found by id in the order requested, with unknown ones left out', async () => {
    const [one, two] = await t.write(async (ctx) => [await a.home(ctx), await a.home(ctx)] as const)
    const found = await t.read((ctx) => homesByIds(ctx, [two.id, 999_999, one.id]))
    expect(found.map((home) => home.id)).toEqual([two.id, one.id])
    expect((await t.read(liveHomes)).map((home) => home.id)).toEqual(expect.arrayContaining([one.id, two.id]))
  })

  it('keeps its public location while other details change, and updates it when it moves', async () => {
    const home = await t.write((ctx) => createHome(ctx, homeDetailsOf))
    await t.write((ctx) => updateHome(ctx, home.id, { sleeps: 3 }))
    const same = await t.read((ctx) => homeById(ctx, home.id))
    expect([same.publicLat, same.publicLng]).toEqual([home.publicLat, home.publicLng])
    await t.write((ctx) => updateHome(ctx, home.id, { lat: homeDetailsOf.lat + 0.01 }))
    const moved = await t.read((ctx) => homeById(ctx, home.id))
    expect(moved.publicLat - home.publicLat).toBeCloseTo(0.01, 4)
  })

  it('preserves any text in every text field', async () => {
    const file = readFileSync(new URL('testdata/blns.json', import.meta.url), 'utf8')
    const strings = (JSON.parse(file) as string[]).filter((text) => text.trim() !== '')
    expect(strings.length).toBeGreaterThan(500)
    const home = await t.write((ctx) => a.home(ctx, { honestNotes: strings, houseRules: strings }))
    const rooms = strings.map((text) => ({ name: text, kind: 'other' as const, floor: text, beds: [], note: text }))
    await t.write((ctx) => setRooms(ctx, home.id, rooms))
    await t.write(async (ctx) => {
      const { id } = await createHome(ctx, homeDetailsOf)
      for (const text of strings) {
        const words = { name: text.slice(0, 200), headline: text, description: text, address: text, registration: text }
        await updateHome(ctx, id, words)
        expect(await homeById(ctx, id)).toMatchObject(words)
      }
    })
    const { status, body } = await t.visitor().raw({ path: `properties/${home.slug}` })
    expect(status).toBe(200)
    expect(body.results.home).toMatchObject({ honestNotes: strings, houseRules: strings, rooms })
  })
})

describe('linked homes', () => {
  const three = () =>
    t.write(async (ctx) => [await a.home(ctx), await a.home(ctx), await a.home(ctx)].map(({ id }) => id))

  it('R5 the whole blocks its parts, a part blocks the whole but not its sibling', async () => {
    const [whole = 0, left = 0, right = 0] = await three()
    await t.write((ctx) => linkHomes(ctx, whole, [left, right]))
    expect(await t.read((ctx) => linkedHomes(ctx, whole))).toEqual([left, right])
    expect(await t.read((ctx) => linkedHomes(ctx, left))).toEqual([whole])
    expect(await t.read((ctx) => linkedHomes(ctx, right))).toEqual([whole])
  })

  it('R5 a room in a wing in a home blocks both', async () => {
    const [home = 0, wing = 0, room = 0] = await three()
    await t.write(async (ctx) => {
      await linkHomes(ctx, home, [wing])
      await linkHomes(ctx, wing, [room])
    })
    expect(await t.read((ctx) => linkedHomes(ctx, room))).toEqual([home, wing])
  })

  it('are rejected in a loop and stay as they were', async () => {
    const [home = 0, wing = 0, room = 0] = await three()
    await t.write(async (ctx) => {
      await linkHomes(ctx, home, [wing])
      await linkHomes(ctx, wing, [room])
    })
    await expect(t.write((ctx) => linkHomes(ctx, room, [home]))).rejects.toMatchObject({ code: 'parts_in_a_loop' })
    expect(await t.read((ctx) => linkedHomes(ctx, home))).toEqual([wing, room])
  })

  it('are none for a standalone home', async () => {
    const [alone = 0] = await three()
    expect(await t.read((ctx) => linkedHomes(ctx, alone))).toEqual([])
  })
})

describe('reviews', () => {
  const review = {
    bookingId: null,
    author: 'Hanna',
    stayedIn: '2026-08',
    rating: 5,
    aspects: {},
    text: 'True to the decibel.',
    answer: null,
  }

  it('are averaged aspect by aspect, and all of them are returned on request', async () => {
    const home = await t.write((ctx) => a.home(ctx))
    const rate = (aspects: Parameters<typeof publishReview>[2]['aspects']) =>
      t.write((ctx) => publishReview(ctx, home.id, { ...review, aspects }))
    await rate({ cleanliness: 5, value: 2 })
    await rate({ cleanliness: 4 })
    for (let at = 0; at < 28; at++) await rate({})
    const page = async (query: string) =>
      (await t.visitor().raw({ path: `properties/${home.slug}${query}` })).body.results
    expect(await page('')).toMatchObject({ home: { aspects: { cleanliness: 4.5, value: 2 }, reviewCount: 30 } })
    expect(((await page('')) as { home: { reviews: unknown[] } }).home.reviews).toHaveLength(24)
    expect(((await page('?reviews=all')) as { home: { reviews: unknown[] } }).home.reviews).toHaveLength(30)
  })

  it('count toward the rating and are listed newest first', async () => {
    const home = await t.write((ctx) => a.home(ctx))
    await t.at('2026-09-01T12:00:00Z').write((ctx) => publishReview(ctx, home.id, review))
    await t
      .at('2026-10-01T12:00:00Z')
      .write((ctx) => publishReview(ctx, home.id, { ...review, author: 'Okafor', rating: 4 }))
    expect(await t.read((ctx) => homeById(ctx, home.id))).toMatchObject({ rating: 4.5, reviewCount: 2 })
    expect((await t.read((ctx) => reviewsOf(ctx, home.id))).map(({ author }) => author)).toEqual(['Okafor', 'Hanna'])
  })

  it('are limited to one per booking; a second changes neither list nor rating', async () => {
    const home = await t.write((ctx) => a.home(ctx))
    const once = { ...review, bookingId: 4711 }
    await t.write((ctx) => publishReview(ctx, home.id, once))
    await expect(t.write((ctx) => publishReview(ctx, home.id, { ...once, rating: 1 }))).rejects.toMatchObject({
      code: 'already_reviewed',
    })
    expect(await t.read((ctx) => homeById(ctx, home.id))).toMatchObject({ rating: 5, reviewCount: 1 })
  })

  it('none is lost when many are published at once', async () => {
    const home = await t.write((ctx) => a.home(ctx))
    await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => t.write((ctx) => publishReview(ctx, home.id, { ...review, rating }))),
    )
    expect(await t.read((ctx) => homeById(ctx, home.id))).toMatchObject({ rating: 3, reviewCount: 5 })
  })
})

describe('areas', () => {
  it('are saved once and report whether anything changed', async () => {
    const area = { ...saltgrass, id: 'pell-harbor', name: 'Pell Harbor' }
    const save = (changes = {}) => t.write((ctx) => saveArea(ctx, { ...area, ...changes }))
    expect([await save(), await save(), await save({ character: 'Lanes above the boats.' })]).toEqual([
      'created',
      'same',
      'changed',
    ])
    expect(await t.read((ctx) => areaById(ctx, area.id))).toEqual({
      ...area,
      state: null,
      character: 'Lanes above the boats.',
    })
  })
})

it('every check of the module passes after all of this', async () => {
  for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
})
