import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeBySlug } from '@porchlight/contract'
import { render } from '@porchlight/wording'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stayRulesOf } from '#modules/availability'
import { areas, homeById, homeBySource, homesOfOwner, updateHome } from '#modules/homes'
import { pricingOf } from '#modules/pricing'
import { type TestApp, testApp } from '#testing/harness'
import { rowsOf } from './adapters/records.ts'
import { readPlaces } from './adapters/towns.ts'
import { formatsOf } from './column-formats.ts'
import { importListings, type Listener, type Order } from './import-listings.ts'
import { understand } from './listing.ts'
import { insideAirbnb, mappingShape } from './mapping.ts'

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'import-listings-'))
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const testdata = (name: string) => new URL(`testdata/${name}`, import.meta.url).pathname
const places = readPlaces(testdata('neighbourhoods.csv'))
const silent = { progress: () => {}, refused: () => {} }

/** The header and the matching lines of the real file. */
const excerpt = (fits: (line: string, number: number) => boolean): string => {
  const [header, ...lines] = readFileSync(testdata('listings.csv'), 'utf8').split('\n')
  // A value that spans lines would be cut in two.
  return [
    header,
    ...lines.filter((line, at) => line.split('"').length % 2 === 1 && /^\d/.test(line) && fits(line, at)),
  ].join('\n')
}

let files = 0
const imported = async (content: string, order: Partial<Order> = {}, tell: Partial<Listener> = {}) => {
  const file = join(folder, `${files++}.csv`)
  writeFileSync(file, content)
  const report = await importListings(t.app, { file, mapping: insideAirbnb, ...order }, { ...silent, ...tell })
  return { ...report, refused: report.refused.map(({ line: at, why }) => ({ line: at, why: render('en', why) })) }
}
const named = (name: string) => mappingShape.parse({ ...insideAirbnb, source: { name, license: 'CC BY 4.0' } })
const homeOf = (source: string, ref: string) => t.read((ctx) => homeBySource(ctx, source, ref))
const header = 'id,name,host_id,neighbourhood,latitude,longitude,room_type,price,minimum_nights,license'
const line = (id: number | string, name = `Home ${id}`, price = '100', nights = 2) =>
  `${id},${name},7,28801,35.6,-82.55,Entire home/apt,${price},${nights},`
const fileOf = (...lines: string[]) => [header, ...lines].join('\n')

it('understands every row of the real file, each as a separate home', async () => {
  const formats = await formatsOf(rowsOf(testdata('listings.csv'), insideAirbnb), insideAirbnb)
  const refs = new Set<string>()
  let rows = 0
  for await (const row of rowsOf(testdata('listings.csv'), insideAirbnb)) {
    rows++
    if ('fault' in row) throw new Error(`line ${row.line}: ${row.fault.code}`)
    const understood = understand(row.record, insideAirbnb, formats, { places })
    if ('faults' in understood) throw new Error(`line ${row.line}: ${understood.faults.map(({ code }) => code).join()}`)
    refs.add(understood.listing.ref)
  }
  expect([rows, refs.size]).toEqual([3009, 3009])
})

describe('real rows', () => {
  const content = excerpt((text, at) => at < 40 || text.startsWith('5.54287E+17'))
  const count = content.split('\n').length - 1

  it('become homes in located towns; importing them again changes nothing', async () => {
    const first = await imported(content, { places })
    expect(first).toMatchObject({
      rows: count,
      outcomes: { created: count, updated: 0, unchanged: 0 },
      refused: [],
      rounded: 12,
    })
    const towns = await t.read(areas)
    expect(towns.find(({ id }) => id === '28801')).toMatchObject({
      name: '28801',
      postcode: '28801',
      lat: expect.closeTo(35.6, 1),
      lng: expect.closeTo(-82.55, 1),
    })
    const again = await imported(content, { places })
    expect(again.outcomes).toEqual({ created: 0, updated: 0, unchanged: count })
    expect(await t.read(areas)).toEqual(towns)
  })

  it('updates the home of a changed row and no other', async () => {
    const changed = content.replace('Terrace Cottage', 'Terrace Cottage with a view')
    expect(changed).not.toBe(content)
    expect((await imported(changed, { places })).outcomes).toEqual({ created: 0, updated: 1, unchanged: count - 1 })
    expect((await homeOf('Inside Airbnb', '209068'))?.name).toBe('Terrace Cottage with a view')
  })
})

describe('an imported home', () => {
  it('is a draft without an owner unless terms are given', async () => {
    await imported(fileOf(line(1)), { mapping: named('Drafts') })
    expect(await homeOf('Drafts', '1')).toMatchObject({ status: 'draft', publishedAt: null })
  })

  it('goes live with an owner, a price, and a minimum stay, and its page names the source', async () => {
    const { accountId: ownerId } = await t.person('owner')
    const terms = { ownerId, commissionBasisPoints: 1_800, publish: true }
    await imported(fileOf(line(1, 'Fence House', '129.50'), line(2, 'Priceless', '')), {
      mapping: named('Live'),
      terms,
    })
    const home = await homeOf('Live', '1')
    expect(home).toMatchObject({ status: 'live', fromNightMinor: 12_950 })
    if (!home) return
    expect((await t.read((ctx) => pricingOf(ctx, home))).plan).toMatchObject({ base: 12_950, currency: 'USD' })
    expect((await t.read((ctx) => stayRulesOf(ctx, [home.id]))).get(home.id)).toMatchObject([
      { kind: 'default', minNights: 2 },
    ])
    const page = await t.visitor().call(homeBySlug, { params: { slug: home.slug } })
    expect(page).toMatchObject({
      results: {
        home: {
          pictures: [],
          source: { name: 'Live', license: 'CC BY 4.0' },
          honestNotes: [expect.stringContaining('not slept here')],
        },
      },
    })
    expect((await homeOf('Live', '2'))?.status).toBe('draft')
    expect(await t.read((ctx) => homesOfOwner(ctx, ownerId))).toHaveLength(2)
  })

  it('imported as a draft gets its owner and goes live in a later run', async () => {
    const mapping = named('Later')
    const { accountId: ownerId } = await t.person('owner')
    const run = (publish?: boolean) =>
      imported(fileOf(line(1)), {
        mapping,
        ...(publish !== undefined && { terms: { ownerId, commissionBasisPoints: 2_000, publish } }),
      })
    expect((await run()).outcomes.created).toBe(1)
    expect((await run(false)).outcomes).toMatchObject({ updated: 1 })
    expect((await run(false)).outcomes).toMatchObject({ unchanged: 1 })
    expect((await run(true)).outcomes).toMatchObject({ updated: 1 })
    expect((await run(true)).outcomes).toMatchObject({ unchanged: 1 })
    expect((await homeOf('Later', '1'))?.status).toBe('live')
  })

  it('keeps people’s edits: an unchanged row changes nothing, a changed one only its own values', async () => {
    const mapping = named('Edited')
    await imported(fileOf(line(1, 'As listed')), { mapping })
    const { id } = (await homeOf('Edited', '1')) ?? { id: 0 }
    await t.write((ctx) => updateHome(ctx, id, { name: 'As we call it', sleeps: 9, description: 'Slept here.' }))
    await imported(fileOf(line(1, 'As listed')), { mapping })
    expect(await t.read((ctx) => homeById(ctx, id))).toMatchObject({ name: 'As we call it', sleeps: 9 })
    await imported(fileOf(line(1, 'As listed', '140')), { mapping })
    expect(await t.read((ctx) => homeById(ctx, id))).toMatchObject({
      name: 'As listed',
      sleeps: 9,
      description: 'Slept here.',
    })
  })
})

describe('numbers in a file', () => {
  const german = (file: { decimal?: '.' | ',' }, currency = 'EUR') =>
    mappingShape.parse({
      source: { name: `Numbers ${files}`, license: 'none' },
      format: { delimiter: ';', ...file },
      columns: { ref: 'id', name: 'name', town: 'town', lat: 'lat', lng: 'lng', price: 'price', cleaningFee: 'clean' },
      defaults: { timeZone: 'Europe/Berlin', country: 'DE', currency },
    })
  const file = (...prices: string[]) =>
    [
      'id;name;town;lat;lng;price;clean',
      ...prices.map((price, at) => `${at};Haus ${at};Ahrenshoop;54.${at}1;12.41;${price};`),
    ].join('\n')
  const prices = async (source: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const home = await homeOf(source, String(at))
        return home && (await t.read((ctx) => pricingOf(ctx, home))).plan?.base
      }),
    )

  it('are read with the decimal mark of their whole column, regardless of other columns', async () => {
    const mapping = german({})
    expect((await imported(file('1.250', '189,50', '95'), { mapping })).refused).toEqual([])
    expect(await prices(mapping.source.name, 3)).toEqual([125_000, 18_950, 9_500])
  })

  it.each([
    ['are ambiguous', ['1.250', '95'], {}, /line 2, column "price": "1\.250" can mean 1\.25 or 1,250/],
    [
      'mix both marks',
      ['95', '189,50', '95.25'],
      {},
      /line 4, column "price".*mixes.*"95\.25" on line 4, "189,50" on line 3/,
    ],
    ['contradict the mapping', ['95', '189,50'], { decimal: '.' }, /line 3, column "price": "189,50"/],
    [
      'are of another currency than the mapping says',
      ['95 €', '$95'],
      {},
      /line 3, column "price": "\$95" is not in EUR/,
    ],
  ] as const)(
    'that %s cause the file to be rejected with row and column; nothing is imported',
    async (_, cells, format, says) => {
      const mapping = german(format)
      await expect(imported(file(...cells), { mapping })).rejects.toThrow(says)
      expect(await prices(mapping.source.name, cells.length)).toEqual(cells.map(() => undefined))
    },
  )

  it('are read as stated by the mapping', async () => {
    const mapping = german({ decimal: ',' })
    await imported(file('1.250'), { mapping })
    expect(await prices(mapping.source.name, 1)).toEqual([125_000])
  })
})

describe('words in a file', () => {
  const { host: _host, registration: _registration, ...others } = insideAirbnb.columns
  const mapping = () =>
    mappingShape.parse({
      ...insideAirbnb,
      source: { name: `Words ${files}`, license: 'none' },
      columns: { ...others, checkInTime: 'host_name', instant: 'license' },
    })
  const row = (id: number, checkIn: string, instant: string) =>
    `${id},Home ${id},${checkIn},28801,35.6,-82.55,Entire home/apt,100,2,${instant}`
  const words = (...rows: string[]) => [header.replace('host_id', 'host_name'), ...rows].join('\n')

  it('yes or no in our customers’ languages, or their row is rejected', async () => {
    const named = mapping()
    const { refused } = await imported(words(row(1, '4 PM', 'ja'), row(2, '4 PM', 'f'), row(3, '4 PM', 'maybe')), {
      mapping: named,
    })
    expect((await homeOf(named.source.name, '1'))?.instant).toBe(true)
    expect((await homeOf(named.source.name, '2'))?.instant).toBe(false)
    expect(refused).toEqual([{ line: 4, why: 'column “license”: “maybe” is neither yes nor no' }])
  })

  it('that could be a morning or an afternoon time cause their row to be rejected unless the column settles it', async () => {
    const unclear = mapping()
    const { refused } = await imported(words(row(1, '6:30', 'no')), { mapping: unclear })
    expect(refused).toEqual([{ line: 2, why: 'column “host_name”: “6:30” could be AM or PM; write 4 PM or 16:00' }])
    const clear = await imported(words(row(1, '6:30', 'no'), row(2, '15:00', 'no')), {
      mapping: unclear,
    })
    expect(clear.refused).toEqual([])
  })
})

describe('a file with errors', () => {
  it('has each row imported, or rejected with line and reason', async () => {
    const refused: string[] = []
    const content = fileOf(
      line(1),
      line(2, '', '100'),
      line(3, 'Dear', 'a lot'),
      'broken,row',
      line(1, 'Twin'),
      line(4, 'x'.repeat(201)),
      line(5),
    )
    const report = await imported(
      content,
      { mapping: named('Faulty') },
      { refused: (at, why) => void refused.push(`${at} ${render('en', why)}`) },
    )
    expect(report.outcomes.created).toBe(2)
    expect(report.rows).toBe(report.outcomes.created + report.refused.length)
    expect(refused.sort()).toEqual([
      '3 column “name”: is empty',
      '4 column “price”: “a lot” is not a number',
      expect.stringMatching(/^5 doesn’t have as many values/),
      '6 ref “1” is already on line 2',
      expect.stringMatching(/^7 .*column “name”: has more than 200 characters/),
    ])
  })

  it('continues where it stopped after an interruption', async () => {
    const mapping = named('Broken off')
    const content = fileOf(...Array.from({ length: 30 }, (_, at) => line(at + 1)))
    const stop = (done: number) => {
      if (done === 10) throw new Error('pulled the plug')
    }
    await expect(imported(content, { mapping }, { progress: stop })).rejects.toThrow('pulled the plug')
    const { outcomes } = await imported(content, { mapping })
    expect(outcomes.created).toBeGreaterThan(0)
    expect(outcomes.unchanged).toBeGreaterThanOrEqual(10)
    expect(outcomes.created + outcomes.unchanged).toBe(30)
  })

  it('leaves nothing of a row that fails halfway', async () => {
    const terms = { ownerId: 987_654_321, commissionBasisPoints: 0, publish: true }
    await expect(imported(fileOf(line(1)), { mapping: named('Half'), terms })).rejects.toThrow(/foreign key/)
    expect(await homeOf('Half', '1')).toBeUndefined()
  })
})

it('two simultaneous imports of one file create each home once', async () => {
  const mapping = named('Twice')
  const content = fileOf(...Array.from({ length: 25 }, (_, at) => line(at + 1)))
  const reports = await Promise.all([imported(content, { mapping }), imported(content, { mapping })])
  const sum = (outcome: 'created' | 'unchanged') =>
    reports.reduce((total, report) => total + report.outcomes[outcome], 0)
  expect([sum('created'), sum('unchanged')]).toEqual([25, 25])
})

describe('the examples in docs/import.md', () => {
  const text = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8')
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, block]) => block ?? '')
  const [detailed, spreadsheet] = blocks('json').map((json) => mappingShape.parse(JSON.parse(json)))

  it('import a detailed listing file', async () => {
    const report = await imported(blocks('csv')[0] ?? '', { mapping: detailed })
    expect(report).toMatchObject({
      refused: [],
      unknownAmenities: new Map([['Free parking', 1]]),
    })
  })

  it('import a spreadsheet in another language', async () => {
    expect(await imported(blocks('csv')[1] ?? '', { mapping: spreadsheet })).toMatchObject({
      outcomes: { created: 1 },
      refused: [],
    })
    expect(await homeOf('Bodden-Ferien', 'H-17')).toMatchObject({
      name: 'Haus am Bodden',
      typeCode: 'house',
      townName: 'Ahrenshoop',
      address: 'Dorfstraße 9',
      lat: 54.3801,
      lng: 12.4212,
      sleeps: 6,
      bathrooms: 1.5,
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      checkInTime: '16:00',
      amenities: ['sauna', 'fireplace'],
      maxPets: 1,
    })
  })
})

it('rejects a minimum stay that hardly anyone books, until someone explains why it is right', async () => {
  const mapping = named('Long stays')
  const file = fileOf(line(1, 'Long', '250', 91))
  const report = await imported(file, { mapping })
  expect(report.refused.map(({ why }) => why)).toEqual([
    expect.stringMatching(/^column “minimum_nights”: few guests book 91 nights/),
  ])
  expect(await homeOf('Long stays', '1')).toBeUndefined()
  const again = await imported(file, { mapping, confirmPrices: 'Rented by the semester' })
  expect(again.outcomes).toMatchObject({ created: 1 })
})

it('rejects an unusual price and names its column, until someone explains why it is right', async () => {
  const mapping = named('Unusual prices')
  const file = fileOf(line(1, 'Low', '5'), line(2, 'High', '60000'), line(3, 'Usual', '250'))
  const report = await imported(file, { mapping })
  expect(report.refused.map(({ line: at, why }) => [at, /^column “price”: far from/.test(why)])).toEqual([
    [2, true],
    [3, true],
  ])
  expect(await homeOf('Unusual prices', '1')).toBeUndefined()
  expect((await imported(file, { mapping, confirmPrices: 'Prices of a test week' })).outcomes).toMatchObject({
    created: 2,
    unchanged: 1,
  })
  // A later file that makes the usual home ten times as expensive also requires confirmation.
  const later = await imported(fileOf(line(3, 'Usual', '2600')), { mapping })
  expect(later.refused).toHaveLength(1)
  expect(
    (await t.read(async (ctx) => pricingOf(ctx, (await homeBySource(ctx, 'Unusual prices', '3')) as never))).plan?.base,
  ).toBe(25_000)
})
