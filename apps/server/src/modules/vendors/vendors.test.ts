import {
  addVendor,
  changeVendor,
  lookup,
  retireVendor,
  vendorOfOwner,
  vendorsOfDesk,
  vendorsOfOwner,
} from '@porchlight/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { remindOfDocuments } from './jobs.ts'
import { documentsOn, remindersDue } from './rules.ts'
import { db } from './tables.ts'
import { readStoredPhones } from './vendors.ts'

describe('documents', () => {
  const until = (insuredUntil: string | null, contractUntil: string | null = null) => ({ insuredUntil, contractUntil })

  it('are valid through their last day, and the earlier of both counts', () => {
    expect(documentsOn(until(null), '2027-01-15')).toBe('sound')
    expect(documentsOn(until('2027-01-15'), '2027-01-15')).toBe('ending')
    expect(documentsOn(until('2027-01-14'), '2027-01-15')).toBe('ended')
    expect(documentsOn(until('2028-01-14', '2027-02-14'), '2027-01-15')).toBe('ending')
    expect(documentsOn(until('2027-02-15'), '2027-01-15')).toBe('sound')
  })

  it('cause one email per expiry, whenever the job runs', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-02-${String(number).padStart(2, '0')}`)
    fc.assert(
      fc.property(day, day, day, (insured, contract, today) => {
        const due = remindersDue(until(insured, contract), [], today)
        expect(remindersDue(until(insured, contract), due, today)).toEqual([])
      }),
    )
  })
})

const t = sceneApp()
let staff: Caller & { email: string }
let owner: Caller & { accountId: number }
let homeId: number

beforeAll(async () => {
  staff = await t.person('staff')
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
})

const plumber = (homes: number[]) => ({
  name: 'Tidewater Plumbing',
  category: 'general' as const,
  trade: 'Plumber',
  contact: 'Ruth',
  email: 'ruth@tidewater.test',
  phone: '+1 631 555 0150',
  note: 'Asks for the gate code.',
  insuredUntil: null,
  contractUntil: null,
  homes,
})
const add = async (body = plumber([homeId])) => (await good(staff.call(addVendor, { body }))).vendor

it('C860 has tags, each once, that it can be found by; those in use can be looked up by key, with their color', async () => {
  const tagged = async (tags: string[]) =>
    (await good(staff.call(addVendor, { body: { ...plumber([homeId]), tags } }))).vendor
  const first = await tagged(['Boilers', 'boilers', '24 h'])
  await tagged(['24 h', 'Straße'])
  expect(first.tags.map(({ name }) => name)).toEqual(['Boilers', '24 h'])
  const optionsFor = async (key: 'vendor-tags' | 'tag-colors', q = '') =>
    (await good(staff.call(lookup, { params: { key }, query: { q } }))).options
  const [top] = await optionsFor('vendor-tags')
  expect(top).toMatchObject({ value: '24 h', count: 2, color: first.tags[1]?.color })
  expect((await optionsFor('vendor-tags', 'stras')).map(({ value }) => value)).toEqual(['Straße'])
  expect(await optionsFor('vendor-tags', 'nothing like it')).toEqual([])
  const colors = (await optionsFor('tag-colors')).map(({ color }) => color)
  expect(new Set(colors).size).toBe(colors.length)
  expect(colors).toContain(first.tags[0]?.color)
  expect((await staff.raw({ path: 'lookups/no-such-list' })).status).toBe(404)
  expect(await refused(owner.call(lookup, { params: { key: 'vendor-tags' }, query: {} }))).toMatchObject({
    status: 403,
  })
  const found = await good(staff.call(vendorsOfDesk, { query: { q: 'boiler' } }))
  expect(found.vendors.map(({ id }) => id)).toContain(first.id)
  for (const tags of [['a,b'], [''], ['x'.repeat(31)], Array.from({ length: 11 }, (_, at) => `tag ${at}`)])
    expect(await refused(staff.call(addVendor, { body: { ...plumber([homeId]), tags } }))).toMatchObject({
      code: 'invalid_input',
    })
})

it('the team adds, edits, and retires a vendor, and owners no longer see a retired one', async () => {
  const { id } = await add()
  const body = { ...plumber([homeId]), name: 'Tidewater & Sons' }
  await good(staff.call(changeVendor, { params: { id }, body }))
  const find = async () => (await good(staff.call(vendorsOfDesk))).vendors.find((one) => one.id === id)
  expect(await find()).toMatchObject({ name: 'Tidewater & Sons', homes: [{ id: homeId }], retired: false })
  await good(staff.call(retireVendor, { params: { id }, body: { retired: true } }))
  expect(await find()).toMatchObject({ retired: true })
  expect(await refused(owner.call(vendorOfOwner, { params: { id } }))).toMatchObject({ status: 404 })
})

it("an owner sees who works in their homes, only those homes, and no one else's vendors", async () => {
  const other = await t.person('owner')
  const elsewhere = (await t.write((ctx) => a.home(ctx, { ownerId: other.accountId }))).id
  const shared = await add(plumber([homeId, elsewhere]))
  const theirs = await add(plumber([elsewhere]))
  const { vendors } = await good(owner.call(vendorsOfOwner))
  expect(vendors.find(({ id }) => id === shared.id)?.homes.map(({ id }) => id)).toEqual([homeId])
  expect(vendors.map(({ id }) => id)).not.toContain(theirs.id)
  expect(vendors[0]).not.toHaveProperty('note')
  expect(await refused(owner.call(vendorOfOwner, { params: { id: theirs.id } }))).toMatchObject({ status: 404 })
  expect(await refused(owner.call(vendorOfOwner, { params: { id: 999_999 } }))).toMatchObject({ status: 404 })
})

it('a vendor is found by part of its name, contact, or trade, in any spelling', async () => {
  const { id } = await add({ ...plumber([]), name: 'Łódź & Søn Straßenbau', contact: '王小明', trade: 'Dachdecker' })
  const found = async (q: string) =>
    (await good(staff.call(vendorsOfDesk, { query: { q } }))).vendors.map((one) => one.id)
  for (const q of ['lodz', 'Son', 'soen', 'strassenbau', 'Wang Xiaoming', 'dach', 'Łódź', ' straße'])
    expect(await found(q), q).toContain(id)
  expect(await found('Plumbing')).not.toContain(id)
})

it("a home that doesn't exist can't be served", async () => {
  expect(await refused(staff.call(addVendor, { body: plumber([999_999]) }))).toMatchObject({ status: 404 })
})

it('the team is reminded once of expiring documents', async () => {
  const today = t.clock.now().toISOString().slice(0, 10)
  await add({ ...plumber([]), name: 'Saltbox Insurance Test', insuredUntil: today as never })
  await remindOfDocuments(t.app)
  await remindOfDocuments(t.app)
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  const mails = (JSON.parse(text) as { subject: string; to: string }[]).filter(
    ({ to, subject }) => to === staff.email && subject.startsWith('Documents of Saltbox'),
  )
  expect(mails).toHaveLength(1)
})

it('documents hold until the company’s midnight, also after UTC’s', async () => {
  const start = t.clock.now()
  const { id } = await add({ ...plumber([]), name: 'Last Day Masonry', insuredUntil: '2027-01-20' as never })
  const shownAt = async (at: string) => {
    t.clock.set(at)
    const found = await good(staff.call(vendorsOfDesk, { query: { q: 'Last Day' } }))
    return Object.values(found.vendors.find((one) => one.id === id) ?? {})
  }
  expect(await shownAt('2027-01-21T04:30:00Z')).toContain('ending')
  expect(await shownAt('2027-01-21T05:00:00Z')).toContain('ended')
  t.clock.set(start)
})

describe('numbers stored before the rule', () => {
  const stored = async (phone: string, homes: number[]) => {
    const { id } = await add(plumber(homes))
    await t.write((ctx) =>
      db(ctx).updateTable('vendors.vendor').set({ phone, phone_state: 'unread' }).where('id', '=', id).execute(),
    )
    await t.write(readStoredPhones)
    return (await good(staff.call(vendorsOfDesk))).vendors.find((one) => one.id === id)
  }

  it("are rewritten if the homes' country makes them certain, and shown in international format", async () => {
    const shown = { phone: '+16315550140', displayPhone: '+1 631 555 0140', phoneUnclear: false }
    expect(await stored('(631) 555-0140', [homeId])).toMatchObject(shown)
    expect(await stored('+1 (0)631 555 0140', [])).toMatchObject(shown)
  })

  it('stay as written and are flagged if not', async () => {
    const flagged = { phone: '631 555 0140', displayPhone: '631 555 0140', phoneUnclear: true }
    expect(await stored('631 555 0140', [])).toMatchObject(flagged)
    expect(await t.write(readStoredPhones)).toBe(0)
  })

  it('are no longer flagged once staff save a certain one', async () => {
    const vendor = await stored('call Ruth', [homeId])
    expect(vendor).toMatchObject({ phone: 'call Ruth', phoneUnclear: true })
    const body = { ...plumber([homeId]), phone: '631 555 0141' }
    const saved = (await good(staff.call(changeVendor, { params: { id: vendor?.id ?? 0 }, body }))).vendor
    expect(saved).toMatchObject({ phone: '+16315550141', phoneUnclear: false })
  })
})

it('a vendor is never saved unseen over what someone else saved meanwhile', async () => {
  const body = { ...plumber([homeId]), name: 'Guarded Plumbing' }
  const { vendor: opened } = await good(staff.call(addVendor, { body }))
  const save = (change: object) =>
    staff.call(changeVendor, { params: { id: opened.id }, body: { ...body, version: opened.version, ...change } })
  const { vendor: saved } = await good(save({ homes: [] }))
  expect(await refused(save({ contact: 'Mara' }))).toMatchObject({ status: 409, code: 'settings_changed' })
  const now = (await good(staff.call(vendorsOfDesk))).vendors.find(({ id }) => id === opened.id)
  expect(now).toMatchObject({ contact: 'Ruth', homes: [], version: saved.version })
  await good(save({ contact: 'Mara', version: saved.version }))
  expect(await refused(save({ note: 'x', version: saved.version }))).toMatchObject({ code: 'settings_changed' })
})
