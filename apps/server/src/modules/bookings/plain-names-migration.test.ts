import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#kernel/migrate'
import { hashOf, policyPresets } from '#modules/pricing'

const server = inject('testDatabase')
const connection = { ...server, database: `plain_names_${process.pid}_${Date.now()}` }
let client: pg.Client

/** As the previous version stored it. */
const formerPolicy = JSON.parse(JSON.stringify(policyPresets.strict).replace('"retainedFor"', '"keptFor"'))
const formerQuote = { homeId: 1, policy: formerPolicy, price: { nights: [{ amount: 100 }], deposit: 0 } }
const quote = { ...formerQuote, policy: policyPresets.strict }

const rows = async (text: string) => (await client.query(text)).rows

beforeAll(async () => {
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${connection.database}`)
  await admin.end()
  await migrate({ connection, upTo: '1400-strategy-choices' })
  client = new pg.Client(connection)
  await client.connect()
  // The rows stand alone here; the rows they reference don't matter.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into pricing.quote (home_id, hash, seal, document, expires_at, created_at) values (1, $1, $1, $2, now(), now())`,
    [hashOf(formerQuote), formerQuote],
  )
  await client.query(
    `insert into bookings.booking (home_id, guest_id, status, arrive, depart, check_in_at, check_out_at, adults, children,
       infants, pets, quote_id, quote_hash, quote_expires_at, quote, contract, currency, total_minor, created_at, changed_at)
     values (1, 1, 'canceled', '2027-07-02', '2027-07-09', '2027-07-02 20:00Z', '2027-07-09 14:00Z', 2, 0, 0, 0, 1, 'x',
       now(), $1, '{}', 'USD', 1, now(), now())`,
    [formerQuote],
  )
  await client.query(
    `insert into bookings.payment_request (hash, booking_id, currency, amount_minor, reason, state, asked_by, asked_at,
       settled_at)
     values ('a', 1, 'USD', 1, 'x', 'asked', 1, now(), null), ('b', 1, 'USD', 1, 'x', 'taken_back', 1, now(), now()),
       ('c', 1, 'USD', 1, 'x', 'accepted', 1, now(), now())`,
  )
  await client.query(
    `insert into bookings.timeline (booking_id, at, what, by_kind)
     values (1, now(), 'asked', 'guest'), (1, now(), 'taken_back', 'staff'), (1, now(), 'paid', 'guest')`,
  )
  await client.query(
    `insert into claims.claim (booking_id, home_id, guest_id, raised_by, raised_as, raised_at, currency, claimed_minor,
       answer_by)
     values (1, 1, 1, 1, 'team', now(), 'USD', 1, now())`,
  )
  await client.query(
    `insert into tastes.taste (secret_hash, choices, reading, made_at)
     values ('x', '', ('{"sureness": "few", "leans": [{"trait": "harb' || 'our"}]}')::jsonb, now())`,
  )
  await client.query('set session_replication_role = default')
  await migrate({ connection })
})

afterAll(async () => {
  await client.end()
})

test('a quote and its booking name the party money is retained for, under a seal that fits', async () => {
  expect(await rows('select document, hash, seal from pricing.quote')).toEqual([
    { document: quote, hash: hashOf(formerQuote), seal: hashOf(quote) },
  ])
  expect(await rows('select quote from bookings.booking')).toEqual([{ quote }])
})

test('requests and claims that wait for the guest are open, and charges removed from a stay canceled', async () => {
  expect(await rows('select state from bookings.payment_request order by hash')).toEqual([
    { state: 'open' },
    { state: 'canceled' },
    { state: 'accepted' },
  ])
  expect(await rows('select state from claims.claim')).toEqual([{ state: 'open' }])
  expect((await rows('select what from bookings.timeline order by id')).map(({ what }) => what)).toEqual([
    'charge_accepted',
    'charge_canceled',
    'paid',
  ])
})

test('a style profile has its confidence, and traits in American spelling', async () => {
  expect(await rows('select reading from tastes.taste')).toEqual([
    { reading: { confidence: 'few', leans: [{ trait: 'harbor' }] } },
  ])
})

test('the database rejects the former names, and what contradicts the new ones', async () => {
  const setState = (state: string) => client.query('update bookings.payment_request set state = $1', [state])
  await expect(setState('asked')).rejects.toThrow('payment_request_state_check')
  await expect(setState('open')).rejects.toThrow('payment_request_check')
  await expect(client.query(`update claims.claim set answer_by = null`)).rejects.toThrow('claim_check')
})

test('triggers that keep agreed terms unchanged are on again', async () => {
  const off = `select tgname from pg_trigger where tgenabled = 'D'`
  expect(await rows(off)).toEqual([])
})
