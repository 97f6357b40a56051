import { readFileSync } from 'node:fs'
import { render, type Said } from '@porchlight/wording'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#kernel/migrate'
import { hashOf } from './commands.ts'

const server = inject('testDatabase')
const connection = { ...server, database: `journal_texts_${process.pid}_${Date.now()}` }
let client: pg.Client

const usd = (amount: number) => ({ amount, currency: 'USD' })
const written = (text: string) => ({ code: 'as_written', params: { text } })

const feeLine = (rule: string, code: string, text: string) => ({
  code,
  label: written(text),
  amount: 1_000,
  optional: false,
  why: { rule, text: written(''), steps: [] },
})
const quote = (fees: object[]) => ({ place: { timeZone: 'America/New_York' }, price: { fees } })
const oneFee = quote([
  feeLine('fee:12', 'pets', 'Dogs'),
  feeLine('fee:13', 'service', 'Booking fee'),
  feeLine('waiver:300000', 'deposit_waiver', 'Waiver'),
])
const twoFees = quote([feeLine('fee:12', 'pets', 'Dogs'), feeLine('fee:14', 'cleaning', 'Cleaning')])

const entry = (document: string) => ({ id: 1, postedAt: '2027-05-01T16:00:00Z', purpose: 'x', document, lines: [] })
const line = (label: string, detail: string, parts: [string, string][] = []) => ({
  id: 'x',
  label,
  detail,
  amount: usd(100),
  parts: parts.map(([part, why]) => ({ label: part, why, amount: usd(1) })),
  entries: [entry('Booking PL-20455')],
})
/** A closed quarter as the previous version wrote it. */
const statement = {
  basis: 'Stays count on the day that each home’s contract names, where the home is.',
  opening: usd(0),
  homes: [
    {
      name: 'Gull House',
      lines: [
        line('Ana Ruiz', 'PL-20455 · 28 Dec 2026 to 3 Jan 2027 · 6 nights', [
          ['Paid by the guest', 'the stay is earned'],
          ['Tax, Dare County', 'collected for the authority'],
          ['Commission', '25% commission, contract version 3'],
          ['Cleaning', 'cleaning and running the house'],
        ]),
        line('Kept of the canceled stay of Bo Li', 'PL-20456 · 1 May to 8 May 2027 · 7 nights'),
        line(
          'Correction: Ana Ruiz',
          'PL-20455 · 1 May to 2 May 2027 · 1 night. Belongs to 31 Mar 2027; that period is closed.',
        ),
        line('Correction: Lost heating', 'Belongs to 2 Apr 2027; that period is closed.'),
        line('Roof: Tern Roofing, 12', 'Roof: Tern Roofing, 12'),
      ],
    },
  ],
  payoutLines: [line('Payout sent back by the bank', 'Payout 7: May')],
}

beforeAll(async () => {
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${connection.database}`)
  await admin.end()
  await migrate({ connection, upTo: '0750-texts-as-data.sql' })
  client = new pg.Client(connection)
  await client.connect()
  // The rows stand alone here; the rows they reference don't matter.
  await client.query('set session_replication_role = replica')
  for (const [id, held] of [
    [1, oneFee],
    [2, twoFees],
  ] as const) {
    await client.query(
      `insert into pricing.quote (home_id, hash, seal, document, expires_at, created_at) values (1, $1, 'x', $2, now(), now())`,
      [`hash${id}`, held],
    )
    await client.query(
      `insert into bookings.booking (id, home_id, guest_id, status, arrive, depart, check_in_at, check_out_at, adults,
         children, infants, pets, quote_id, quote_hash, quote_expires_at, quote, contract, currency, total_minor,
         created_at, changed_at)
       overriding system value values ($1, 1, 1, 'completed', '2027-07-02', '2027-07-09', '2027-07-02 20:00Z',
         '2027-07-09 14:00Z', 2, 0, 0, 0, $1, 'x', now(), $2, '{}', 'USD', 1, now(), now())`,
      [id, held],
    )
  }
  const entries = ['Booking PL-20001', 'Refund 4: Booking PL-20001 was canceled.', 'Roof: Tern Roofing, 12']
  for (const [at, document] of entries.entries())
    await client.query(
      `insert into ledger.entry (id, purpose, source, document, occurred_on, dated, posted_at, line_count)
       overriding system value values ($1, 'x', $2, $3, '2027-07-02', '2027-07-02', now(), 2)`,
      [at + 1, `s:${at}`, document],
    )
  const lines: [booking: number, account: string, why: string][] = [
    [1, 'income:cleaning', 'cleaning and running the house'],
    [1, 'income:service-fee', 'service fee'],
    [2, 'income:cleaning', 'cleaning and running the house'],
    [1, 'income:commission', '25% commission, contract version 3'],
    [1, 'payable:operator', 'Sent back by the bank: R03'],
    [1, 'expense:operator', 'a note of our own'],
  ]
  for (const [at, [booking, account, why]] of lines.entries())
    await client.query(
      `insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, booking_id, why)
       values (1, $1, $2, 'USD', -100, $3, $4)`,
      [at + 1, account, booking, why],
    )
  const refunds: string[] = JSON.parse(readFileSync(new URL('./testing/english-refunds.json', import.meta.url), 'utf8'))
  for (const [at, why] of refunds.entries())
    await client.query(
      `insert into payments.refund (gateway_key, intent_id, booking_id, home_id, currency, amount_minor, why, created_at)
       values ($1, 1, 1, 1, 'USD', 100, $2, now())`,
      [`key${at}`, why],
    )
  const document = JSON.stringify(statement)
  await client.query(
    `insert into statements.closed (owner_id, year, quarter, currency, earned_minor, payouts_minor, closing_minor, document,
       hash, closed_at) values (1, 2027, 2, 'USD', 0, 0, 0, $1, $2, now())`,
    [document, hashOf(document)],
  )
  const due = (kind: string, label: string, detail: string) => ({ kind, label, detail, home: null, amount: 1 })
  await client.query(
    `insert into dues.invoice (serial, owner_id, year, quarter, currency, total_minor, issued_on, due_on, issued_at, document)
     values (1, 1, 2027, 2, 'USD', 2, '2027-07-01', '2027-07-31', now(), $1)`,
    [{ lines: [due('opening', '', ''), due('line', 'Ana Ruiz', 'PL-20455 · 1 May to 8 May 2027 · 7 nights')] }],
  )
  const is = 'Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 2 adults, 1 child, 2 pets'
  const noted: [string, object][] = [
    ['change', { was: 'Thu, Jul 1, 2027 to Fri, Jul 9, 2027, 1 adult', is, refund: 100 }],
    ['change_asked', { is, until: 'Wed, Jun 2, 2027, 4:00 PM EDT' }],
    ['damage', { amount: 500, document: 'Claim 9, settled' }],
    ['expire', { was: 'requested' }],
  ]
  for (const [what, detail] of noted)
    await client.query(
      `insert into bookings.timeline (booking_id, at, what, by_kind, detail) values (1, now(), $1, 'system', $2)`,
      [what, detail],
    )
  await client.query('set session_replication_role = default')
  await migrate({ connection })
})

afterAll(async () => {
  await client.end()
})

const column = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value)

test('price fees keep their numbers, and a quote the hash of its content', async () => {
  expect(
    await column(`select jsonb_path_query_array(document, '$.price.fees[*].fee') from pricing.quote order by id`),
  ).toEqual([
    [12, 13, null],
    [12, 14],
  ])
  expect(
    await column(`select jsonb_path_query_array(quote, '$.price.fees[*].fee') from bookings.booking order by id`),
  ).toEqual([
    [12, 13, null],
    [12, 14],
  ])
})

test('an income line names its fee if the price has one of that kind', async () => {
  const { rows } = await client.query('select charge_code, fee_id, charge_label, why from ledger.line order by ordinal')
  expect(rows.map(({ charge_code, fee_id, charge_label }) => [charge_code, fee_id, charge_label?.params.text])).toEqual(
    [
      ['pets', '12', 'Dogs'],
      ['service', '13', 'Booking fee'],
      [null, null, undefined],
      [null, null, undefined],
      [null, null, undefined],
      [null, null, undefined],
    ],
  )
  expect(rows.map(({ why }) => render('de', why))).toEqual([
    'Reinigung und Betrieb des Hauses',
    'Servicegebühr',
    'Reinigung und Betrieb des Hauses',
    expect.stringMatching(/^25\s%/),
    'Von der Bank zurückgegeben: R03',
    'a note of our own',
  ])
})

test('entries and refunds state their purpose in every language', async () => {
  expect((await column('select document from ledger.entry order by id')).map((text) => render('fr', text))).toEqual([
    'Réservation PL-20001',
    'Remboursement 4\u202f: La réservation PL-20001 a été annulée.',
    'Roof: Tern Roofing, 12',
  ])
  expect((await column('select why from payments.refund order by id')).map((text) => render('es', text))).toEqual([
    'La reserva PL-20001 se modificó.',
    'Las noches se volvieron a reservar.',
    '«Late check-out» se canceló.',
  ])
})

test('a closed statement says the same as data, under the hash of its content', async () => {
  const [row] = (await client.query('select document, hash from statements.closed')).rows
  expect(row.hash).toBe(hashOf(row.document))
  const { basis, homes, payoutLines, opening } = JSON.parse(row.document)
  expect(opening).toEqual(usd(0))
  expect(basis).toEqual({ code: 'statement.basis.mixed' })
  const lines = [...homes[0].lines, ...payoutLines]
  expect(lines.map(({ label, detail }) => [render('en', label), render('en', detail)])).toEqual([
    ['Ana Ruiz', 'PL-20455 · Dec 28, 2026 – Jan 3, 2027 · 6 nights'],
    ['Retained from the canceled stay of Bo Li', 'PL-20456 · May 1 – 8, 2027 · 7 nights'],
    [
      'Adjustment: Ana Ruiz',
      'PL-20455 · May 1 – 2, 2027 · 1 night · Belongs to Wed, Mar 31, 2027; that period is closed.',
    ],
    ['Adjustment: Lost heating', 'Belongs to Fri, Apr 2, 2027; that period is closed.'],
    ['Roof: Tern Roofing, 12', 'Roof: Tern Roofing, 12'],
    ['Payout returned by the bank', 'Payout 7: May'],
  ])
  expect(
    lines[0].parts.map(({ label, why }: { label: Said; why: Said }) => `${render('en', label)}: ${render('en', why)}`),
  ).toEqual([
    'Paid by the guest: the stay is earned',
    'Tax, Dare County: collected for the authority',
    'Commission: 25% commission, contract version 3',
    // One line combined all fees: which ones is not known.
    'Fees for running the home: cleaning and running the home',
  ])
  expect(lines[0].entries[0].document).toEqual({ code: 'entry.booking', params: { number: 'PL-20455' } })
})

test('so do owner invoices and timelines', async () => {
  const [lines] = await column(`select document->'lines' from dues.invoice`)
  expect(lines[0]).toMatchObject({ kind: 'opening', label: '', detail: '' })
  expect(render('en', lines[1].detail)).toBe('PL-20455 · May 1 – 8, 2027 · 7 nights')
  const [change, proposed, damage, expired] = await column('select detail from bookings.timeline order by id')
  expect(render('en', change.is)).toBe('Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 2 adults, 1 child, 2 pets')
  expect(render('de', change.was)).toBe('Do., 1. Juli 2027 bis Fr., 9. Juli 2027, 1 Erwachsener')
  expect(proposed.until).toEqual({ instant: '2027-06-02T20:00:00.000Z', zone: 'America/New_York' })
  expect(damage.document).toEqual({ code: 'claim.settled_document', params: { id: '9' } })
  expect(expired).toEqual({ was: 'requested' })
})
