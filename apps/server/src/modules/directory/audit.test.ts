import {
  auditLog,
  banFromRenting,
  blockNights,
  deactivatePerson,
  detailsOfHome,
  invitePerson,
  keepDetails,
  type ResultsOf,
  reactivatePerson,
  setRoles,
  unblockNights,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { changeContact } from '#modules/accounts'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let admin: Awaited<ReturnType<typeof confirmedStaff>>
beforeAll(async () => {
  admin = await confirmedStaff(t, 'admin')
})

const person = { firstName: 'Rosalind', lastName: 'Achterberg', roles: ['owner' as const] }

it('lists who did what to whom, why, and what changed, latest first', async () => {
  const body = { ...person, email: 'audit-1@demo.porchlight.test' }
  const { id } = await good(admin.call(invitePerson, { body }))
  const params = { id }
  t.clock.advance(1)
  await good(admin.call(setRoles, { params, body: { roles: ['owner', 'broker'], reason: 'sells homes too' } }))
  t.clock.advance(1)
  await good(admin.call(deactivatePerson, { params, body: { reason: 'left the company' } }))
  const { entries } = await good(admin.call(auditLog, { query: { q: 'Achterberg' } }))
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['deactivated', 'roles_changed', 'permissions', 'invited', 'account_opened']),
  )
  expect(entries[0]).toMatchObject({
    kind: 'deactivated',
    by: { id: admin.accountId },
    about: { id },
    reason: 'left the company',
  })
  expect(entries.find(({ kind }) => kind === 'roles_changed')?.changes).toEqual([
    { field: 'roles', before: '', after: 'broker' },
  ])
  const approvals = await good(admin.call(auditLog, { query: { q: 'Achterberg', source: 'approval' } }))
  expect(approvals.entries.map(({ kind }) => kind)).toEqual(['permissions'])
})

it('continues where a page ended, and is for administrators only', async () => {
  const { id } = await good(admin.call(invitePerson, { body: { ...person, email: 'audit-2@demo.porchlight.test' } }))
  const params = { id }
  for (let round = 0; round < 60; round++) {
    t.clock.advance(0.01)
    await good(admin.call(deactivatePerson, { params, body: { reason: `round ${round}` } }))
    await good(admin.call(reactivatePerson, { params, body: { reason: `round ${round}` } }))
  }
  const first = await good(admin.call(auditLog, { query: { source: 'account' } }))
  expect(first.entries).toHaveLength(100)
  const last = first.entries.at(-1)
  expect(first.next).toBe(`${last?.key}@${last?.at}`)
  const second = await good(admin.call(auditLog, { query: { source: 'account', after: first.next ?? '' } }))
  expect(second.entries.every(({ at }) => at < (last?.at ?? ''))).toBe(true)
  const staff = await t.person('staff')
  expect((await refused(staff.call(auditLog, { query: {} }))).status).toBe(403)
})

it('loses and repeats no entry when many share the instant where a page ends', async () => {
  const since = t.clock.now().toISOString()
  const rounds = 55
  for (let round = 0; round < rounds; round++) {
    const body = { ...person, email: `audit-same-${round}@demo.porchlight.test` }
    const { id } = await good(admin.call(invitePerson, { body }))
    await good(admin.call(deactivatePerson, { params: { id }, body: { reason: 'the same instant' } }))
  }
  const keys: string[] = []
  let after: string | null = null
  do {
    const query = { since, ...(after && { after }) }
    const answer: ResultsOf<typeof auditLog> = await good(admin.call(auditLog, { query }))
    keys.push(...answer.entries.map(({ key }) => key))
    after = answer.next
  } while (after !== null)
  expect(new Set(keys).size).toBe(keys.length)
  for (const source of ['account', 'act'])
    expect(keys.filter((key) => key.startsWith(source)).length).toBeGreaterThan(rounds)
  expect((await refused(admin.call(auditLog, { query: { after: 'act-1@yesterday' } }))).status).toBe(422)
})

describe('every staff action', () => {
  const acts = async (query: object = {}) => {
    const { entries } = await good(admin.call(auditLog, { query: { source: 'act', ...query } }))
    return entries.filter((entry) => entry.source === 'act')
  }

  it('is logged with who, where, and what was sent, and can be found by home, area, and day', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Audit Cottage' }))
    const staff = await t.person('staff')
    const block = (arrive: string, depart: string) =>
      staff.call(blockNights, {
        params: { id: String(home.id) },
        body: { from: arrive, to: depart, kind: 'repair', reason: 'Leaking roof' },
      })
    await good(block('2027-03-01', '2027-03-04'))
    t.clock.advance(1)
    await good(block('2027-03-10', '2027-03-12'))
    const [second, first] = await acts({ q: 'Audit Cottage' })
    expect(second).toMatchObject({
      summary: blockNights.summary,
      subject: `owners/properties/${home.id}/blocks`,
      area: 'homes',
      by: { id: staff.accountId },
      about: null,
      home: { id: home.id, name: 'Audit Cottage' },
      network: '127.0.*.*',
      reason: 'Leaking roof',
      changes: [],
    })
    expect(second?.sent).toContainEqual({ field: 'from', value: '2027-03-10' })
    expect(first?.sent).toContainEqual({ field: 'from', value: '2027-03-01' })
    const ids = async (query: object) => (await acts({ q: 'Audit Cottage', ...query })).map(({ key }) => key)
    expect(await ids({ area: 'homes' })).toHaveLength(2)
    expect(await ids({ area: 'money' })).toEqual([])
    expect(await ids({ since: second?.at })).toEqual([second?.key])
    expect(await ids({ before: second?.at })).toEqual([first?.key])
  })

  it('names the person it was about, and can be found by them', async () => {
    const staff = await t.person('staff')
    const guest = await t.person('traveler')
    const named = { firstName: 'Wilhelmina', lastName: 'Audit' }
    await t.write((ctx) =>
      changeContact(ctx, guest.accountId, { ...named, phone: null, language: 'en' }, staff.accountId),
    )
    const params = { id: guest.accountId }
    await good(staff.call(banFromRenting, { params, body: { reason: 'Held a party in a quiet home' } }))
    const about = { id: guest.accountId, name: 'Wilhelmina Audit' }
    expect(await acts({ q: 'Wilhelmina Audit' })).toMatchObject([{ summary: banFromRenting.summary, about }])
  })

  it('includes the records it changed before and after, with texts only when changed', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Changed Cottage' }))
    const staff = await t.person('staff')
    const params = { id: String(home.id) }
    const { details, rooms } = await good(staff.call(detailsOfHome, { params }))
    const headline = 'A quiet home by the harbor'
    await good(
      staff.call(keepDetails, {
        params,
        body: { details: { ...details, sleeps: details.sleeps + 2, headline }, rooms },
      }),
    )
    const [changed] = await acts({ q: 'Changed Cottage' })
    expect(changed?.changes).toContainEqual({
      field: 'home: sleeps',
      before: String(details.sleeps),
      after: String(details.sleeps + 2),
    })
    expect(JSON.stringify(changed)).not.toContain('harbor')
    t.clock.advance(1)
    const nights = { from: '2027-05-01', to: '2027-05-04' }
    await good(staff.call(blockNights, { params, body: { ...nights, reason: 'Leaking roof' } }))
    t.clock.advance(1)
    const held = await t.read((ctx) =>
      sql<{ id: number }>`select max(id)::int as id from availability.hold`.execute(tablesOf<unknown>()(ctx)),
    )
    await good(staff.call(unblockNights, { params: { ...params, blockId: String(held.rows[0]?.id) } }))
    const [freed] = await acts({ q: 'Changed Cottage' })
    expect(freed).toMatchObject({ summary: unblockNights.summary, sent: [] })
    expect(freed?.changes).toContainEqual({ field: 'hold: blocking', before: 'true', after: 'false' })
  })

  it('covers every table except those listed as internal', async () => {
    const unwatched = await t.read((ctx) =>
      sql<{ name: string }>`
        select class.oid::regclass::text as name from pg_class class
        where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema|kernel|sandbox_|stripe_gateway|analytics|search|translations|drafts|pgboss)'
          and not exists (select from pg_trigger where tgrelid = class.oid and tgname = 'noted_for_staff_acts')
        order by 1`.execute(tablesOf<unknown>()(ctx)),
    )
    expect(unwatched.rows.map(({ name }) => name)).toEqual([
      'accounts.allowance',
      'accounts.approver_wait',
      'accounts.ceremony',
      'accounts.challenge',
      'accounts.code_try',
      'accounts.device',
      'accounts.security_event',
      'accounts.session',
      'accounts.staff_act',
      'accounts.staff_act_change',
      'availability.home_calendar',
      'ledger.balance',
      'ledger.balances_through',
      'ledger.total',
      'media.chunk',
      'media.chunked_upload',
      'notifications.delivery',
      'notifications.device',
    ])
  })

  it('logs nothing for a rejected write, a read, or an owner’s own action', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Quiet Cottage', ownerId: owner.accountId }))
    const staff = await t.person('staff')
    const params = { id: String(home.id) }
    const body = { from: '2027-03-01', to: '2027-03-04' }
    expect((await refused(staff.call(blockNights, { params, body: { ...body, to: '2027-02-01' } }))).status).toBe(422)
    await good(owner.call(blockNights, { params, body }))
    expect(await acts({ q: 'Quiet Cottage' })).toEqual([])
  })

  it('is never changed or deleted', async () => {
    for (const statement of [
      'update accounts.staff_act set reason = null',
      'delete from accounts.staff_act',
      'delete from accounts.staff_act_change',
    ])
      await expect(t.write((ctx) => sql.raw(statement).execute(tablesOf<unknown>()(ctx)))).rejects.toThrow(
        'append-only',
      )
  })
})
