import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#kernel/migrate'
import { hashOf } from './canonical.ts'
import { policyPresets } from './engine/policy.ts'
import { quoteDocument } from './engine/quote-document.ts'
import { refundFor } from './engine/refund.ts'
import { aDiscount, aFee, aHome, aPlan, aSeason, aTax, workedExample, workedRequest } from './testing/sample.ts'

/** Rows as the previous version wrote them, with sentences where there is now data. */
const before = JSON.parse(readFileSync(new URL('./testing/english-texts.json', import.meta.url), 'utf8'))

const feeKinds = [
  'per_stay',
  'per_night',
  'per_guest',
  'per_guest_night',
  'with_pets',
  'per_pet',
  'per_pet_night',
] as const
const taxKinds = ['per_night', 'per_person_night', 'per_stay'] as const

/** The stays of those rows, with a line of each kind. */
const prices = {
  ...workedExample,
  plan: aPlan({
    nonRefundable: 1_000,
    deposit: 100_000,
    floor: 90_000,
    cap: 200_000,
    waiver: { price: 5_900, limit: 300_000 },
    discounts: 'stack',
  }),
  seasons: [aSeason({ from: '2027-07-06', to: '2027-07-07', nightly: 110_000 })],
  nightPrices: [
    { night: '2027-07-05', amount: 120_000, by: 'hand' as const },
    { night: '2027-07-07', amount: 80_000, by: 'hand' as const },
    { night: '2027-07-08', amount: 300_000, by: 'hand' as const },
  ],
  discounts: [
    aDiscount({ kind: 'length_of_stay', label: 'Weekly discount', minNights: 7, of: 'rent' }),
    aDiscount({ id: 2, kind: 'early_bird', label: 'Early', daysAhead: 60, basisPoints: 525 }),
    aDiscount({ id: 3, kind: 'new_listing', label: 'New', basisPoints: 100 }),
    aDiscount({ id: 4, kind: 'promotion', label: 'Summer deal', basisPoints: 100 }),
  ],
  fees: [
    aFee({ note: 'Everything washed, and fresh towels.' }),
    aFee({ id: 2, code: 'service', label: 'Service', kind: 'percent', amount: 600, position: 2, note: 'For us.' }),
    ...feeKinds.map((kind, at) =>
      aFee({ id: at + 10, code: 'pets', label: `Fee ${kind}`, kind, amount: 1_000, position: at + 10, note: '' }),
    ),
  ],
  taxes: [
    aTax({ retained: { when: 'always' } }),
    ...taxKinds.map((kind, at) =>
      aTax({
        id: at + 2,
        kind,
        label: `Tax ${kind}`,
        amount: 700,
        authority: 'town',
        authorityName: 'Town of Marrow, NC',
      }),
    ),
  ],
}
const plain = {
  ...workedRequest,
  party: { adults: 6, children: 2, infants: 0, pets: 2 },
  waiver: true,
  protection: { id: 4, provider: 'Seaward, Inc.', basisPoints: 700 },
}
const now = new Date('2026-11-20T14:50:00Z')
const { strict, rebooking } = policyPresets
const agreed = quoteDocument(aHome({ prices, policy: strict }), plain, now)
const asStored = (value: unknown) => JSON.parse(JSON.stringify(value))

const server = inject('testDatabase')
const connection = { ...server, database: `texts_${process.pid}_${Date.now()}` }
let client: pg.Client

beforeAll(async () => {
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${connection.database}`)
  await admin.end()
  await migrate({ connection, upTo: '0730-stays-by-day' })
  client = new pg.Client(connection)
  await client.connect()
  // The rows stand alone here; the rows they reference don't matter.
  await client.query('set session_replication_role = replica')
  for (const document of before.quotes)
    await client.query(
      `insert into pricing.quote (home_id, hash, document, expires_at, created_at) values (1, $1, $2, now(), now())`,
      [hashOf(document), document],
    )
  const money = (amount: number) => ({ amount, currency: 'USD' })
  const cancellation = {
    ...before.refund,
    lines: before.refund.lines.map((line: { paid: number }) => ({ ...line, paid: money(line.paid) })),
  }
  await client.query(
    `insert into bookings.booking (home_id, guest_id, status, arrive, depart, check_in_at, check_out_at, adults,
       children, infants, pets, quote_id, quote_hash, quote_expires_at, quote, charges, contract, currency, total_minor,
       cancellation, created_at, changed_at)
     values (1, 1, 'canceled', '2027-07-02', '2027-07-09', '2027-07-02 20:00Z', '2027-07-09 14:00Z', 6, 2, 0, 2, 2, 'x',
       now(), $1, '[]', '{}', 'USD', 1, $2, now(), now())`,
    [before.quotes[1], cancellation],
  )
  for (const bill of [before.bill, before.canceled])
    await client.query(
      `insert into invoices.invoice (prefix, serial, booking_id, account_id, currency, total_minor, issued_on, issued_at,
         document) values ('INV', $2, 1, 1, 'USD', 1, now(), now(), $1)`,
      [{ seller: {}, buyer: {}, booking: {}, bill }, bill === before.bill ? 1 : 2],
    )
  await client.query('set session_replication_role = default')
  await migrate({ connection })
})

afterAll(async () => {
  await client.end()
})

test('a quote from the previous version has the same content as the same quote today', async () => {
  const { rows } = await client.query('select document, hash, seal from pricing.quote order by id')
  expect(rows.map(({ document }) => document)).toEqual([
    asStored(quoteDocument(aHome({ prices, policy: strict }), { ...plain, nonRefundable: true }, now)),
    asStored(agreed),
    asStored(quoteDocument(aHome({ policy: rebooking }), workedRequest, now)),
  ])
  expect(rows.map(({ seal }) => seal)).toEqual(rows.map(({ document }) => hashOf(document)))
  // Links and bookings refer to it by its original hash.
  expect(rows.map(({ hash }) => hash)).toEqual(before.quotes.map(hashOf))
})

test('so does a booking, including the messages recorded at its cancellation', async () => {
  const [booking] = (await client.query('select quote, cancellation from bookings.booking')).rows
  expect(booking.quote).toEqual(asStored(agreed))
  const cancellation = { at: new Date('2027-05-20T12:00:00Z'), by: 'guest', confirmedAt: now } as const
  const { rule, lines } = refundFor(agreed, cancellation, { paid: agreed.price.total, alreadyRefunded: 0 })
  expect(booking.cancellation.rule).toEqual(rule)
  expect(booking.cancellation.lines.map(({ label, why }: { label: object; why: object }) => ({ label, why }))).toEqual(
    lines.map(({ label, why }) => ({ label, why })),
  )
})

test('an invoice matches the booking line by line', async () => {
  const { rows } = await client.query(`select document->'bill' as bill from invoices.invoice order by serial`)
  const { accommodation, fees, taxes } = agreed.price
  const lineOf = ({ label, amount, why }: (typeof fees)[number] | (typeof accommodation)[number]) => ({
    label,
    note: why.text,
    amount,
  })
  expect(rows[0].bill).toMatchObject({
    lines: [...accommodation, ...fees].map(lineOf),
    taxes: taxes.map(lineOf),
    reason: null,
  })
  expect(rows[1].bill).toMatchObject({
    lines: [{ label: { code: 'price.nights_charge' }, note: { code: 'invoice.retained' }, amount: 50 }],
    reason: { code: 'invoice.canceled' },
  })
})
