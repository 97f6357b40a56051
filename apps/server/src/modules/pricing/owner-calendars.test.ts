import { addDays } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFeed, makeExportSecret, readExport, reserve } from '#modules/availability'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let owner: Caller & { accountId: number }
let stranger: Caller & { accountId: number }
let gull: number
let wing: number

beforeAll(async () => {
  t = await testApp({ start: '2027-07-01T16:00:00Z' })
  owner = await t.person('owner')
  stranger = await t.person('owner')
})
afterAll(() => t.close())
beforeEach(async () => {
  gull = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, name: 'Gull House' }))).id
  wing = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, name: 'Gull Wing' }))).id
})

type Calendars = { calendars: { home: { id: number }; nights: unknown[]; bars: { kind: string; from: string }[] }[] }

const ask = (who: Caller, path: string, query: Record<string, string>) =>
  who.raw({ path: `${path}?${new URLSearchParams(query)}` })
const codeOf = ({ body }: { body: { results: Record<string, unknown> } }) =>
  (body.results.error as { code: string } | undefined)?.code
const july = { from: '2027-07-10', to: '2027-08-07' }
const take = (homeId: number, arrive: string, depart: string, kind: 'booked' | 'blocked' = 'booked') =>
  t.write((ctx) => reserve(ctx, { homeId, stay: { arrive, depart }, kind, who: 'Ada Quill', label: 'Nakamura' }))

test('returns a section of the calendar for several homes at once, in the order requested', async () => {
  await take(gull, '2027-07-12', '2027-07-15')
  const answer = await ask(owner, 'owners/calendar', { ...july, homes: `${wing},${gull}` })
  const { calendars } = answer.body.results as Calendars
  expect(calendars.map(({ home, nights, bars }) => [home.id, nights.length, bars.length])).toEqual([
    [wing, 28, 0],
    [gull, 28, 1],
  ])
})

test('rejects the whole section if it includes someone else’s home', async () => {
  const other = (await t.write((ctx) => a.home(ctx, { ownerId: stranger.accountId }))).id
  for (const path of ['owners/calendar', 'owners/calendar/claims']) {
    expect((await ask(owner, path, { ...july, homes: `${gull},${other}` })).status).toBe(403)
    expect((await ask(owner, path, { ...july, homes: `${gull},999999` })).status).toBe(404)
    expect((await ask(stranger, path, { ...july, homes: `${gull}` })).status).toBe(403)
  }
})

test('limits a call to 30 homes and 63 days, and for claims alone to 60 homes and 400 days', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',')
  const of = (days: number) => ({ from: july.from, to: addDays(july.from, days) })
  expect(codeOf(await ask(owner, 'owners/calendar', { ...of(64), homes: `${gull}` }))).toBe('range_too_long')
  expect((await ask(owner, 'owners/calendar', { ...of(63), homes: `${gull}` })).status).toBe(200)
  expect(codeOf(await ask(owner, 'owners/calendar', { ...july, homes: many(31) }))).toBe('invalid_input')
  expect(codeOf(await ask(owner, 'owners/calendar/claims', { ...of(401), homes: `${gull}` }))).toBe('range_too_long')
  expect((await ask(owner, 'owners/calendar/claims', { ...of(400), homes: `${gull}` })).status).toBe(200)
  expect(codeOf(await ask(owner, 'owners/calendar/claims', { ...july, homes: many(61) }))).toBe('invalid_input')
  for (const homes of ['', 'a', '1,,2'])
    expect(codeOf(await ask(owner, 'owners/calendar', { ...july, homes }))).toBe('invalid_input')
  expect(codeOf(await ask(owner, 'owners/calendar', { from: july.to, to: july.from, homes: `${gull}` }))).toBe(
    'invalid_input',
  )
})

test("names no one in a year's claims", async () => {
  await take(gull, '2027-07-12', '2027-07-15')
  const answer = await ask(owner, 'owners/calendar/claims', { from: '2027-01-01', to: '2028-01-01', homes: `${gull}` })
  expect(answer.body.results).toEqual({
    homes: [{ id: gull, today: '2027-07-01', claims: [{ kind: 'booked', from: '2027-07-12', to: '2027-07-15' }] }],
  })
})

test('R5 shows which linked home blocks a night, and not as if someone had closed it', async () => {
  await t.write((ctx) => linkHomes(ctx, gull, [wing]))
  await take(wing, '2027-07-12', '2027-07-15')
  const answer = await ask(owner, 'owners/calendar', { ...july, homes: `${gull},${wing}` })
  const { calendars } = answer.body.results as Calendars
  expect(calendars[0]?.bars[0]).toMatchObject({ kind: 'blocked', linkedHome: 'Gull Wing', why: '', who: '', label: '' })
  expect(calendars[1]?.bars[0]).toMatchObject({ kind: 'booked', linkedHome: null })
})

test('R62 lists each reader of the calendar with their last read, and whether they know the latest change', async () => {
  const secret = await t.write((ctx) => makeExportSecret(ctx, gull))
  const readAs = (userAgent: string) => t.write((ctx) => readExport(ctx, secret, { userAgent, address: '192.0.2.1' }))
  const readers = async () => {
    const answer = await owner.raw({ path: `owners/properties/${gull}/calendar?from=${july.from}&to=${july.to}` })
    return (answer.body.results as { export: { readers: { name: string; upToDate: boolean }[] } }).export.readers
  }
  await readAs('Vrbo')
  t.clock.advance(10)
  await readAs('Airbnb Calendar')
  expect((await readers()).map(({ name, upToDate }) => [name, upToDate])).toEqual([
    ['Airbnb Calendar', true],
    ['Vrbo', true],
  ])
  t.clock.advance(10)
  await take(gull, '2027-07-12', '2027-07-15', 'blocked')
  t.clock.advance(10)
  await readAs('Vrbo')
  expect((await readers()).map(({ name, upToDate }) => [name, upToDate])).toEqual([
    ['Vrbo', true],
    ['Airbnb Calendar', false],
  ])
})

test('shows an owner the calendars imported into all their homes, and no one else’s', async () => {
  const other = (await t.write((ctx) => a.home(ctx, { ownerId: stranger.accountId }))).id
  await t.write(async (ctx) => {
    for (const homeId of [gull, wing, other])
      await addFeed(ctx, homeId, { name: 'Other site', url: `https://calendars.test/${homeId}.ics` })
  })
  const { feeds } = (await ask(owner, 'owners/calendar/feeds', {})).body.results as { feeds: { homeId: number }[] }
  expect(feeds.map(({ homeId }) => homeId).filter((id) => [gull, wing, other].includes(id))).toEqual([gull, wing])
})
