import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#kernel/secrets'
import type { Check } from '../kernel/check.ts'
import { closeQuarter } from '../modules/statements/index.ts'
import { libretranslate } from '../modules/translations/index.ts'
import { a } from '../testing/builders.ts'
import { type TestApp, testApp } from '../testing/harness.ts'
import { begunStay, confirmedStay } from '../testing/stays.ts'
import { checks } from './checks.ts'
import { examine } from './doctor.ts'

let t: TestApp
let client: pg.Client
let home: { id: number }
let bookingId: number
let earnedBookingId: number

beforeAll(async () => {
  t = await testApp()
  client = new pg.Client(t.connection)
  await client.connect()
  home = await t.write((ctx) => a.pricedHome(ctx))
  const earned = await begunStay(t, { homeId: home.id, arrive: '2027-02-01', depart: '2027-02-04' })
  earnedBookingId = earned.id
  const { rows } = await client.query(`select owner_id from ledger.line where account = 'payable:owner' limit 1`)
  t.clock.set('2027-04-03T17:00:00Z')
  await t.write((ctx) =>
    closeQuarter(ctx, {
      ownerId: Number(rows[0].owner_id),
      year: 2027,
      quarter: 1,
      closedBy: null,
      legalName: 'Porchlight',
    }),
  )
  bookingId = (await confirmedStay(t, { homeId: home.id, arrive: '2027-06-01', depart: '2027-06-04' })).id
  await t.drain()
})
afterAll(async () => {
  await client.end()
  await t.close()
})

/** Every check that some test has seen fail. */
const seen = new Set<string>()
const quiet = { say: () => {} }

const brokenNow = async (): Promise<string[]> => {
  const broken: string[] = []
  for (const check of checks) if ((await examine(t.app, quiet, [check])) > 0) broken.push(check.code)
  for (const code of broken) seen.add(code)
  return broken
}

/** Bypasses every trigger and foreign key, all or nothing. */
const unguarded = async (statements: string): Promise<void> => {
  try {
    await client.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Corrupts the data behind the product's back, runs the doctor, and repairs it. */
const whenBroken = async (breaking: string, repair: string): Promise<string[]> => {
  await unguarded(breaking)
  try {
    return await brokenNow()
  } finally {
    await unguarded(repair)
  }
}

const entry = (id: number, purpose: string, source: string, lines: number) =>
  `insert into ledger.entry (id, purpose, source, document, occurred_on, dated, posted_at, line_count)
   overriding system value values (${id}, '${purpose}', '${source}', '{}', '2027-01-15', '2027-01-15', now(), ${lines})`
const line = (entryId: number, ordinal: number, account: string, amount: number, more = '') =>
  `insert into ledger.line (entry_id, ordinal, account, currency, amount_minor${more ? `, ${more.split('=')[0]}` : ''})
   values (${entryId}, ${ordinal}, '${account}', 'USD', ${amount}${more ? `, ${more.split('=')[1]}` : ''})`
const without = (id: number) =>
  `delete from ledger.line where entry_id = ${id}; delete from ledger.entry where id = ${id}`
const planted = (id: number, purpose: string, lines: [string, number, string?][]) =>
  whenBroken(
    [
      entry(id, purpose, `planted:${id}`, lines.length),
      ...lines.map(([account, amount, more], index) => line(id, index + 1, account, amount, more)),
    ].join(';'),
    without(id),
  )

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the doctor', () => {
  it('finds nothing wrong in sound data, and reports each figure', async () => {
    const said: string[] = []
    expect(await examine(t.app, { say: (text) => said.push(text) })).toBe(0)
    expect(said.at(-1)).toBe(`${checks.length} of ${checks.length} hold.`)
    expect(said.join('\n')).toContain('ledger.trust_equation')
    expect(said.join('\n')).toMatch(/USD [\d,]+\.\d\d = USD [\d,]+\.\d\d/)
  })

  it('has a separate code for every check', () => {
    expect(new Set(checks.map(({ code }) => code)).size).toBe(checks.length)
  })

  it("counts a check that can't run as failed", async () => {
    const failing: Check = { code: 'x', text: 'Never.', run: () => Promise.reject(new Error('no such table')) }
    const said: string[] = []
    expect(await examine(t.app, { say: (text) => said.push(text) }, [failing])).toBe(1)
    expect(said.join('\n')).toContain('check failed: no such table')
  })

  it("R44 detects an entry that doesn't balance", async () => {
    expect(
      await planted(9001, 'x', [
        ['expense:operator', 100],
        ['income:cleaning', -99],
      ]),
    ).toEqual(['ledger.entries_balance'])
  })

  it('R44 detects a line removed from an entry', async () => {
    const broken = await planted(9002, 'x', [
      ['expense:operator', 100],
      ['income:cleaning', -100],
      ['income:cleaning', 0 || 1],
    ])
    expect(broken).toEqual(['ledger.entries_balance'])
    const twoOfThree = await whenBroken(
      [
        entry(9003, 'x', 'planted:9003', 3),
        line(9003, 1, 'expense:operator', 5),
        line(9003, 2, 'income:cleaning', -5),
      ].join(';'),
      without(9003),
    )
    expect(twoOfThree).toEqual(['ledger.entries_balance'])
  })

  it("R44 detects trust money that doesn't equal what is owed", async () => {
    expect(
      await planted(9004, 'x', [
        ['cash:trust', 100],
        ['income:cleaning', -100],
      ]),
    ).toEqual(['ledger.entries_balance', 'ledger.trust_equation'])
  })

  it('R46 detects a guest, a partner, or an authority below zero', async () => {
    const broken = await planted(9005, 'x', [
      ['liability:guest-deposit', 1_000_000_00, `booking_id=${earnedBookingId}`],
      ['payable:tax', -1_000_000_00, `authority='county'`],
    ])
    expect(broken).toContain('ledger.no_subledger_below_zero')
    const dispute = await planted(9016, 'x', [
      ['receivable:dispute', -5_00, `booking_id=${earnedBookingId}`],
      ['expense:operator', 5_00],
    ])
    expect(dispute).toEqual(['ledger.no_subledger_below_zero'])
  })

  it('R46 detects an owner below zero whom no one covers, and a payout above what they had', async () => {
    const broken = await whenBroken(
      [
        entry(9006, 'payout', 'planted:9006', 2),
        `insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, owner_id, home_id)
         values (9006, 1, 'payable:owner', 'USD', 90000000, 999, 999)`,
        line(9006, 2, 'cash:trust', -90000000),
      ].join(';'),
      without(9006),
    )
    expect(broken).toEqual([
      'ledger.nobody_pays_for_another',
      'ledger.trust_cash_covers',
      'ledger.payouts_within_earned',
      'statements.owed_to_owners',
    ])
  })

  it('detects an overdrawn trust account', async () => {
    const broken = await planted(9007, 'x', [
      ['cash:trust', -1_000_000_00],
      ['processor:clearing', 1_000_000_00],
    ])
    expect(broken).toEqual(['ledger.trust_cash_covers', 'payments.clearing_agrees'])
  })

  it('R44 detects an overdrawn operating account, and cards that owe us less than zero', async () => {
    const overdrawn = await planted(9011, 'operator-transfer', [
      ['cash:operating', -100],
      ['income:cleaning', 100],
    ])
    expect(overdrawn).toEqual(['ledger.operating_cash', 'ledger.income_not_negative', 'transfers.settled_agree'])
    const cards = await planted(9016, 'x', [
      ['processor:clearing', -158_467_83],
      ['cash:trust', 158_467_83],
    ])
    expect(cards).toEqual(['ledger.clearing_not_negative', 'payments.clearing_agrees'])
  })

  it('R44 detects more deposits of wires, checks, and cash than were received', async () => {
    const broken = await planted(9017, 'x', [
      ['cash:received', -100, `booking_id=${earnedBookingId}`],
      ['cash:trust', 100],
    ])
    expect(broken).toEqual(['ledger.received_not_negative'])
  })

  it('R44 detects money in clearing for more than a week', async () => {
    const moved = (sign: string) =>
      `update payments.movement set moved_at = moved_at ${sign} interval '8 days' where settlement_id is null`
    expect(await whenBroken(moved('-'), moved('+'))).toEqual(['payments.clearing_moves'])
  })

  it('R44 detects cash that moved between the two accounts without an instruction, and an instruction that never settled', async () => {
    const drawn: [string, number][] = [
      ['payable:operator', 100],
      ['cash:trust', -100],
      ['cash:operating', 100],
      ['receivable:trust', -100],
    ]
    expect(await planted(9013, 'recognition', drawn)).toEqual(['transfers.only_by_instruction'])
    expect(await planted(9014, 'operator-transfer', drawn)).toEqual(['transfers.settled_agree'])
  })

  it('R55 detects that the operator has owed the trust for more than a week', async () => {
    const lines: [string, number][] = [
      ['payable:operator', 1_000_000_00],
      ['liability:damage-waiver', -1_000_000_00],
      ['expense:operator', 1_000_000_00],
      ['receivable:trust', -1_000_000_00],
    ]
    const old = entry(9015, 'x', 'planted:9015', lines.length).replaceAll('2027-05-01', '2027-02-20')
    const broken = await whenBroken(
      [old, ...lines.map(([account, amount], index) => line(9015, index + 1, account, amount))].join(';'),
      without(9015),
    )
    expect(broken).toEqual(['ledger.nobody_pays_for_another', 'ledger.operator_makes_whole'])
  })

  it('detects income below zero at the end of a past month, although later months cover it', async () => {
    const lines: [string, number][] = [
      ['income:cleaning', 100],
      ['expense:operator', -100],
    ]
    expect(await planted(9018, 'x', lines)).toEqual(['ledger.income_not_negative'])
    const again = await whenBroken(
      [
        entry(9019, 'x', 'planted:9019', 2).replaceAll('2027-01-15', '2027-03-15'),
        ...lines.map(([account, amount], index) => line(9019, index + 1, account, amount)),
      ].join(';'),
      without(9019),
    )
    expect(again).toEqual([])
  })

  it('R51 detects money owed to someone who has no share in the home', async () => {
    const owner = `(select account_id from homes.share where home_id = ${home.id} limit 1)`
    const owes = (ownerId: string) =>
      whenBroken(
        [
          entry(9020, 'x', 'planted:9020', 2).replaceAll('2027-01-15', '2027-04-02'),
          ...[-500, 500].map(
            (
              amount,
              index,
            ) => `insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, owner_id, home_id)
              values (9020, ${index + 1}, 'payable:owner', 'USD', ${amount}, ${index === 0 ? ownerId : owner}, ${home.id})`,
          ),
        ].join(';'),
        without(9020),
      )
    expect(await owes('(select max(id) from accounts.account)')).toEqual(['statements.owed_to_owners'])
  })

  it('detects an entry posted twice, even without the constraint', async () => {
    const broken = await whenBroken(
      `alter table ledger.entry drop constraint entry_source_purpose;
       ${entry(9008, 'x', 'planted:9008', 2)}; ${line(9008, 1, 'expense:operator', 1)}; ${line(9008, 2, 'income:cleaning', -1)};
       ${entry(9009, 'x', 'planted:9008', 2)}; ${line(9009, 1, 'expense:operator', 1)}; ${line(9009, 2, 'income:cleaning', -1)}`,
      `${without(9008)}; ${without(9009)};
       alter table ledger.entry add constraint entry_source_purpose unique (source, purpose)`,
    )
    expect(broken).toEqual(['ledger.sources_unique'])
  })

  it("detects that the operator's own books differ from the trust's", async () => {
    expect(
      await planted(9010, 'x', [
        ['receivable:trust', 100],
        ['income:cleaning', -100],
      ]),
    ).toEqual(['ledger.operator_books_agree'])
  })

  it("detects a running balance that differs from the journal's sum", async () => {
    const row =
      "insert into ledger.balance (account, currency, amount_minor, first_dated) values ('equity:operator', 'JPY', 100, '2027-01-01')"
    const broken = await whenBroken(
      row,
      "delete from ledger.balance where (account, currency) = ('equity:operator', 'JPY')",
    )
    expect(broken).toContain('ledger.balances_agree')
  })

  it('detects a removed guard of the journal', async () => {
    expect(
      await whenBroken(
        'alter table ledger.line disable trigger line_stays',
        'alter table ledger.line enable trigger line_stays',
      ),
    ).toEqual(['ledger.journal_guarded'])
  })

  it('detects a charge only the gateway knows, and one only we know', async () => {
    const stray = await whenBroken(
      `insert into sandbox_gateway.charge (id, key, status, token, currency, amount_minor, created_at)
       values ('ch_stray', 'pay_stray', 'succeeded', 'sandbox_visa', 'USD', 500, now())`,
      `delete from sandbox_gateway.charge where id = 'ch_stray'`,
    )
    expect(stray).toEqual(['payments.gateway_agrees'])
    const vanished = await whenBroken(
      `update sandbox_gateway.charge set status = 'refused' where status = 'succeeded'`,
      `update sandbox_gateway.charge set status = 'succeeded' where status = 'refused'`,
    )
    expect(vanished).toEqual(['payments.gateway_agrees'])
  })

  it('detects a one-cent difference between gateway and books', async () => {
    const cent = (sign: string) =>
      `update sandbox_gateway.charge set amount_minor = amount_minor ${sign} 1
       where key in (select gateway_key from payments.intent where booking_id = ${bookingId})`
    expect(await whenBroken(cent('+'), cent('-'))).toEqual(['payments.gateway_agrees'])
  })

  it('detects an entry dated in the future', async () => {
    const early = [
      entry(9030, 'x', 'planted:9030', 2),
      line(9030, 1, 'expense:operator', 5),
      line(9030, 2, 'income:cleaning', -5),
      `update ledger.entry set dated = '2099-01-01' where id = 9030`,
    ]
    expect(await whenBroken(early.join(';'), without(9030))).toEqual(['ledger.dated_by_today'])
  })

  it('detects a transfer from the processor that is not what its charges come to', async () => {
    const invented = await whenBroken(
      `insert into payments.settlement (id, currency, amount_minor, movements, settled_at)
       overriding system value values (999999, 'USD', 7, 1, now())`,
      'delete from payments.settlement where id = 999999',
    )
    expect(invented).toEqual(['payments.settlements_agree'])
  })

  it('detects a refund beyond its charge', async () => {
    const over = await whenBroken(
      `insert into payments.refund (gateway_key, intent_id, booking_id, home_id, currency, amount_minor, why, state,
         created_at)
       select 'refund_over', id, booking_id, home_id, currency, amount_minor + 1, '{"code": "canceled"}', 'succeeded', now()
       from payments.intent where booking_id = ${bookingId} and state = 'succeeded' limit 1`,
      `delete from payments.refund where gateway_key = 'refund_over'`,
    )
    expect(over).toContain('payments.refunds_within_charges')
  })

  it('detects an intent without an outcome', async () => {
    const lost = await whenBroken(
      `insert into payments.intent (key, gateway_key, booking_id, home_id, account_id, installments, currency,
         amount_minor, off_session, token, created_at)
       values ('lost', 'pay_lost', 1, 1, 1, '{1}', 'USD', 100, false, 'sandbox_visa', '2027-01-01')`,
      `delete from payments.intent where key = 'lost'`,
    )
    expect(lost).toEqual(['payments.nothing_lost'])
  })

  it('detects two claims on one night, even without the exclusion constraint', async () => {
    const definitions = await client.query<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'availability.hold'::regclass and contype = 'x'`,
    )
    const drop = definitions.rows.map(({ name }) => `alter table availability.hold drop constraint ${name}`)
    const restore = definitions.rows.map(
      ({ name, definition }) => `alter table availability.hold add constraint ${name} ${definition}`,
    )
    const broken = await whenBroken(
      `${drop.join(';')};
       insert into availability.hold (home_id, during, kind, blocking, linked, label, who, why, created_at)
       select home_id, during, 'externalblock', true, linked, 'twice', '', '', now()
       from availability.hold where booking_id = ${bookingId} and blocking`,
      `delete from availability.hold where label = 'twice'; ${restore.join(';')}`,
    )
    expect(broken).toEqual(['availability.no_overlap'])
  })

  it('detects a confirmed stay without its nights, its signature, or its payment', async () => {
    const nights = await whenBroken(
      `update availability.hold set kind = 'requested' where booking_id = ${bookingId} and blocking`,
      `update availability.hold set kind = 'booked' where booking_id = ${bookingId} and blocking`,
    )
    expect(nights).toEqual(['bookings.confirmed_holds_nights'])
    const signature = await whenBroken(
      `update agreements.signature set subject_id = -subject_id where subject_id = ${bookingId}`,
      `update agreements.signature set subject_id = -subject_id where subject_id = ${-bookingId}`,
    )
    expect(signature).toEqual(['bookings.confirmed_signed_and_paid'])
    const payment = await whenBroken(
      `update payments.installment set state = 'scheduled' where booking_id = ${bookingId} and at_booking`,
      `update payments.installment set state = 'paid' where booking_id = ${bookingId} and at_booking`,
    )
    expect(payment).toEqual(['bookings.confirmed_signed_and_paid'])
  })

  it('detects installments that come to another amount than the price', async () => {
    const amount = (change: string) =>
      `update payments.installment set amount_minor = amount_minor ${change} where booking_id = ${bookingId} and at_booking`
    expect(await whenBroken(amount('- 1'), amount('+ 1'))).toEqual(['bookings.installments_add_up'])
  })

  it("detects an acceptance of a version that doesn't exist, and a text changed after it was signed", async () => {
    const accepted = `insert into agreements.accepted_text values ('terms', 9, 'planted', 'planted', now());
      insert into agreements.acceptance (id, account_id, type, version, text_hash, occasion, address, user_agent, accepted_at)
      overriding system value select -1, id, 'terms', 9, 'planted', 'signup', '', '', now() from accounts.account limit 1`
    const taken = `delete from agreements.acceptance where id = -1; delete from agreements.accepted_text where version = 9`
    expect(await whenBroken(accepted, taken)).toEqual(['agreements.acceptances_hold', 'agreements.texts_unchanged'])
    const reworded = (from: string, to: string) =>
      `update agreements.signature set text = replace(text, '${from}', '${to}') where subject_id = ${bookingId}`
    expect(
      await whenBroken(
        reworded('1. Who this agreement is between', '1. Who pays'),
        reworded('1. Who pays', '1. Who this agreement is between'),
      ),
    ).toEqual(['agreements.texts_unchanged'])
  })

  it('R48 detects a changed closed statement, with its hash and without', async () => {
    const { rows } = await client.query<{ document: string; hash: string }>(
      'select document, hash from statements.closed',
    )
    const { document = '', hash = '' } = rows[0] ?? {}
    const forged = document.replace(/"closing":\{"amount":\d+/, '"closing":{"amount":1')
    const put = (text: string, sum: string) =>
      `update statements.closed set document = ${client.escapeLiteral(text)}, hash = '${sum}'`
    const back = put(document, hash)
    expect(await whenBroken(put(forged, hash), back)).toEqual(['statements.unchanged', 'statements.agree'])
    expect(await whenBroken(put(forged, digest(forged)), back)).toEqual(['statements.unchanged', 'statements.agree'])
    const reworded = document.replace('"ownerName":"', '"ownerName":"Not ')
    expect(await whenBroken(put(reworded, hash), back)).toEqual(['statements.unchanged'])
  })

  it('R48 detects an entry that slipped into a closed quarter', async () => {
    const slipped = (from: string, to: string) =>
      `update ledger.entry set occurred_on = '${to}', dated = '${to}'
       where purpose = 'recognition' and booking_id = ${earnedBookingId} and dated = '${from}'`
    const broken = await whenBroken(slipped('2027-02-01', '2027-04-02'), slipped('2027-04-02', '2027-02-01'))
    expect(broken).toEqual(['statements.agree'])
  })

  it('detects invoices with a gap, with a different sum, out of date with their booking, and twice for one', async () => {
    const counted = (by: number) => `update invoices.series set last_serial = last_serial + ${by}`
    expect(await whenBroken(counted(1), counted(-1))).toEqual(['invoices.gapless'])
    const pricier = (by: number) =>
      `update invoices.invoice set total_minor = total_minor + ${by} where booking_id = ${earnedBookingId}`
    expect(await whenBroken(pricier(100), pricier(-100))).toEqual(['invoices.summed', 'invoices.up_to_date'])
    const twice = `insert into invoices.invoice
      (prefix, serial, booking_id, account_id, currency, total_minor, issued_on, issued_at, document)
      select prefix, serial + 1000, booking_id, account_id, currency, total_minor, issued_on, issued_at, document
      from invoices.invoice where booking_id = ${bookingId}`
    expect(await whenBroken(twice, 'delete from invoices.invoice where serial > 1000')).toEqual([
      'invoices.gapless',
      'invoices.one_stands',
    ])
  })

  it('detects an event overtaken by newer ones', async () => {
    const broken = await whenBroken(
      `insert into kernel.event (id, name, payload, request_id, announced_at) overriding system value
         values (-1, 'booking.confirmed', '{}', 'planted', now() - interval '1 hour');
       update kernel.event set dispatched_at = now() where id > 0`,
      'delete from kernel.event where id = -1',
    )
    expect(broken).toEqual(['kernel.outbox'])
  })

  it('detects an approval by someone who took part', async () => {
    const guard = `check (state <> 'approved' or exempt or not (decided_by = any (participants)))`
    const broken = await whenBroken(
      `alter table approvals.request drop constraint approved_by_no_participant;
       insert into approvals.request (kind, subject, state, reason, participants, requested_at, decided_by, decided_at)
       select 'correction', 'planted', 'approved', '', array[id], now(), id, now() from accounts.account order by id limit 1`,
      `delete from approvals.request where subject = 'planted';
       alter table approvals.request add constraint approved_by_no_participant ${guard}`,
    )
    expect(broken).toEqual(['approvals.second_person'])
  })

  it('detects a company with two default brands', async () => {
    const broken = await whenBroken(
      `drop index company.brand_default;
       update company.brand set is_default = true where id = 'inn'`,
      `update company.brand set is_default = false where id = 'inn';
       create unique index brand_default on company.brand (is_default) where is_default`,
    )
    expect(broken).toEqual(['company.one_default_brand'])
  })

  it('detects work that failed permanently', async () => {
    const broken = await whenBroken(
      `insert into pgboss.job (name, data) values ('dead', '{"job": "payments.sweep", "data": {}}')`,
      `delete from pgboss.job where name = 'dead'`,
    )
    expect(broken).toEqual(['kernel.dead_letters'])
  })

  it('detects an uploaded picture whose original is missing', async () => {
    const broken = await whenBroken(
      `insert into media.picture (origin, path, sha256, type, bytes, width, height, color, placeholder, stored_at)
       values ('file', 'ab/gone', repeat('0', 64), 'image/jpeg', 1, 1, 1, '#000000', '', now())`,
      `delete from media.picture where path = 'ab/gone'`,
    )
    expect(broken).toEqual(['media.originals'])
  })

  it("detects a login to a closed account, and one on someone else's device", async () => {
    const { rows } = await client.query<{ id: string }>('select id from accounts.account order by id limit 2')
    const [one = { id: '0' }, other = { id: '0' }] = rows
    const closed = (when: string) => `update accounts.account set closed_at = ${when} where id = ${one.id}`
    expect(await whenBroken(closed('now()'), closed('null'))).toEqual(['accounts.closed_are_shut'])
    const broken = await whenBroken(
      `insert into accounts.device (id, account_id, token_hash, name, kind, first_used_at, last_used_at)
       overriding system value values (-1, ${one.id}, 'planted', 'Planted', 'browser', now(), now());
       insert into accounts.session (id, account_id, token_hash, started_at, expires_at, ended_at, address, user_agent,
         device_id, last_used_at)
       overriding system value values (-1, ${other.id}, 'planted', now(), now(), now(), '', '', -1, now())`,
      'delete from accounts.session where id = -1; delete from accounts.device where id = -1',
    )
    expect(broken).toEqual(['accounts.own_devices'])
  })

  it('detects what accounts must never contain', async () => {
    const { rows } = await client.query<{ id: string }>(
      `select id from accounts.account account where verification = 'off' and not exists (
        select from accounts.account_role role where role.account_id = account.id and role.role in ('staff', 'admin')
      ) order by id limit 1`,
    )
    const id = rows[0]?.id ?? '0'
    const session = (columns: string, values: string) =>
      `insert into accounts.session (id, account_id, token_hash, started_at, expires_at, ended_at, address, user_agent,
        last_used_at, ${columns})
       overriding system value values (-1, ${id}, 'planted', now(), now() + interval '61 minutes', now(), '', '', now(), ${values})`
    const gone = (table: string) => `delete from accounts.${table} where account_id = ${id}`
    const planted: readonly [string, string, string][] = [
      [
        'accounts.code_tries',
        `insert into accounts.challenge (account_id, purpose, channel, contact, code_hash, created_at, expires_at, used_at)
         values (${id}, 'reset', 'email', '', '', now(), now(), now())`,
        gone('challenge'),
      ],
      [
        'accounts.code_hours',
        `insert into accounts.code_try (mailbox, tried_at)
         select 'planted', now() - make_interval(mins => minute) from generate_series(1, 11) minute`,
        `delete from accounts.code_try where mailbox = 'planted'`,
      ],
      [
        'accounts.permissions',
        `insert into accounts.account_permission (account_id, permission, granted_at) values (${id}, 'money', now())`,
        gone('account_permission'),
      ],
      ['accounts.impersonation', session('impersonated_by', id), 'delete from accounts.session where id = -1'],
      [
        'accounts.factors_asked',
        `insert into accounts.recovery_code (account_id, code_hash, made_at) values (${id}, 'planted', now())`,
        gone('recovery_code'),
      ],
      [
        'accounts.log_stays',
        'alter table accounts.security_event disable trigger security_event_stays',
        'alter table accounts.security_event enable trigger security_event_stays',
      ],
      [
        'accounts.sealed',
        `insert into accounts.authenticator (account_id, secret, started_at) values (${id}, 'JBSWY3DPEHPK3PXP', now())`,
        gone('authenticator'),
      ],
    ]
    for (const [code, statement, remedy] of planted) expect(await whenBroken(statement, remedy)).toEqual([code])
  })

  it('detects a video or document whose file is missing', async () => {
    const broken = await whenBroken(
      `insert into media.upload (account_id, name, type, bytes, sha256, path, uploaded_at)
       values (1, 'lease.pdf', 'application/pdf', 1, repeat('0', 64), 'uploads/ab/gone', now())`,
      `delete from media.upload where path = 'uploads/ab/gone'`,
    )
    expect(broken).toEqual(['media.uploads'])
  })

  it('detects a received email that lost its original, and one that was not read within the hour', async () => {
    const received = (state: string, path: string) => `
      insert into correspondence.received (channel, source, source_key, raw_path, bytes, state, received_at)
        values ('email', 'imap', 'planted', ${path}, 10, '${state}', '${t.clock.now().toISOString()}'::timestamptz - interval '2 hours')`
    const removed = `delete from correspondence.received where source_key = 'planted'`
    expect(await whenBroken(received('set_aside', `'received/gone'`), removed)).toEqual(['correspondence.originals'])
    expect(await whenBroken(received('received', 'null'), removed)).toEqual(['correspondence.filing'])
  })

  it('detects a missing chunk of a file being uploaded', async () => {
    const broken = await whenBroken(
      `insert into media.chunked_upload (id, account_id, upload, name, bytes, chunks, touched_at)
       overriding system value values (-1, 1, gen_random_uuid(), 'pool.mp4', 6000000, 2, '${t.clock.now().toISOString()}');
       insert into media.chunk (chunked_id, number, path) values (-1, 0, 'chunks/1/gone/0')`,
      'delete from media.chunk where chunked_id = -1; delete from media.chunked_upload where id = -1',
    )
    expect(broken).toEqual(['media.chunks'])
  })

  it("detects a home that isn't fully owned, has no contract, or has a rating without reviews", async () => {
    const points = (amount: number) => `update homes.share set basis_points = ${amount} where home_id = ${home.id}`
    expect(await whenBroken(points(9_999), points(10_000))).toEqual(['homes.shares'])
    const contract = (from: number, to: number) => `update homes.contract set home_id = ${to} where home_id = ${from}`
    expect(await whenBroken(contract(home.id, -1), contract(-1, home.id))).toEqual(['homes.let_by_someone'])
    const reviews = (count: number) => `update homes.home set review_count = ${count} where id = ${home.id}`
    expect(await whenBroken(reviews(3), reviews(0))).toEqual(['homes.rating'])
  })

  it('detects a home that follows a default without having its value', async () => {
    const broken = await whenBroken(
      `insert into homes.home_default (id, setting, value, created_at)
       overriding system value values (-1, 'checklist_turnover', '["Sweep the porch"]', now())`,
      'delete from homes.home_default where id = -1',
    )
    expect(broken).toEqual(['homes.defaults_followed'])
  })

  it('detects a changed quote', async () => {
    const quote = await client.query<{ id: string; document: string }>(
      'select id, document::text from pricing.quote limit 1',
    )
    const { id = '0', document = '{}' } = quote.rows[0] ?? {}
    const put = (text: string) =>
      `update pricing.quote set document = ${client.escapeLiteral(text)}::jsonb where id = ${id}`
    const pricier = JSON.parse(document)
    pricier.price.total += 1
    expect(await whenBroken(put(JSON.stringify(pricier)), put(document))).toEqual([
      'pricing.quotes-frozen',
      'pricing.totals',
      'pricing.schedules',
    ])
  })

  it("detects an ended booking that still holds the guest's money, and a booking without a timeline", async () => {
    const status = (from: string, to: string) =>
      `update bookings.booking set status = '${to}', ended_at = now() where id = ${bookingId} and status = '${from}'`
    expect(await whenBroken(status('confirmed', 'completed'), status('completed', 'confirmed'))).toEqual([
      'bookings.ended_keeps_no_deposit',
    ])
    const timeline = (from: number, to: number) =>
      `update bookings.timeline set booking_id = ${to} where booking_id = ${from}`
    expect(await whenBroken(timeline(bookingId, -bookingId), timeline(-bookingId, bookingId))).toEqual([
      'bookings.bookings_have_timelines',
    ])
  })

  it("R75 detects a review published too early, and one missing from the home's page", async () => {
    const written = (published: string) => `
      insert into reviews.stay values (${earnedBookingId}, ${home.id}, 1, '2027-02-18', ${published});
      insert into reviews.review (booking_id, side, author_id, author, stayed_in, rating, text, written_at)
        values (${earnedBookingId}, 'guest', 1, 'Ada Q.', '2027-02', 4, 'Warm.', '2027-02-05')`
    const unwritten = 'delete from reviews.review; delete from reviews.stay'
    expect(await whenBroken(written("'2027-02-06'"), unwritten)).toEqual([
      'reviews.double_blind',
      'reviews.on_the_page',
    ])
    expect(await whenBroken(written('null'), unwritten)).toEqual([])
    expect(await whenBroken(written("'2027-02-19'"), unwritten)).toEqual(['reviews.on_the_page'])
  })

  it('detects a concierge order with a different amount than was confirmed', async () => {
    const requested = `insert into bookings.payment_request (hash, booking_id, currency, amount_minor, reason, asked_by, asked_at)
      values ('planted1', ${bookingId}, 'USD', 9500, 'Groceries', 1, now())`
    const service = `insert into concierge.service (name, description, pricing, currency, price_minor, lead_days, free_days, retained_percent, changed_by, changed_at)
      values ('Groceries', '', 'order', 'USD', 9500, 1, 2, 50, 1, now())`
    const ordered = (price: number) => `${requested}; ${service};
      insert into concierge.service_order (service_id, booking_id, guest_id, service_name, on_date, people, requests, currency,
        price_minor, free_days, retained_percent, state, ordered_at, answered_by, answered_at, request_id)
      select (select max(id) from concierge.service), ${bookingId}, 1, 'Groceries', '2027-06-02', 2, '', 'USD',
        ${price}, 2, 50, 'confirmed', now(), 1, now(), max(id) from bookings.payment_request`
    const forgotten =
      'delete from concierge.service_order; delete from concierge.service; delete from bookings.payment_request'
    expect(await whenBroken(ordered(9_500), forgotten)).toEqual([])
    expect(await whenBroken(ordered(9_400), forgotten)).toEqual(['concierge.asked'])
  })

  it("detects a document that can't be opened, and one retained too long", async () => {
    const planted = (person: string) => `insert into identity.proof
        (booking_id, home_id, guest_id, state, person, picture, asked_at, sent_at, tries)
      values (${bookingId}, 1, 1, 'sent', '${person}', '${person}', now(), now(), 1)`
    const forgotten = 'delete from identity.proof'
    expect(await whenBroken(planted('s1.lost.key'), forgotten)).toEqual(['identity.sealed'])
    const orphan = planted('s1.lost.key').replace(`(${bookingId},`, '(999999,')
    expect(await whenBroken(orphan, forgotten)).toEqual(['identity.sealed', 'identity.erased'])
  })

  it('detects a document whose text differs from its fingerprint, and one no one signed', async () => {
    const planted = (state: string, hash: string) => `insert into documents.document
        (template_id, version, home_id, title, text, text_hash, state, issued_at, signed_at)
      values (2, 1, 1, 'Addendum', 'x', '${hash}', '${state}', now(), ${state === 'signed' ? 'now()' : 'null'})`
    const forgotten = 'truncate documents.document cascade'
    const hash = sha256('x')
    expect(await whenBroken(planted('out', hash), forgotten)).toEqual([])
    expect(await whenBroken(planted('out', 'y'), forgotten)).toEqual(['documents.texts_unchanged'])
    expect(await whenBroken(planted('signed', hash), forgotten)).toEqual(['documents.signed_by_all'])
  })

  it('detects a report with a different state than its last answer left it in', async () => {
    const planted = (state: string) => `insert into maintenance.issue
        (booking_id, home_id, reporter_id, reported_as, topic, text, uploads, reported_at, state)
      values (${bookingId}, 1, 1, 'guest', 'kitchen', 'The kettle leaks.', '{}', now(), '${state}')`
    expect(await whenBroken(planted('open'), 'delete from maintenance.issue')).toEqual([])
    expect(await whenBroken(planted('solved'), 'delete from maintenance.issue')).toEqual(['maintenance.standing'])
  })

  it("detects a same-day turnover that doesn't come first", async () => {
    const planted = (sameDay: boolean) => `insert into works.job
        (kind, home_id, hold_id, day, due_at, same_day, state, made_at)
      values ('turnover', 1, 999999, '2027-01-20', '2027-01-20T21:00:00Z', ${sameDay}, 'planned', now())`
    const forgotten = 'delete from works.job where hold_id = 999999'
    expect(await whenBroken(planted(true), forgotten)).toEqual([])
    expect(await whenBroken(planted(false), forgotten)).toEqual(['works.same_day'])
  })

  it('detects a repair without approval for its sum, and one charged at a different sum', async () => {
    const forgotten = 'delete from works.bill; delete from works.word; delete from works.bid'
    const bid = `insert into works.bid (job_id, currency, total_minor, state, made_by, made_at)
      values (999999, 'USD', 5000, 'accepted', 1, now());`
    const word = (amount: number) => `insert into works.word
        (job_id, bid_id, side, what, amount_minor, author_id, at)
      select job_id, id, 'owner', 'approved', ${amount}, 1, now() from works.bid where job_id = 999999;`
    expect(await whenBroken(bid + word(5_000), forgotten)).toEqual([])
    expect(await whenBroken(bid + word(4_000), forgotten)).toEqual(['works.approved'])
    const bill = `insert into works.bill (job_id, vendor_id, number, upload_id, currency, cost_minor, markup, charge_minor,
        state, entered_by, entered_at, decided_by, decided_at, entry_id)
      values (999999, 1, 'A 1', 1, 'USD', 5000, 0, 5000, 'charged', 1, now(), 1, now(), 999999);`
    expect(await whenBroken(bid + word(5_000) + bill, forgotten)).toEqual(['works.charged'])
    const paid = `insert into works.bill_payment (bill_id, paid_on, reference, entry_id, noted_by, noted_at)
      select id, '2027-01-20', 'Wire', 999999, 1, now() from works.bill where number = 'A 1';`
    const unpaid = `delete from works.bill_payment; ${forgotten}`
    expect(await whenBroken(bid + word(5_000) + bill + paid, unpaid)).toEqual(['works.charged', 'works.paid'])
  })

  it('detects a claim that charged something other than what was settled', async () => {
    const planted = (item: number) => `insert into claims.claim (booking_id, home_id, guest_id, raised_by, raised_as,
        raised_at, currency, claimed_minor, state)
      values (${bookingId}, 1, 1, 1, 'host', now(), 'USD', 9000, 'escalated');
      insert into claims.item select max(id), 1, 'A lamp', ${item}, '{0}', '{1}' from claims.claim`
    const forgotten = 'delete from claims.item; delete from claims.claim'
    expect(await whenBroken(planted(9_000), forgotten)).toEqual([])
    expect(await whenBroken(planted(8_000), forgotten)).toEqual(['claims.booked'])
    const settled = `${planted(9_000)}; update claims.claim set state = 'settled', settled_minor = 9000, ended_at = now()`
    expect(await whenBroken(settled, forgotten)).toEqual(['claims.booked'])
  })

  it('detects a damage invoice that no one settled', async () => {
    const planted = `insert into invoices.invoice
      (prefix, serial, booking_id, account_id, claim_id, currency, total_minor, issued_on, issued_at, document)
      select prefix, serial + 1000, booking_id, account_id, 999999, currency, total_minor, issued_on, issued_at, document
      from invoices.invoice where booking_id = ${earnedBookingId} limit 1`
    expect(await whenBroken(planted, 'delete from invoices.invoice where serial > 1000')).toEqual([
      'invoices.gapless',
      'invoices.up_to_date',
    ])
  })

  it('detects unsealed access details', async () => {
    const written = `insert into stays.guide (home_id, directions, wifi_name, sections, door_code, changed_at, changed_by)
      values (1, '', '', '[]', '4711', now(), 1)`
    expect(await whenBroken(written, 'delete from stays.guide')).toEqual(['stays.sealed'])
  })

  it('detects reference rates without the dollar', async () => {
    const later = "insert into currencies.reference_rate values ('2999-01-01', 'JPY', 180)"
    const forgotten = "delete from currencies.reference_rate where day = '2999-01-01'"
    expect(await whenBroken(later, forgotten)).toEqual(['currencies.dollar'])
  })

  it('detects an unsealed account or taxpayer number', async () => {
    const account = `insert into payees.payout_account
        (account_id, kind, holder, account_type, number, ending, added_at, in_force_at)
      values (1, 'iban', 'Ada', 'checking', 'DE89370400440532013000', '3000', now(), now() + interval '3 days')`
    expect(await whenBroken(account, 'delete from payees.payout_account')).toEqual(['payees.sealed'])
    const form = `insert into payees.tax_form
        (account_id, stated, tax_id, ending, revision, signed_name, address, user_agent, signed_at)
      values (1, '{}', '123456789', '6789', '', 'Ada', '', '', now())`
    expect(await whenBroken(form, 'delete from payees.tax_form')).toEqual(['payees.sealed'])
  })

  it('R54 detects a 1099 that was changed after it was filed', async () => {
    const document = `{"rents":{"amount":0},"withhold":{"amount":0},"before":null}`
    const filed = `insert into statements.tax_filing (id, year, reason, filed_at)
        overriding system value values (999999, 2031, 'On time', now());
      insert into statements.tax_form (filing_id, owner_id, year, version, rents_minor, withheld_minor, document, hash)
      values (999999, 1, 2031, 1, 0, 0, '${document}', '${digest(`${document} `)}')`
    const withdrawn = 'delete from statements.tax_form; delete from statements.tax_filing where id = 999999'
    expect(await whenBroken(filed, withdrawn)).toEqual(['statements.tax_forms'])
  })

  it('detects a payout our books sent through Stripe that Stripe never had', async () => {
    const invented = `insert into statements.payout (id, owner_id, currency, amount_minor, note, paid_at, state, ended_at)
        overriding system value values (999999, 1, 'USD', 5000, '', now(), 'settled', now());
      insert into statements.carriage (payout_id, carrier, key, account, state, recorded_at)
      values (999999, 'sandbox', 'payout-999999', 'acct_1', 'arrived', now())`
    const forgotten = 'delete from statements.carriage; delete from statements.payout where id = 999999'
    expect(await whenBroken(invented, forgotten)).toEqual(['statements.payouts_agree', 'statements.carried'])
  })

  it("R53 detects an owner who is asked for more than they owe, and an invoice that isn't the sum of its lines", async () => {
    const { rows } = await client.query(`select owner_id from ledger.line where account = 'payable:owner' limit 1`)
    const requested = (lines: string) => `
      insert into dues.invoice (id, serial, owner_id, year, quarter, currency, total_minor, issued_on, due_on, issued_at,
        document) overriding system value
      values (1, 1, ${rows[0].owner_id}, 2027, 1, 'USD', 100, '2027-04-03', '2027-04-17', now(), '{"lines": ${lines}}')`
    const gone = 'delete from dues.invoice'
    const at = t.clock.now()
    t.clock.set('2027-08-01T12:00:00Z')
    expect(await whenBroken(requested('[{"amount": 100}]'), gone)).toEqual(expect.arrayContaining(['dues.within_debt']))
    expect(await whenBroken(requested('[{"amount": 99}]'), gone)).toEqual(expect.arrayContaining(['dues.summed']))
    t.clock.set(at)
  })

  it('detects two versions of a tax or a fee on one day, and a home sold without a decision', async () => {
    const doubled = `alter table pricing.tax drop constraint tax_versions_apart;
      create temporary table twin as select * from pricing.tax where replaced_at is null limit 1;
      update twin set id = 900001;
      insert into pricing.tax overriding system value select * from twin; drop table twin`
    const single = `delete from pricing.tax where id = 900001;
      alter table pricing.tax add constraint tax_versions_apart
        exclude using gist (series with =, daterange(from_date, to_date) with &&) where (replaced_at is null)`
    expect(await whenBroken(doubled, single)).toEqual(['pricing.tax-versions'])
    const fee = (id: number) =>
      `insert into pricing.fee (id, series, code, label, note, kind, amount, percent_of, position, optional, created_at, currency)
        overriding system value values (${id}, 9001, 'resort', 'Resort', '', 'per_stay', 100, 'rent', 9, true, now(), 'USD')`
    const doubledFee = `alter table pricing.fee drop constraint fee_versions_apart; ${fee(900_001)}; ${fee(900_002)}`
    const singleFee = `delete from pricing.fee where id in (900001, 900002);
      alter table pricing.fee add constraint fee_versions_apart
        exclude using gist (series with =, daterange(from_date, to_date) with &&)
        where (series is not null and replaced_at is null)`
    expect(await whenBroken(doubledFee, singleFee)).toEqual(['pricing.fee-versions'])
    const undecided = `update pricing.fee_decision set home_id = -home_id where home_id = ${home.id}`
    const decided = `update pricing.fee_decision set home_id = -home_id where home_id = ${-home.id}`
    expect(await whenBroken(undecided, decided)).toEqual(['pricing.decisions'])
  })

  it('detects a conversation that is waiting for no one, and one that lost its last message', async () => {
    const said = (fromTeam: boolean, last: string) => `
      insert into conversations.conversation (id, person_id, opened_at, last_message_id, waiting_since)
        overriding system value values (1, 1, now(), ${last}, now());
      insert into conversations.message (id, conversation_id, from_team, author_id, text, at)
        overriding system value values (1, 1, ${fromTeam}, 1, 'Hello', now())`
    const unsaid = 'delete from conversations.message; delete from conversations.conversation'
    expect(await whenBroken(said(false, '1'), unsaid)).toEqual([])
    expect(await whenBroken(said(true, '1'), unsaid)).toEqual(['conversations.standing'])
    expect(await whenBroken(said(false, 'null'), unsaid)).toEqual(['conversations.standing'])
  })

  it("detects a finished task on someone's list, a notification that leads out of the product, and payment notifications that reach no one", async () => {
    const { rows } = await client.query<{ id: string; path: string }>(
      "select id, path from notifications.notice where kind = 'confirmed' limit 1",
    )
    const { id = '0', path = '' } = rows[0] ?? {}
    const toDo = (kind: string, is: boolean) =>
      `update notifications.notice set to_do = ${is}, kind = '${kind}', created_at = '2027-04-01' where id = ${id}`
    expect(await whenBroken(toDo('held', true), toDo('confirmed', false))).toEqual(['notifications.to_dos'])
    const leads = (to: string) => `update notifications.notice set path = '${to}' where id = ${id}`
    expect(await whenBroken(leads('/no-such-screen'), leads(path))).toEqual(['notifications.screens'])
    const muted = `alter table notifications.preference drop constraint preference_reaches;
      insert into notifications.preference select id, 'payments', false, false, true, now() from accounts.account limit 1`
    const heard = `delete from notifications.preference;
      alter table notifications.preference add constraint preference_reaches check (
        topic not in ('bookings', 'payments', 'calendar', 'account') or product or email)`
    expect(await whenBroken(muted, heard)).toEqual(['notifications.essential'])
    const bare = `insert into notifications.secret values ('planted', 'read by anybody', now())`
    const gone = `delete from notifications.secret where name = 'planted'`
    expect(await whenBroken(bare, gone)).toEqual(['notifications.sealed'])
  })

  it('detects a translation without a source text, and texts no one is translating', async () => {
    const lost = await whenBroken(
      `insert into translations.memory values ('en-es', repeat('0', 64), 'The sea', 'El mar', 'person', now())`,
      'delete from translations.memory',
    )
    expect(lost).toEqual(['translations.memory'])
    const late = `insert into translations.wanted (pair, source_hash, source, wanted_at)
      values ('en-es', repeat('0', 64), 'The sea', '2026-01-01')`
    const forgotten = 'delete from translations.wanted'
    expect(await whenBroken(late, forgotten)).toEqual([])
    t.app.adapters.translator = libretranslate({ url: 'http://127.0.0.1:9' })
    expect(await whenBroken(late, forgotten)).toEqual(['translations.waiting'])
    t.app.adapters.translator = null
  })

  it("detects a story that can't be rendered, and commissions missing from the journal", async () => {
    const unreadable = `insert into content.document (id, kind, slug, latest) overriding system value values (1, 'story', 'lost', 1);
      insert into content.version (document_id, number, draft, card, words, saved_at)
        values (1, 1, '{"languages": 7}', '{}', '', now())`
    expect(await whenBroken(unreadable, 'delete from content.document where id = 1')).toEqual([
      'content.readable_versions',
    ])
    const earned = (posted: number, settled: number) => `
      insert into commissions.commission (id, kind, partner_id, source, bearer, currency, state, amount_minor, posted_minor,
          settled_minor, file_id, made_at, changed_at)
        overriding system value
        select 900001, 'manual', id, 'manual', 'manager', 'USD', 'approved', 100, ${posted}, ${settled}, 1, now(), now()
        from accounts.account order by id limit 1`
    const unearned = 'delete from commissions.commission where id = 900001'
    expect(await whenBroken(earned(100, 0), unearned)).toEqual(['commissions.journal'])
    const paid = `${earned(100, 100)};
      insert into commissions.payout_run (id, currency, note, state, prepared_at)
        overriding system value values (900001, 'USD', '', 'sent', now());
      insert into commissions.invoice (id, number, partner_id, run_id, currency, gross_minor, recovered_minor, withheld_minor,
          net_minor, payout_account_id, account_ending, document, state, issued_on)
        overriding system value
        select 900001, 'TWO-1', id, 900001, 'USD', 50, 0, 0, 50, 1, '6789', '{}', 'paid', '2027-01-15'
        from accounts.account order by id limit 1;
      insert into commissions.invoice_line (invoice_id, commission_id, amount_minor) values (900001, 900001, 50)`
    const unpaid = `delete from commissions.invoice_line where invoice_id = 900001;
      delete from commissions.invoice where id = 900001; delete from commissions.payout_run where id = 900001; ${unearned}`
    expect(await whenBroken(paid, unpaid)).toEqual(['commissions.paid_once'])
  })

  it('detects a running server whose search is behind', async () => {
    const server = createServer((_request, response) =>
      response.end(JSON.stringify({ results: { freshness: { behindMs: 60_000 } } })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const beside = { ...t.app, config: { ...t.app.config, host: '127.0.0.1', port } }
    const lag = checks.filter(({ code }) => code === 'search.lag')
    expect(await examine(beside, quiet, lag)).toBe(1)
    seen.add('search.lag')
    server.close()
  })

  it('has been seen to fail in every one of its checks, and passes again', async () => {
    expect(checks.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([])
    expect(await brokenNow()).toEqual([])
  })
})
