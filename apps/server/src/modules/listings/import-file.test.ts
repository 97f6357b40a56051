import { importFile, previewImport, staffHomes } from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { homesOfOwner } from '#modules/homes'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller
let owner: { accountId: number; email: string }
beforeAll(async () => {
  staff = await t.person('staff')
  owner = await t.person('owner')
})

const text = [
  'ref;name;town;lat;lng;sleeps;bedrooms;price',
  'A1;Heron Loft;Tahoe City;39.17;-120.14;6;3;420',
  'A2;Osprey Cabin;Tahoe City;39.18;-120.15;4;2;310',
  'A3;;Tahoe City;39.19;-120.16;4;2;310',
  'A1;Heron Loft again;Tahoe City;39.17;-120.14;6;3;420',
].join('\n')
const body = { text, source: 'Old system', timeZone: 'America/Los_Angeles', country: 'US', region: 'California' }

it('previews each row with line and reason before anything is saved', async () => {
  const preview = await good(staff.call(previewImport, { body }))
  expect(preview).toMatchObject({ rows: 4, accepted: 2 })
  expect(preview.refused.map(({ line }) => line)).toEqual([4, 5])
  expect(preview.refused[0]?.why).toContain('name')
  expect(preview.sample.map(({ name }) => name)).toEqual(['Heron Loft', 'Osprey Cabin'])
  expect((await good(staff.call(staffHomes, { query: { q: 'Heron Loft' } }))).homes.data).toEqual([])
})

it('creates drafts for an owner; importing the same file again changes nothing', async () => {
  const order = { ...body, ownerEmail: owner.email }
  const first = await good(staff.call(importFile, { body: order }))
  expect(first).toMatchObject({ rows: 4, created: 2, updated: 0 })
  expect(first.refused.map(({ line }) => line)).toEqual([4, 5])
  const homes = await t.read((ctx) => homesOfOwner(ctx, owner.accountId))
  expect(homes.map(({ name, status }) => `${name} ${status}`)).toEqual(['Heron Loft draft', 'Osprey Cabin draft'])
  expect(await good(staff.call(importFile, { body: order }))).toMatchObject({ created: 0, unchanged: 2 })
})

it('recognizes amenities by our names for them in any spelling, and reports unknown ones', async () => {
  const file = [
    'ref,name,town,lat,lng,amenities',
    'B1,Kestrel Loft,Tahoe City,39.17,-120.14,Wi-Fi|wifi|Hot tub|full_kitchen|hot-tub|Moat',
  ].join('\n')
  const order = { ...body, text: file, ownerEmail: owner.email }
  expect(await good(staff.call(importFile, { body: order }))).toMatchObject({ created: 1, unknownAmenities: ['Moat'] })
  const homes = await t.read((ctx) => homesOfOwner(ctx, owner.accountId))
  expect(homes.find(({ name }) => name === 'Kestrel Loft')?.amenities.toSorted()).toEqual([
    'full_kitchen',
    'hot_tub',
    'wifi',
  ])
})

it('rejects a file without the required columns, an unknown zone, and an unknown owner', async () => {
  const codes = [
    await refused(staff.call(previewImport, { body: { ...body, text: 'name,price\nHeron,420' } })),
    await refused(staff.call(previewImport, { body: { ...body, timeZone: 'Mars/Olympus' } })),
    await refused(staff.call(importFile, { body: { ...body, ownerEmail: 'nobody@demo.porchlight.test' } })),
  ].map(({ code }) => code)
  expect(codes).toEqual(['invalid_file', 'invalid_file', 'owner_unknown'])
})
