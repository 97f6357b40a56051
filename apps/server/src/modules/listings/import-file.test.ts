import {
  changeHomeDefault,
  changeLanguage,
  homeDefaultsOf,
  importFile,
  previewImport,
  staffHomes,
} from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { areas, homesOfOwner } from '#modules/homes'
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

it('tells each reader in their own language why a row or the whole file can’t be imported', async () => {
  const colleague = await t.person('staff')
  await good(colleague.call(changeLanguage, { body: { language: 'de' } }))
  const preview = await good(colleague.call(previewImport, { body }))
  expect(preview.refused.map(({ why }) => why)).toEqual([
    'Spalte „name“: ist leer',
    'die ID „A1“ steht schon in Zeile 2',
  ])
  const unclear = { ...body, text: 'ref;name;town;lat;lng;price\nA1;Heron Loft;Tahoe City;39.17;-120.14;1.200' }
  expect(await good(colleague.call(previewImport, { body: unclear }))).toMatchObject({
    faults: [
      'Zeile 2, Spalte „price“: „1.200“ kann 1,2 oder 1.200 bedeuten; schreiben Sie die Zahlen der Spalte einheitlich',
    ],
    accepted: 0,
  })
  expect(await good(staff.call(previewImport, { body: unclear }))).toMatchObject({
    faults: ['line 2, column “price”: “1.200” could mean 1.2 or 1,200; write every number in the column the same way'],
  })
  expect(await refused(staff.call(importFile, { body: unclear }))).toMatchObject({ code: 'invalid_file' })
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
  const preview = await good(staff.call(previewImport, { body: { ...body, text: 'name,price\nHeron,420' } }))
  expect(preview).toMatchObject({ header: ['name', 'price'], missing: ['ref', 'town', 'lat', 'lng'], accepted: 0 })
  const codes = [
    await refused(staff.call(importFile, { body: { ...body, text: 'name,price\nHeron,420' } })),
    await refused(staff.call(previewImport, { body: { ...body, timeZone: 'Mars/Olympus' } })),
    await refused(staff.call(importFile, { body: { ...body, ownerEmail: 'nobody@demo.porchlight.test' } })),
  ].map(({ code }) => code)
  expect(codes).toEqual(['invalid_file', 'invalid_file', 'owner_unknown'])
})

const exported = [
  'Listing ID,Title,Property Type,City,State,Street Address,Latitude,Longitude,Accommodates,Base Price,Cleaning Fee',
  'X1,Plover Point,Entire home/apt,Tahoe City,CA,1 Lake Blvd,39.17,-120.14,8,$520,$240',
  'X2,Gull Cottage,Condo,Key West,Florida,2 Duval St,24.55,-81.80,4,$610,$180',
  'X3,Far Away,Cottage,Tahoe City,CA,3 Lake Blvd,39.17,120.14,4,$300,$90',
  'X4,Nowhere,Cottage,Tahoe City,CA,4 Unknown Way,,,4,$300,$90',
].join('\n')

it('recognizes the columns of another system’s export; each home gets its state and the time zone of its location', async () => {
  const order = { text: exported, source: 'Guesty', ownerEmail: owner.email, country: 'US' }
  const preview = await good(staff.call(previewImport, { body: order }))
  expect(preview).toMatchObject({
    rows: 4,
    accepted: 2,
    missing: [],
    columns: { ref: 'Listing ID', name: 'Title', town: 'City', state: 'State', sleeps: 'Accommodates' },
  })
  expect(preview.refused.map(({ line, why }) => [line, why])).toEqual([
    [4, expect.stringContaining('not in US')],
    [5, expect.stringContaining('no map service knows it')],
  ])
  expect(await good(staff.call(importFile, { body: order }))).toMatchObject({ created: 2 })
  const homes = await t.read((ctx) => homesOfOwner(ctx, owner.accountId))
  const byName = (name: string) => homes.find((home) => home.name === name)
  expect(byName('Plover Point')).toMatchObject({ timeZone: 'America/Los_Angeles', typeCode: 'entire_place', sleeps: 8 })
  expect(byName('Gull Cottage')).toMatchObject({ timeZone: 'America/New_York', typeCode: 'apartment' })
  const destinations = await t.read(areas)
  expect(destinations.find(({ id }) => id === byName('Gull Cottage')?.townId)).toMatchObject({ state: 'FL' })
})

it('takes the columns as chosen, and names the ones that are missing', async () => {
  const text = 'Code,Public,Internal,Where,lat,lng\nY1,Sunny Plover,PLV-1,Tahoe City,39.17,-120.14'
  const columns = { ref: 'Code', name: 'Public', town: 'Where', lat: 'lat', lng: 'lng' }
  expect(await good(staff.call(previewImport, { body: { ...body, text } }))).toMatchObject({
    missing: ['name', 'town'],
  })
  const preview = await good(staff.call(previewImport, { body: { ...body, text, columns } }))
  expect(preview.sample.map(({ name }) => name)).toEqual(['Sunny Plover'])
  const wrong = { ...columns, name: 'Absent' }
  expect(await refused(staff.call(previewImport, { body: { ...body, text, columns: wrong } }))).toMatchObject({
    code: 'invalid_file',
  })
})

it('an imported home follows the defaults wherever its row has no value', async () => {
  for (const to of [
    { setting: 'min_guest_age', value: 25 },
    { setting: 'max_pets', value: 1 },
    { setting: 'max_nights', value: 28 },
  ] as const)
    await good(
      staff.call(changeHomeDefault, { body: { change: { kind: 'set', group: null, to }, reason: 'Usual for us' } }),
    )
  const text = 'ref,name,town,lat,lng,maxPets,price\nZ1,Tern Cabin,Tahoe City,39.17,-120.14,2,400'
  await good(staff.call(importFile, { body: { ...body, text, source: 'Defaults', ownerEmail: owner.email } }))
  const homes = await t.read((ctx) => homesOfOwner(ctx, owner.accountId))
  const id = homes.find(({ name }) => name === 'Tern Cabin')?.id ?? 0
  const { values } = await good(staff.call(homeDefaultsOf, { params: { id } }))
  const settingOf = (wanted: string) => values.find(({ setting }) => setting === wanted)
  expect(settingOf('min_guest_age')).toMatchObject({ value: 25, from: 'company' })
  expect(settingOf('max_nights')).toMatchObject({ value: 28, from: 'company' })
  expect(settingOf('max_pets')).toMatchObject({ value: 2, from: 'home' })
})

const priced = (...prices: string[]) => [
  '"ref; code",name,town,lat,lng,price,cleaningFee',
  ...prices.map((price, at) => `W${at},Wren Loft ${at},Tahoe City,39.17,-120.14,400,"${price}"`),
]

it('lists the cells that make a column ambiguous, with line and column', async () => {
  const columns = { ref: 'ref; code', name: 'name', town: 'town', lat: 'lat', lng: 'lng', cleaningFee: 'cleaningFee' }
  const order = { ...body, text: priced('1.250', '1.900').join('\n'), columns }
  expect(await good(staff.call(previewImport, { body: order }))).toMatchObject({
    accepted: 0,
    faults: [
      'line 2, column “cleaningFee”: “1.250” could mean 1.25 or 1,250; write every number in the column the same way',
      'line 3, column “cleaningFee”: “1.900” could mean 1.9 or 1,900; write every number in the column the same way',
    ],
  })
  const answer = await staff.call(importFile, { body: order })
  expect(answer.ok ? '' : answer.error.message).toContain('line 2, column "cleaningFee"')
})

it('rejects a group of three digits beside cents with the same mark: $1,250 is not $1.25', async () => {
  const columns = { ref: 'ref; code', name: 'name', town: 'town', lat: 'lat', lng: 'lng', cleaningFee: 'cleaningFee' }
  const previewOf = async (...prices: string[]) =>
    (await good(staff.call(previewImport, { body: { ...body, text: priced(...prices).join('\n'), columns } }))).faults
  expect(await previewOf('189,50', '1,250')).toEqual([
    'line 3, column “cleaningFee”: “1,250” could mean 1,250 or 1.25; write every number in the column the same way',
  ])
  expect(await previewOf('95.5', '1.250')).toHaveLength(1)
  // Three decimals throughout, or cents with the other mark, are clear.
  expect(await previewOf('189.500', '1250.000')).toEqual([])
  expect(await previewOf('189.50', '1,250')).toEqual([])
})

it('rejects a check-in that can be morning or evening where the column has both clocks', async () => {
  const text = [
    'ref,name,town,lat,lng,checkInTime',
    'T1,One,Tahoe City,39.17,-120.14,16:00',
    'T2,Two,Tahoe City,39.17,-120.14,4 PM',
    'T3,Three,Tahoe City,39.17,-120.14,4',
  ].join('\n')
  const { refused } = await good(staff.call(previewImport, { body: { ...body, text } }))
  expect(refused).toEqual([{ line: 4, why: expect.stringContaining('could be AM or PM') }])
})

it('finds what a home can’t have before anything is saved: long texts, and check-in at night', async () => {
  const text = [
    'ref,name,town,lat,lng,headline,address,registration,checkInTime',
    `L1,${'N'.repeat(201)},Tahoe City,39.17,-120.14,${'H'.repeat(201)},${'A'.repeat(301)},${'R'.repeat(121)},16:00`,
    'L2,Two,Tahoe City,39.17,-120.14,,,,04:00',
    `L3,${'N'.repeat(200)},Tahoe City,39.17,-120.14,${'H'.repeat(200)},${'A'.repeat(300)},${'R'.repeat(120)},16:00`,
  ].join('\n')
  const { refused, accepted } = await good(staff.call(previewImport, { body: { ...body, text } }))
  expect(accepted).toBe(1)
  expect(refused).toEqual([
    {
      line: 2,
      why: expect.stringMatching(/name.+200 characters.+headline.+200.+address.+300.+registration.+120 characters/),
    },
    { line: 3, why: expect.stringContaining('could be AM or PM') },
  ])
})

it.each([
  ['line breaks of old Macs', (lines: string[]) => lines.join('\r')],
  ['a line that names the separator', (lines: string[]) => ['sep=;', ...lines].join('\r\n')],
  ['empty lines above the header', (lines: string[]) => ['', '', ...lines].join('\n')],
  ['pipes', (lines: string[]) => lines.join('\n').replaceAll(';', '|')],
  [
    'commas, and a semicolon in one name',
    (lines: string[]) => lines.join('\n').replaceAll(';', ',').replace('note', 'a;b'),
  ],
])('reads a file with %s', async (_, written) => {
  const file = written([
    'ref;name;town;lat;lng;price;note',
    'M1;Heron Loft;Tahoe City;39.17;-120.14;420;x',
    'M2;Osprey Cabin;Tahoe City;39.18;-120.15;310;x',
  ])
  const preview = await good(staff.call(previewImport, { body: { ...body, text: file } }))
  expect(preview).toMatchObject({ missing: [], rows: 2, accepted: 2 })
})
