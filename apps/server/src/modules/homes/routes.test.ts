import { homeBySlug, homePreview, homeSheet, moveHome as moveCall, ownerHomes } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { homeById, moveHome, noteFromNight, setFacts, sheetHashes } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newHome = (requests: Parameters<typeof a.home>[1] = {}) => t.write((ctx) => a.home(ctx, requests))
const resultsOf = <T>(answer: { ok: true; results: T } | { ok: false; error: { code: string } }): T => {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}

describe('a home’s page', () => {
  it('shows the home to anyone, with an approximate location and without address or owner', async () => {
    const home = await newHome({ address: '7 Secret Lane', placeKey: 'k' })
    await t.write((ctx) =>
      setFacts(ctx, home.id, [
        { code: 'night_noise', value: 27, note: null, measuredOn: '2026-05-14', readings: [26, 27, 31] },
        { code: 'water_walk', value: 4.3, note: 'With a child of five', measuredOn: '2026-05-14', readings: [] },
      ]),
    )
    await t.write((ctx) => noteFromNight(ctx, home.id, 102_000))
    const { call, raw } = t.visitor()
    const shown = resultsOf(await call(homeBySlug, { params: { slug: home.slug } })).home
    expect(shown).toMatchObject({
      name: home.name,
      town: { id: 'saltgrass', name: 'Saltgrass' },
      fromNight: { amount: 102_000, currency: 'USD' },
      facts: [
        { code: 'water_walk', label: 'Walk to the water', unit: 'min', value: 4.3 },
        { code: 'night_noise', unit: 'dB' },
      ],
      source: null,
    })
    expect([shown.lat, shown.lng]).not.toContain(home.lat)
    const { text } = await raw({ path: `properties/${home.slug}` })
    for (const secret of ['Secret Lane', String(home.lat), String(home.lng), home.previewHash])
      expect(text).not.toContain(secret)
  })

  it("doesn't exist for a draft or a paused home, or for an invalid slug", async () => {
    const draft = await newHome({ status: 'draft' })
    const paused = await newHome()
    await t.write((ctx) =>
      moveHome(ctx, paused.id, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'),
    )
    const { raw } = t.visitor()
    for (const slug of [draft.slug, paused.slug, 'no-such-home', 'NOT%20A%20SLUG'])
      expect((await raw({ path: `properties/${slug}` })).status).toBe(404)
  })

  it('credits the source of imported data', async () => {
    const home = await newHome({ source: { name: 'Inside Airbnb', license: 'CC BY 4.0', ref: '108061' } })
    const shown = resultsOf(await t.visitor().call(homeBySlug, { params: { slug: home.slug } })).home
    expect(shown.source).toEqual({ name: 'Inside Airbnb', license: 'CC BY 4.0' })
  })
})

describe('the preview', () => {
  it('shows a draft to anyone with its hash and to no one else', async () => {
    const home = await newHome({ status: 'draft' })
    const { call } = t.visitor()
    const look = (hash: string) => call(homePreview, { params: { id: home.id }, query: { hash } })
    expect(resultsOf(await look(home.previewHash)).home.name).toBe(home.name)
    expect(await look('wrong-hash-wrong-hash')).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it('needs no hash for its owner and the team, and doesn’t exist for anyone else', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ status: 'draft', ownerId: owner.accountId })
    const look = (who: Caller, id = home.id) => who.call(homePreview, { params: { id }, query: {} })
    expect(resultsOf(await look(owner)).home.name).toBe(home.name)
    expect(resultsOf(await look(await t.person('staff'))).home.name).toBe(home.name)
    for (const other of [t.visitor(), await t.person('owner'), await t.person('traveler')])
      expect(await look(other)).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await look(owner, 999_999)).toMatchObject({ ok: false, error: { status: 404 } })
  })
})

describe('the sheet', () => {
  const sheetOf = (id: number, hash: string, addressHash?: string) =>
    t.visitor().call(homeSheet, { params: { id }, query: { hash, ...(addressHash && { addressHash }) } })

  it('shows a home in any status with its hash, and the address with the second hash', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ status: 'draft', ownerId: owner.accountId, address: '4 Secret Lane' })
    const [listed] = resultsOf(await owner.call(ownerHomes)).homes
    const { hash = '', addressHash } = listed?.sheet ?? {}
    const bare = resultsOf(await sheetOf(home.id, hash))
    expect(bare).toMatchObject({ home: { name: home.name }, isLive: false, address: null })
    expect(JSON.stringify(bare)).not.toContain('Secret Lane')
    const { address } = resultsOf(await sheetOf(home.id, hash, addressHash))
    expect(address).toEqual({ text: '4 Secret Lane', lat: home.lat, lng: home.lng })
  })

  it('opens with no other hash: neither another home’s, the preview’s, nor the address’s alone', async () => {
    const [home, other] = [await newHome(), await newHome()]
    const { hash, addressHash } = sheetHashes(home)
    const wrong: [string, string?][] = [
      [home.previewHash],
      [addressHash],
      [sheetHashes(other).hash],
      [hash, sheetHashes(other).addressHash],
      [hash, hash],
    ]
    for (const given of wrong)
      expect(await sheetOf(home.id, ...given)).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await sheetOf(home.id, hash, addressHash)).toMatchObject({ ok: true })
    const { accountId } = await t.person('staff')
    await t.write((ctx) => moveHome(ctx, home.id, 'retired', { as: 'staff', accountId }, 'The roof is being repaired'))
    expect(await sheetOf(home.id, hash)).toMatchObject({ ok: false, error: { status: 404 } })
  })
})

describe("the owner's list", () => {
  it('contains their homes with their share and what setup still misses', async () => {
    const owner = await t.person('owner')
    await newHome({ ownerId: owner.accountId, name: 'B live' })
    await newHome({ ownerId: owner.accountId, name: 'A draft', status: 'draft' })
    await newHome({ name: "Someone else's" })
    const { homes } = resultsOf(await owner.call(ownerHomes))
    expect(homes).toMatchObject([
      { name: 'A draft', status: 'draft', shareBasisPoints: 10_000, image: null },
      { name: 'B live', status: 'live', missing: [] },
    ])
    expect(homes[0]?.missing).toContain('photos')
  })

  it('is only for owners', async () => {
    expect(await t.visitor().call(ownerHomes)).toMatchObject({ error: { status: 401 } })
    expect(await (await t.person('traveler')).call(ownerHomes)).toMatchObject({ error: { status: 403 } })
  })
})

describe('moving a home', () => {
  it('is for staff, and errors carry their code', async () => {
    const home = await newHome()
    const [staff, owner] = [await t.person('staff'), await t.person('owner')]
    const move = (who: typeof staff, to: 'paused' | 'draft') =>
      who.call(moveCall, { params: { id: home.id }, body: { to, note: 'The well is being repaired' } })
    expect(await move(owner, 'paused')).toMatchObject({ error: { status: 403 } })
    expect(await move(staff, 'draft')).toMatchObject({ error: { status: 409, code: 'not_allowed_now' } })
    expect(resultsOf(await move(staff, 'paused'))).toEqual({ status: 'paused' })
    expect((await t.read((ctx) => homeById(ctx, home.id))).status).toBe('paused')
  })
})
