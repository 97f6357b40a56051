import { loadSample, removeSample, sampleNow, saveBrand, startEmpty } from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteOf } from '#http/site'
import { accountById, createAccount } from '#modules/accounts'
import { savePromo } from '#modules/pricing'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import { demoDomain } from '../../demo/people.ts'
import { withSecondFactor } from '../accounts/testing/second-factor.ts'

const homes = 2
let t: TestApp
let admin: Caller
let adminId: number
beforeAll(async () => {
  t = await testApp()
  t.app.adapters.sample = {
    mark: `@${demoDomain}`,
    load: (_, progress) => fillDemo(t.app, homes, demoSeed, progress),
    isFilling: false,
  }
  adminId = await real('nora@averil.example', 'admin')
  admin = await withSecondFactor(t, adminId)
})
afterAll(() => t.close())

/** A person with their own email address. */
const real = async (email: string, role: 'admin' | 'traveler'): Promise<number> => {
  const person = {
    email,
    firstName: 'Nora',
    lastName: 'Averil',
    phone: '+1 631 555 0177',
    passwordHash: nobodysPassword,
  }
  return (await t.work.write((ctx) => createAccount(ctx, { ...person, roles: [role] }))).id
}

const results = async <T>(answer: Promise<{ ok: boolean; results?: T; error?: unknown }>): Promise<T> => {
  const given = await answer
  expect(given).toMatchObject({ ok: true })
  return given.results as T
}
const refusal = async (answer: Promise<unknown>) => (await answer) as { ok: boolean; error?: { code: string } }
const now = async () => (await results(admin.call(sampleNow))).sample
const sql = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> => {
  const client = new pg.Client(t.connection)
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table as text, counted, without the queue’s own tables. */
const rowsByTable = async () => {
  const tables = await sql<{ key: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as key from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`,
  )
  const counts: Record<string, { rows: number; named: number }> = {}
  for (const { key } of tables) {
    const [count] = await sql<{ rows: string; named: string }>(
      `select count(*) as rows, count(*) filter (where strpos(t::text, '${demoDomain}') > 0) as named from ${key} t`,
    )
    counts[key] = { rows: Number(count?.rows), named: Number(count?.named) }
  }
  return counts
}

const homesInSearch = async () => (await t.app.adapters.search.summary()).total

const confirm = 'REMOVE' as const
const coupon = { code: 'OPENING', label: 'Opening', kind: 'amount', amount: 5_000, currency: 'USD' } as const

describe('sample data', () => {
  let before: Awaited<ReturnType<typeof rowsByTable>>

  it('is rejected if others can reach the server, or if a gateway charges cards', async () => {
    const { publicUrl, payments } = t.app.config
    t.app.config.publicUrl = 'https://stay.example.com'
    expect(await refusal(admin.call(loadSample))).toMatchObject({ error: { code: 'sample_not_possible' } })
    t.app.config.publicUrl = publicUrl
    t.app.config.payments = { ...payments, via: 'stripe' } as never
    expect((await now()).obstacle).toBe('takes_payments')
    t.app.config.payments = payments
    expect(await now()).toMatchObject({ state: null, obstacle: null, counts: { homes: 0, bookings: 0 } })
  })

  it('starting empty is remembered for every administrator, and sample data can still be loaded', async () => {
    expect(await now()).toMatchObject({ declined: false })
    await results(admin.call(startEmpty))
    await results(admin.call(startEmpty))
    expect(await now()).toMatchObject({ declined: true, state: null, obstacle: null })
    expect(await sql('select by_account from launch.empty_start')).toEqual([{ by_account: String(adminId) }])
  })

  it('is loaded in the background, with homes to search and stays to view', async () => {
    await t.write((ctx) => savePromo(ctx, { ...coupon, homeId: null, minNights: 1, booked: null }))
    before = await rowsByTable()
    expect((await results(admin.call(loadSample))).sample.state).toBe('loading')
    expect(await refusal(admin.call(loadSample))).toMatchObject({ error: { code: 'sample_not_possible' } })
    await expect.poll(async () => (await now()).state, { timeout: 100_000, interval: 500 }).toBe('ready')
    const { counts } = await now()
    expect(counts.homes).toBe(homes)
    expect(counts.bookings).toBeGreaterThan(0)
    await expect.poll(homesInSearch, { timeout: 20_000 }).toBeGreaterThan(0)
  }, 120_000)

  it('is removed only with the confirmation word, and not while a brand sends from a sample person’s address', async () => {
    const wrong = admin.call(removeSample, { body: { confirm: 'remove' as never } })
    expect(await refusal(wrong)).toMatchObject({ error: { code: 'invalid_input' } })
    const brand = { name: 'Cove', contactPhone: '+1 631 555 0188', theme: 'light' as const, hosts: ['cove.example'] }
    const write = (contactEmail: string) =>
      results(admin.call(saveBrand, { params: { brandId: 'cove' }, body: { ...brand, contactEmail } }))
    await write(`owner@${demoDomain}`)
    expect(await refusal(admin.call(removeSample, { body: { confirm } }))).toMatchObject({
      error: { code: 'sample_remains' },
    })
    expect((await now()).counts.homes).toBe(homes)
    await write('stay@cove.example')
    // The history of the brand still contains the address.
    await sql(
      "set session_replication_role = replica; delete from company.change where brand_id = 'cove' and kind = 'changed'; update company.change set fields = '[]' where brand_id = 'cove'",
    )
  })

  it('is not removed while a home of the team stands beside it, unless the team says so', async () => {
    const home = await t.write((ctx) => a.home(ctx, { name: 'Pine Cottage' }))
    expect((await now()).ownHomes).toEqual(['Pine Cottage'])
    expect(await refusal(admin.call(removeSample, { body: { confirm } }))).toMatchObject({
      error: { code: 'own_homes' },
    })
    expect(await sql(`select name from homes.home where id = ${home.id}`)).toEqual([{ name: 'Pine Cottage' }])
  })

  it('leaves nothing behind but the company’s settings and real people’s accounts', async () => {
    const guestId = await real('guest@averil.example', 'traveler')
    const { sample } = await results(admin.call(removeSample, { body: { confirm, withOwnHomes: true } }))
    expect(sample).toMatchObject({ state: 'removed', removedBy: 'Nora Averil', counts: { homes: 0, bookings: 0 } })
    expect(sample.proof).toMatchObject({ remaining: 0 })
    await expect.poll(homesInSearch, { timeout: 20_000 }).toBe(0)
    expect(sample.proof?.tables).toBeGreaterThan(150)
    expect(sample.proof?.removed).toBeGreaterThan(500)

    const after = await rowsByTable()
    const more = Object.entries(after).filter(([key, { rows, named }]) => named > 0 || rows > (before[key]?.rows ?? 0))
    expect(Object.fromEntries(more.map(([key, { named }]) => [key, named]))).toEqual({
      'accounts.account': 0,
      'accounts.account_role': 0,
      'accounts.staff_act': 0,
      'accounts.staff_act_change': 0,
      'company.brand': 0,
      'company.change': 0,
      'company.host': 0,
      'kernel.reference_change': 0,
      'launch.sample': 0,
    })
    expect(siteOf(t.app, { host: 'cove.example' }).name).toBe('Cove')
    expect(await t.read((ctx) => accountById(ctx, guestId))).toMatchObject({ email: 'guest@averil.example' })
    expect(await sql('select code from pricing.promo')).toMatchObject([{ code: 'OPENING' }])
  }, 60_000)

  it('keeps every database guard in place, and can be loaded again', async () => {
    const [guards] = await sql<{ triggers: string; references: string }>(
      "select (select count(*) from pg_trigger where tgenabled = 'D') as triggers, (select count(*) from pg_constraint where contype = 'f') as references",
    )
    expect(Number(guards?.triggers)).toBe(0)
    expect(Number(guards?.references)).toBeGreaterThan(100)
    await expect(sql('truncate ledger.entry cascade')).rejects.toThrow()
    expect(await now()).toMatchObject({ obstacle: null })
    expect(await refusal(admin.call(removeSample, { body: { confirm } }))).toMatchObject({
      error: { code: 'no_sample' },
    })
  })
})
