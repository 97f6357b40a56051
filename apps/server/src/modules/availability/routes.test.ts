import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { createCalendarReader } from './adapters/calendar-reader.ts'
import type { FeedAnswer } from './adapters/feed-reader.ts'
import { readExport } from './export.ts'
import { setStaySettings } from './home-calendar.ts'
import { reserve } from './reserve-nights.ts'
import { db } from './tables.ts'

let t: TestApp
let homeId: number
let owner: Caller & { accountId: number }
let stranger: Caller
let staff: Caller
let answer: FeedAnswer

beforeAll(async () => {
  t = await testApp({ start: '2027-07-01T16:00:00Z' })
  t.app.adapters.feeds = { read: async () => answer }
  owner = await t.person('owner')
  stranger = await t.person('owner')
  staff = await t.person('staff')
})
afterAll(() => t.close())
beforeEach(async () => {
  homeId = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, name: 'Marram House' }))).id
})

const week = { from: '2027-07-10', to: '2027-07-17', kind: 'owner_stay', reason: 'Family week' }
const block = (who: Caller, body: unknown = week) =>
  who.raw({ method: 'POST', path: `owners/properties/${homeId}/blocks`, body })
const codeOf = ({ body }: { body: { results: Record<string, unknown> } }) =>
  (body.results.error as { code: string }).code

describe('blocks', () => {
  test('an owner blocks nights, sees who did it and why, and releases them', async () => {
    const made = await block(owner)
    expect(made.status).toBe(201)
    const bar = made.body.results.block as { id: number; blockId: number }
    expect(bar).toMatchObject({
      kind: 'blocked',
      from: '2027-07-10',
      to: '2027-07-17',
      who: 'Ada Quill',
      why: 'Family week',
      since: '2027-07-01T16:00:00.000Z',
      allowedActions: ['unblock'],
    })
    const freed = await owner.raw({ method: 'DELETE', path: `owners/properties/${homeId}/blocks/${bar.blockId}` })
    expect(freed.body.results).toEqual({ freed: { from: '2027-07-10', to: '2027-07-17' } })
    const again = await owner.raw({ method: 'DELETE', path: `owners/properties/${homeId}/blocks/${bar.blockId}` })
    expect(again.status).toBe(404)
  })

  test('R52 an owner must follow the agreed rules: notice, periods, and nights per year, shared by all owners; the team may make exceptions', async () => {
    const rules = { nightsPerYear: 10, noticeDays: 7, closed: [{ from: '2027-08-01', to: '2027-09-01' }] }
    const path = `staff/properties/${homeId}/owner-stays`
    expect((await owner.raw({ method: 'PUT', path, body: rules })).status).toBe(403)
    expect((await staff.raw({ method: 'PUT', path, body: rules })).status).toBe(200)
    const faultsOf = async (body: object) => {
      const { results } = (await block(owner, { ...week, ...body })).body
      return (results.error as { details: { faults: unknown[] } } | undefined)?.details.faults
    }
    expect(await faultsOf({ from: '2027-07-05', to: '2027-07-07' })).toEqual([
      { code: 'too_soon', earliest: '2027-07-08' },
    ])
    expect(await faultsOf({ from: '2027-07-30', to: '2027-08-02' })).toEqual([
      { code: 'closed', from: '2027-08-01', to: '2027-09-01' },
    ])
    expect((await block(owner)).status).toBe(201)
    expect(await faultsOf({ from: '2027-10-01', to: '2027-10-05' })).toEqual([
      { code: 'over_limit', year: 2027, limit: 10, taken: 7, wanted: 4 },
    ])
    const reported = await owner.raw({ path: `owners/properties/${homeId}/owner-stays` })
    expect(reported.body.results).toMatchObject({
      rules,
      years: [
        { year: 2027, taken: 7 },
        { year: 2028, taken: 0 },
      ],
    })
    expect((await block(owner, { ...week, from: '2027-10-01', to: '2027-10-05', kind: 'repair' })).status).toBe(201)
    expect((await block(staff, { ...week, from: '2027-11-01', to: '2027-11-05' })).status).toBe(201)
  })

  test('R52 two owners who request the last nights of a year at once do not both get them', async () => {
    const rules = { nightsPerYear: 10, noticeDays: 0, closed: [] }
    await staff.raw({ method: 'PUT', path: `staff/properties/${homeId}/owner-stays`, body: rules })
    const answers = await Promise.all(
      ['2027-09', '2027-10', '2027-11'].map((month) =>
        block(owner, { ...week, from: `${month}-01`, to: `${month}-08` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })

  test('staff may, strangers and visitors may not, and unknown homes are not found', async () => {
    expect((await block(staff)).status).toBe(201)
    expect((await block(stranger)).status).toBe(403)
    expect((await block(t.visitor())).status).toBe(401)
    expect((await block(await t.person('traveler'))).status).toBe(403)
    const nowhere = await owner.raw({ method: 'POST', path: 'owners/properties/999999/blocks', body: week })
    expect(nowhere.status).toBe(404)
  })

  test('another home’s block cannot be released through this one', async () => {
    const made = await block(owner)
    const { blockId } = made.body.results.block as { blockId: number }
    const other = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
    expect((await owner.raw({ method: 'DELETE', path: `owners/properties/${other}/blocks/${blockId}` })).status).toBe(
      404,
    )
  })

  test('unavailable nights, past nights, and invalid ranges are rejected with their code', async () => {
    await t.write((ctx) =>
      reserve(ctx, { homeId, stay: { arrive: '2027-07-12', depart: '2027-07-13' }, kind: 'booked' }),
    )
    const taken = await block(owner)
    expect([taken.status, codeOf(taken)]).toEqual([409, 'nights_taken'])
    const past = await block(owner, { ...week, from: '2027-06-29' })
    expect([past.status, codeOf(past)]).toEqual([422, 'in_the_past'])
    const long = await block(owner, { ...week, to: '2029-07-17' })
    expect([long.status, codeOf(long)]).toEqual([422, 'range_too_long'])
    for (const body of [{ ...week, to: week.from }, { ...week, from: '2027-02-30' }, { ...week, kind: 'party' }, {}])
      expect(codeOf(await block(owner, body))).toBe('invalid_input')
  })
})

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20270710',
  'DTEND:20270712',
  'END:VEVENT',
  'END:VCALENDAR',
]

describe('feeds', () => {
  const add = (who: Caller, body: unknown = { name: 'Airbnb', url: 'https://feeds.test/1.ics' }) =>
    who.raw({ method: 'POST', path: `owners/properties/${homeId}/feeds`, body })

  test('a feed is read before it is accepted, and its nights are held at once', async () => {
    answer = { kind: 'text', text: calendar.join('\r\n') }
    const made = await add(owner)
    expect(made.status).toBe(201)
    const feed = made.body.results.feed as { id: number }
    expect(feed).toMatchObject({ name: 'Airbnb', state: 'fresh', failures: 0 })
    expect((await block(owner)).status).toBe(409)
    const twice = await add(owner)
    expect([twice.status, codeOf(twice)]).toEqual([422, 'feed_refused'])
    const removed = await owner.raw({ method: 'DELETE', path: `owners/properties/${homeId}/feeds/${feed.id}` })
    expect(removed.body.results).toEqual({ freedNights: 2 })
    expect((await block(owner)).status).toBe(201)
  })

  test("an address without a calendar is rejected with the reason, and so is one that isn't https", async () => {
    answer = { kind: 'failed', problem: { code: 'not_public', params: { host: 'localhost' } } }
    const refused = await add(owner)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'feed_refused'])
    answer = { kind: 'text', text: '<html>' }
    expect(codeOf(await add(owner))).toBe('feed_refused')
    expect(codeOf(await add(owner, { name: 'Airbnb', url: 'http://feeds.test/1.ics' }))).toBe('invalid_input')
    expect((await add(stranger)).status).toBe(403)
  })
})

describe('a hostile calendar', () => {
  const add = (url: string) =>
    owner.raw({ method: 'POST', path: `owners/properties/${homeId}/feeds`, body: { name: 'Airbnb', url } })
  const zone = (line: string) => [
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'TZID:X',
    'BEGIN:STANDARD',
    line,
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=X:20270710T160000',
    'DTEND;TZID=X:20270712T100000',
    'END:VEVENT',
    'END:VCALENDAR',
  ]

  test('a zone that is broken or changes every second is accepted with a note, and is not fresh', async () => {
    for (const line of ['DTSTART:19700101T000000\r\nRRULE:FREQ=SECONDLY', 'DTSTART:19N00101T000000']) {
      answer = { kind: 'text', text: zone(line).join('\r\n') }
      const made = await add('https://feeds.test/1.ics')
      expect(made.status).toBe(201)
      const feed = made.body.results.feed as { id: number }
      expect(feed).toMatchObject({ state: 'failing', failures: 1, notes: [{ code: 'zone_broken' }] })
      expect((await block(owner, { ...week, from: '2027-07-10', to: '2027-07-12' })).status).toBe(409)
      await owner.raw({ method: 'DELETE', path: `owners/properties/${homeId}/feeds/${feed.id}` })
    }
  })

  test('while an endless one is being read, others are answered', async () => {
    const usual = t.app.adapters.calendars
    t.app.adapters.calendars = createCalendarReader({
      seconds: 2,
      worker: new URL('./testing/endless-worker.ts', import.meta.url),
    })
    try {
      answer = { kind: 'text', text: calendar.join('\r\n') }
      let isOver = false
      const hostile = add('https://feeds.test/1.ics').finally(() => {
        isOver = true
      })
      expect((await block(owner, { ...week, from: '2027-08-10', to: '2027-08-12' })).status).toBe(201)
      expect(isOver).toBe(false)
      const refused = await hostile
      expect([refused.status, codeOf(refused)]).toEqual([422, 'feed_refused'])
      expect(refused.text).toContain('too_complex')
    } finally {
      t.app.adapters.calendars = usual
    }
  })

  test('webcal addresses are accepted as https', async () => {
    answer = { kind: 'text', text: calendar.join('\r\n') }
    expect((await add('webcal://feeds.test/1.ics')).status).toBe(201)
  })
})

describe('R62 the exported calendar', () => {
  const make = async () => {
    const made = await owner.raw({ method: 'POST', path: `owners/properties/${homeId}/calendar-export` })
    return new URL((made.body.results as { url: string }).url).pathname
  }

  test('R5 nights blocked by a linked home are not exported', async () => {
    const wing = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
    await t.write((ctx) => linkHomes(ctx, homeId, [wing]))
    await t.write((ctx) =>
      reserve(ctx, { homeId: wing, stay: { arrive: '2027-07-10', depart: '2027-07-13' }, kind: 'booked' }),
    )
    expect((await block(owner)).status).toBe(409)
    expect((await t.visitor().raw({ path: await make() })).text).not.toContain('BEGIN:VEVENT')
  })

  test('includes own stays and blocks, but not guests, preparation, other calendars, or linked homes', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
    await t.write(async (ctx) => {
      const take = (arrive: string, depart: string, kind: 'booked' | 'blocked' | 'checkout' | 'externalblock') =>
        reserve(ctx, {
          homeId,
          stay: { arrive, depart },
          kind,
          label: 'Nakamura',
          who: 'Nakamura',
          why: 'Honeymoon',
          expiresAt: kind === 'checkout' ? new Date('2027-07-01T16:15:00Z') : undefined,
        })
      await take('2027-07-10', '2027-07-13', 'booked')
      await take('2027-07-20', '2027-07-22', 'blocked')
      await take('2027-08-01', '2027-08-03', 'checkout')
      await take('2027-08-10', '2027-08-12', 'externalblock')
    })
    const file = await t.visitor().raw({ path: await make() })
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['cache-control']).toBe('private, no-cache')
    expect(file.text).not.toMatch(/Nakamura|Honeymoon/)
    expect(file.text.match(/^DT(START|END).*$/gm)).toEqual([
      'DTSTART;VALUE=DATE:20270710',
      'DTEND;VALUE=DATE:20270713',
      'DTSTART;VALUE=DATE:20270720',
      'DTEND;VALUE=DATE:20270722',
    ])
    expect(file.text.match(/^SUMMARY.*$/gm)).toEqual(['SUMMARY:Reserved', 'SUMMARY:Not available'])
  })

  test('a stay keeps its UID, reads are logged, and unchanged files are not sent again', async () => {
    await t.write((ctx) =>
      reserve(ctx, { homeId, stay: { arrive: '2027-07-10', depart: '2027-07-13' }, kind: 'booked' }),
    )
    const path = await make()
    const first = await t.visitor().raw({ path, headers: { 'user-agent': 'Airbnb Calendar' } })
    const second = await t.visitor().raw({ path, headers: { 'if-none-match': first.headers.etag as string } })
    expect(second.status).toBe(304)
    expect((await t.visitor().raw({ path: await make() })).text).toBe(first.text)
    const reads = await t.read((ctx) =>
      db(ctx).selectFrom('availability.export_read').select(['reader', 'network_address']).execute(),
    )
    expect(reads).toContainEqual({ reader: 'Airbnb Calendar', network_address: '127.0.0.1' })
  })

  test('a new address voids the old one; the secret itself is not stored in the database', async () => {
    const old = await make()
    const path = await make()
    expect((await t.visitor().raw({ path: old })).status).toBe(404)
    expect((await t.visitor().raw({ path })).status).toBe(200)
    const secret = path.slice('/calendar/'.length, -'.ics'.length)
    expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const rows = await t.read((ctx) => db(ctx).selectFrom('availability.export_address').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('guessed and broken addresses are not found', async () => {
    for (const path of [
      '/calendar/x.ics',
      '/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics',
      '/calendar/..%2f.ics',
      '/calendar/a',
    ])
      expect((await t.visitor().raw({ path })).status).toBe(404)
    expect(await t.write((ctx) => readExport(ctx, '', { userAgent: '', address: '' }))).toBeUndefined()
    expect((await stranger.raw({ method: 'POST', path: `owners/properties/${homeId}/calendar-export` })).status).toBe(
      403,
    )
  })
})
