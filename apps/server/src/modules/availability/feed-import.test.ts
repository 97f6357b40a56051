import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import type { FeedAnswer } from './adapters/feed-reader.ts'
import { releaseHold } from './commands.ts'
import { makeExportSecret, readExport } from './export.ts'
import { addFeed, beginAttempt, removeFeed } from './feed-commands.ts'
import { feedsOf } from './feed-health.ts'
import { importNow } from './feed-import.ts'
import { setStaySettings } from './home-calendar.ts'
import { pollDueFeeds, readCalendarFor } from './poll-feeds.ts'
import { holdsOf } from './queries.ts'
import { reserve } from './reserve-nights.ts'
import { db } from './tables.ts'

const present = '2027-07-01T16:00:00Z'
let t: TestApp
let homeId: number
let feedId: number
let answers: Record<string, FeedAnswer>

beforeAll(async () => {
  t = await testApp({ start: present })
  t.app.adapters.feeds = {
    read: async (url) => answers[url] ?? { kind: 'failed', problem: { code: 'bad_status', params: { status: 404 } } },
  }
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(present)
  answers = {}
  homeId = (await t.write((ctx) => a.home(ctx))).id
  feedId = (await t.write((ctx) => addFeed(ctx, homeId, { name: 'Airbnb', url: `https://feeds.test/${homeId}.ics` })))
    .id
})

type Event = [uid: string, arrive: string, depart: string, more?: string]
const ics = (...events: Event[]) => {
  const lines = events.flatMap(([uid, arrive, depart, more]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:2027${arrive}`,
    `DTEND;VALUE=DATE:2027${depart}`,
    ...(more ? [more] : []),
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
const sends = async (text: string) => {
  const reading = await readCalendarFor(t.app, homeId, text)
  return t.write((ctx) => importNow(ctx, feedId, reading))
}
const day = (date: string) => `${date.slice(5, 7)}${date.slice(8)}`
const nights = async (kind = 'externalblock') =>
  (await t.read((ctx) => holdsOf(ctx, [homeId], '2027-05-01', '2027-12-01')))
    .filter((hold) => hold.kind === kind)
    .map((hold) => `${day(hold.arrive)}-${day(hold.depart)}`)
const stay = (arrive: string, depart: string) => ({ arrive: `2027-${arrive}`, depart: `2027-${depart}` })
const book = (arrive: string, depart: string) =>
  t.write((ctx) => reserve(ctx, { homeId, stay: stay(arrive, depart), kind: 'booked' }))
const health = async () => (await t.read((ctx) => feedsOf(ctx, homeId)))[0]

describe('R65 events by UID', () => {
  test('moved, shortened, and extended stays hold their current nights and free the others', async () => {
    await sends(ics(['a', '0710', '0715'], ['b', '0801', '0810'], ['c', '0901', '0905']))
    expect(await nights()).toEqual(['0710-0715', '0801-0810', '0901-0905'])
    const report = await sends(ics(['a', '0720', '0725'], ['b', '0801', '0804'], ['c', '0901', '0909']))
    expect(report).toMatchObject({ added: 0, changed: 3, gone: 0, stays: 3, nights: 16 })
    expect((await nights()).join(' ')).toBe('0720-0725 0801-0804 0901-0905 0905-0909')
    expect(await book('07-10', '07-15')).not.toBeNull()
    expect(await book('08-04', '08-10')).not.toBeNull()
  })

  test('two stays of one feed may swap places', async () => {
    await sends(ics(['a', '0710', '0715'], ['b', '0801', '0805']))
    await sends(ics(['a', '0801', '0805'], ['b', '0710', '0715']))
    expect(await nights()).toEqual(['0710-0715', '0801-0805'])
  })

  test('the same content again changes nothing and announces nothing', async () => {
    await sends(ics(['a', '0710', '0715']))
    const events = () =>
      t
        .read((ctx) => sql<{ count: number }>`select count(*) from kernel.event`.execute(db(ctx)))
        .then(({ rows }) => rows)
    const before = await events()
    expect(await sends(ics(['a', '0710', '0715']))).toMatchObject({ added: 0, changed: 0, gone: 0 })
    expect(await events()).toEqual(before)
  })

  test('a canceled event frees its nights, and so does a missing one', async () => {
    await sends(ics(['a', '0710', '0715'], ['b', '0801', '0805'], ['c', '0901', '0905']))
    expect(await sends(ics(['a', '0710', '0715', 'STATUS:CANCELLED'], ['c', '0901', '0905']))).toMatchObject({
      gone: 2,
    })
    expect(await nights()).toEqual(['0901-0905'])
  })
})

test('R66 a stay under a new UID keeps its record', async () => {
  await sends(ics(['a', '0710', '0715'], ['z', '0901', '0905']))
  const record = () =>
    t.read((ctx) =>
      db(ctx)
        .selectFrom('availability.feed_event')
        .select(['id', 'uid', 'state'])
        .where('feed_id', '=', feedId)
        .orderBy('id')
        .execute(),
    )
  const [before] = await record()
  expect(await sends(ics(['b', '0711', '0716'], ['z', '0901', '0905']))).toMatchObject({
    added: 0,
    changed: 1,
    gone: 0,
  })
  expect(await record()).toEqual([{ ...before, uid: 'b' }, expect.objectContaining({ uid: 'z' })])
  expect(await nights()).toEqual(['0711-0716', '0901-0905'])
})

describe('R67 past nights', () => {
  test('stays in progress keep their past nights when the feed drops them, by the home’s day', async () => {
    await sends(
      ics(['over', '0620', '0625'], ['begun', '0630', '0704'], ['today', '0705', '0708'], ['z', '0901', '0905']),
    )
    t.clock.set('2027-07-06T03:00:00Z')
    expect(await sends(ics(['z', '0901', '0905']))).toMatchObject({ gone: 1, retained: 2 })
    expect(await nights()).toEqual(['0620-0625', '0630-0704', '0901-0905'])
  })
})

describe('R67 a stay in progress that leaves its feed', () => {
  test('keeps past nights and frees those from today on, until it returns', async () => {
    await sends(ics(['begun', '0629', '0710'], ['z', '0901', '0905']))
    t.clock.set('2027-07-03T16:00:00Z')
    expect(await sends(ics(['z', '0901', '0905']))).toMatchObject({ gone: 1 })
    expect(await nights()).toEqual(['0629-0703', '0901-0905'])
    expect(await sends(ics(['z', '0901', '0905']))).toMatchObject({ gone: 0, retained: 1 })
    await sends(ics(['begun', '0629', '0710'], ['z', '0901', '0905']))
    expect(await nights()).toEqual(['0629-0703', '0703-0710', '0901-0905'])
    expect(await sends(ics(['z', '0901', '0905']))).toMatchObject({ gone: 1 })
    expect(await book('07-03', '07-10')).not.toBeNull()
  })

  test('a UID that returns takes over from its stand-in, and no night stays blocked', async () => {
    await sends(ics(['a', '0629', '0705'], ['z', '0901', '0905']))
    await sends(ics(['z', '0901', '0905']))
    await sends(ics(['b', '0630', '0708'], ['z', '0901', '0905']))
    t.clock.set('2027-07-02T16:00:00Z')
    await sends(ics(['a', '0630', '0704'], ['z', '0901', '0905']))
    expect((await nights()).at(-2)).toBe('0702-0704')
    expect(await book('07-04', '07-08')).not.toBeNull()
    await sends(ics(['b', '0701', '0703'], ['z', '0901', '0905']))
    expect(await book('07-03', '07-04')).not.toBeNull()
  })
})

describe('what cannot be followed exactly', () => {
  const zoned = (start: string) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'BEGIN:STANDARD',
      start,
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:x',
      'SUMMARY:Choir',
      'DTSTART;TZID=Own:20270710T200000',
      'DTEND;TZID=Own:20270712T140000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
  const unclear = () =>
    t.read((ctx) =>
      sql<{ payload: Record<string, unknown> }>`
        select payload from kernel.event where name = 'feed.unclear' and (payload->>'feedId')::bigint = ${feedId}`
        .execute(db(ctx))
        .then(({ rows }) => rows.map(({ payload }) => payload)),
    )

  test('a broken zone is a note on its event and a failed read; its nights are blocked, and people are notified once', async () => {
    answers[`https://feeds.test/${homeId}.ics`] = { kind: 'text', text: zoned('DTSTART:19N00101T000000') }
    await pollDueFeeds(t.app)
    expect(await health()).toMatchObject({
      state: 'failing',
      failures: 1,
      problem: null,
      notes: [{ code: 'zone_broken', params: { zone: 'Own' }, uid: 'x', summary: 'Choir', on: '2027-07-10' }],
      noteCount: 1,
      message: expect.stringContaining('Choir, 2027-07-10: Its time zone Own is described wrongly'),
    })
    expect(await nights()).toEqual(['0709-0713'])
    t.clock.advance(15)
    await pollDueFeeds(t.app)
    expect(await health()).toMatchObject({ state: 'failing', failures: 2 })
    expect(await unclear()).toMatchObject([{ homeId, count: 1, notes: [{ code: 'zone_broken' }] }])
    answers[`https://feeds.test/${homeId}.ics`] = { kind: 'text', text: zoned('DTSTART:19700101T000000') }
    t.clock.advance(15)
    await pollDueFeeds(t.app)
    expect(await health()).toMatchObject({ state: 'fresh', failures: 0, notes: [], message: null })
    expect(await nights()).toEqual(['0710-0712'])
  })

  test('an event that becomes unreadable keeps the nights it had', async () => {
    await sends(ics(['a', '0710', '0715'], ['z', '0901', '0905']))
    await sends(ics(['a', '0710', '07XX'], ['z', '0901', '0905']))
    expect(await nights()).toEqual(['0710-0715', '0901-0905'])
    expect(await health()).toMatchObject({ notes: [{ code: 'unreadable', params: { property: 'DTEND' } }] })
  })

  test('a decision that needs no attention is listed but not announced', async () => {
    await sends(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:c\nDTSTART:20270710T110000\nDTEND:20270710T130000\nEND:VEVENT\nEND:VCALENDAR',
    )
    expect(await health()).toMatchObject({ state: 'fresh', notes: [{ code: 'takes_no_night' }] })
    expect([await nights(), await unclear()]).toEqual([[], []])
  })
})

describe('a read that crashes the process', () => {
  const begin = (due?: Date) => t.write((ctx) => beginAttempt(ctx, feedId, due))

  test('is counted as failed before it starts, and is not retried at once', async () => {
    expect(await begin()).toBe(true)
    // While it runs, people see the feed's previous state.
    expect(await health()).toMatchObject({ state: 'never', failures: 0, problem: null })
    t.clock.advance(10)
    expect(await health()).toMatchObject({ state: 'failing', failures: 1, problem: { code: 'not_finished' } })
    answers[`https://feeds.test/${homeId}.ics`] = { kind: 'text', text: ics(['a', '0710', '0715']) }
    await pollDueFeeds(t.app)
    expect(await nights()).toEqual([])
    t.clock.advance(20)
    await pollDueFeeds(t.app)
    expect(await nights()).toEqual(['0710-0715'])
    expect(await health()).toMatchObject({ state: 'fresh', failures: 0 })
  })

  test('only one of several servers starts it', async () => {
    const due = new Date(present)
    expect(await Promise.all([begin(due), begin(due), begin(due)])).toHaveLength(3)
    expect(await begin(due)).toBe(false)
    const { failures } = (await t.read((ctx) =>
      db(ctx).selectFrom('availability.feed').select('failures').where('id', '=', feedId).executeTakeFirstOrThrow(),
    )) as { failures: number }
    expect(failures).toBe(1)
  })
})

describe("R68 responses that can't be trusted", () => {
  const bad = ['', '<html>Sign in</html>', ics(['a', '0710', '0715']).slice(0, 60)]
  test.each(bad)('%j frees nothing, is counted, and is reported', async (text) => {
    await sends(ics(['a', '0710', '0715']))
    expect(await sends(text)).toMatchObject({ refused: { code: expect.any(String) } })
    await sends(text)
    expect(await nights()).toEqual(['0710-0715'])
    expect(await health()).toMatchObject({ state: 'failing', failures: 2, message: expect.any(String) })
    await sends(ics(['a', '0710', '0715']))
    expect(await health()).toMatchObject({ state: 'fresh', failures: 0, message: null })
  })

  test('a calendar that is suddenly empty is trusted after a day', async () => {
    await sends(ics(['a', '0710', '0715']))
    expect(await sends(ics())).toMatchObject({ refused: { code: 'suddenly_empty', params: { hours: 24 } } })
    t.clock.advance(23 * 60)
    await sends(ics())
    expect(await nights()).toEqual(['0710-0715'])
    t.clock.advance(60)
    expect(await sends(ics())).toMatchObject({ refused: null, gone: 1 })
    expect(await nights()).toEqual([])
  })

  test('a feed that could not be read for a day is stale, and people are notified once', async () => {
    answers[`https://feeds.test/${homeId}.ics`] = { kind: 'text', text: ics(['a', '0710', '0715']) }
    await pollDueFeeds(t.app)
    answers = {}
    const reported = async () => {
      const { rows } = await t.read((ctx) =>
        sql`select from kernel.event where name = 'feed.stale' and (payload->>'feedId')::bigint = ${feedId}`.execute(
          db(ctx),
        ),
      )
      return rows.length
    }
    for (let hours = 0; hours < 23; hours++) {
      t.clock.advance(60)
      await pollDueFeeds(t.app)
    }
    expect(await reported()).toBe(0)
    t.clock.advance(60)
    await pollDueFeeds(t.app)
    await pollDueFeeds(t.app)
    expect(await reported()).toBe(1)
    expect(await health()).toMatchObject({ state: 'stale', problem: { code: 'bad_status', params: { status: 404 } } })
    expect(await nights()).toEqual(['0710-0715'])
  })
})

describe('R69 echoes', () => {
  test('our own echoed stay is not blocked again and is not a double booking', async () => {
    const own = await book('07-10', '07-15')
    const secret = await t.write((ctx) => makeExportSecret(ctx, homeId))
    const ours = await t.write((ctx) => readExport(ctx, secret, { userAgent: 'test', address: '127.0.0.1' }))
    expect(await sends(ours as string)).toMatchObject({ echoes: 1, clashes: [] })
    expect(await sends(ics(['airbnb-1', '0710', '0715'], ['z', '0901', '0905']))).toMatchObject({
      echoes: 1,
      clashes: [],
    })
    expect(await nights()).toEqual(['0901-0905'])
    await t.write((ctx) => releaseHold(ctx, own?.holdId as number))
    t.clock.advance(60)
    await sends(ics(['airbnb-1', '0710', '0715'], ['z', '0901', '0905']))
    expect(await nights()).toEqual(['0901-0905'])
    t.clock.advance(24 * 60)
    await sends(ics(['airbnb-1', '0710', '0715'], ['z', '0901', '0905']))
    expect(await nights()).toEqual(['0710-0715', '0901-0905'])
  })

  test('a stay that shares only some nights with ours is a double booking: it is reported, and its other nights are held', async () => {
    await book('07-12', '07-14')
    expect(await sends(ics(['a', '0710', '0716']))).toMatchObject({ clashes: [stay('07-12', '07-14')] })
    expect(await nights()).toEqual(['0710-0712', '0714-0716'])
    const { rows } = await t.read((ctx) =>
      sql<{ payload: unknown }>`
        select payload from kernel.event where name = 'calendar.clashed' and (payload->>'feedId')::bigint = ${feedId}`.execute(
        db(ctx),
      ),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.payload).toMatchObject({ homeId, nights: [stay('07-12', '07-14')] })
  })

  test('when our stay is canceled, the next read holds the other one’s nights', async () => {
    const own = await book('07-12', '07-14')
    await sends(ics(['a', '0710', '0716']))
    await t.write((ctx) => releaseHold(ctx, own?.holdId as number))
    expect(await sends(ics(['a', '0710', '0716']))).toMatchObject({ clashes: [] })
    expect(await nights()).toEqual(['0710-0712', '0712-0714', '0714-0716'])
  })
})

test('R6 a stay booked elsewhere gets preparation where there is room, and is held where there is none', async () => {
  await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
  await sends(ics(['a', '0710', '0715'], ['b', '0715', '0718']))
  expect(await nights()).toEqual(['0710-0715', '0715-0718'])
  expect(await book('07-18', '07-20')).toBeNull()
  expect(await book('07-19', '07-20')).not.toBeNull()
})

describe('feeds', () => {
  test('a feed is due at once, read, and due again later; a failing one is read less often', async () => {
    const url = `https://feeds.test/${homeId}.ics`
    answers[url] = { kind: 'text', text: ics(['a', '0710', '0715']) }
    await pollDueFeeds(t.app)
    expect(await nights()).toEqual(['0710-0715'])
    answers[url] = { kind: 'text', text: ics(['a', '0710', '0716']) }
    t.clock.advance(14)
    await pollDueFeeds(t.app)
    expect(await nights()).toEqual(['0710-0715'])
    t.clock.advance(1)
    await pollDueFeeds(t.app)
    expect((await nights()).at(-1)).toBe('0715-0716')
    answers = {}
    t.clock.advance(15)
    await pollDueFeeds(t.app)
    t.clock.advance(15)
    await pollDueFeeds(t.app)
    expect(await health()).toMatchObject({ failures: 1 })
    t.clock.advance(15)
    await pollDueFeeds(t.app)
    expect(await health()).toMatchObject({ failures: 2 })
  })

  test('a removed feed frees its upcoming nights', async () => {
    await sends(ics(['begun', '0629', '0704'], ['a', '0710', '0715']))
    expect(await t.write((ctx) => removeFeed(ctx, homeId, feedId))).toBe(8)
    expect(await nights()).toEqual([])
    expect(await t.read((ctx) => feedsOf(ctx, homeId))).toEqual([])
    await expect(t.write((ctx) => removeFeed(ctx, homeId, feedId))).rejects.toMatchObject({ status: 404 })
    await expect(sends(ics())).rejects.toMatchObject({ status: 404 })
  })
})
