import {
  approvalList,
  approvalSettings,
  approveAct,
  changePerson,
  correctOwner,
  deactivatePerson,
  declineAct,
  type Permission,
  type Role,
  setExemption,
  setPermissions,
  setRoles,
  setThresholds,
  withdrawAct,
} from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { createAccount, openSession, startApproverWait } from '#modules/accounts'
import { balanceOf } from '#modules/ledger'
import { a, nobodysPassword } from '#testing/builders'
import { callerOf } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { withSecondFactor } from '../accounts/testing/second-factor.ts'
import { submitForApproval } from './commands.ts'

const t = sceneApp()
const usd = (amount: number) => ({ amount, currency: 'USD' })
const reason = 'The invoice of June lists the linen fee twice'

let people = 0
type Named = { roles?: Role[]; permissions?: readonly Permission[]; email?: string; phone?: string; hoursAgo?: number }

/** A team member who has just reauthenticated. */
const teammate = async ({ roles = ['staff'], permissions = ['money'], email, phone, hoursAgo = 200 }: Named = {}) => {
  const since = new Date(t.clock.now().getTime() - hoursAgo * 3_600_000)
  const name = people++
  const account = await t.at(since).write((ctx) =>
    createAccount(ctx, {
      email: email ?? `team-${name}@demo.porchlight.test`,
      firstName: 'Mara',
      lastName: `Lind ${name}`,
      phone: phone ?? `+1 631 555 ${3000 + name}`,
      passwordHash: nobodysPassword,
      roles,
      permissions,
    }),
  )
  return { ...account, ...(await desk(account.id)) }
}

const desk = async (accountId: number, more: { impersonatedBy?: number; secondFactor?: false } = {}) => {
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true, ...more }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, door))
  return callerOf(t.server, token)
}

const ownerWithHome = async () => {
  return await t.write(async (ctx) => {
    const owner = await a.account(ctx, { roles: ['owner'] })
    const home = await a.pricedHome(ctx, { ownerId: owner.id })
    return { ownerId: owner.id, homeId: home.id }
  })
}

type Team = Awaited<ReturnType<typeof teammate>>

const correct = (by: Pick<Team, 'call'>, { ownerId, homeId }: { ownerId: number; homeId: number }, amount: number) =>
  by.call(correctOwner, {
    params: { id: ownerId },
    body: { homeId, kind: 'correction', amount: usd(amount), note: 'Linen fee', on: '2027-02-05', reason },
  })

const good = async <T>(
  answer: Promise<{ ok: true; results: T } | { ok: false; error: { code: string } }>,
): Promise<T> => {
  const given = await answer
  if (!given.ok) throw new Error(given.error.code)
  return given.results
}

const owed = (ownerId: number) => t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId, currency: 'USD' }))
const approve = (by: Pick<Team, 'call'>, approvalId: number) =>
  by.call(approveAct, { params: { approvalId }, body: { note: '' } })

describe('a correction', () => {
  test('R56 above the limit moves nothing until a second person has approved it, and records both names', async () => {
    const [home, asks, second] = [await ownerWithHome(), await teammate(), await teammate()]
    const before = await owed(home.ownerId)
    const { outcome, correction } = await good(correct(asks, home, -40_000_00))
    expect([outcome.state, correction, await owed(home.ownerId)]).toEqual(['pending', null, before])
    expect(await approve(asks, outcome.id)).toMatchObject({ error: { code: 'participant' } })
    const { approval } = await good(approve(second, outcome.id))
    expect(approval).toMatchObject({
      state: 'approved',
      amount: usd(40_000_00),
      reason,
      requestedBy: { id: asks.id, name: `Mara ${asks.lastName}` },
      decidedBy: { id: second.id },
      facts: { direction: 'from_owner' },
    })
    expect(await owed(home.ownerId)).toBe(before - 40_000_00)
    expect(await approve(second, outcome.id)).toMatchObject({ error: { code: 'wrong_state' } })
  })

  test('R56 R15 small acts in several currencies add up to one limit, by what they are roughly worth', async () => {
    const { id: by } = await teammate()
    const act = (subject: string, amount: number, currency: string) =>
      t.write((ctx) =>
        submitForApproval(ctx, { kind: 'correction', subject, amount: { amount, currency }, reason, by }),
      )
    const first = await act('currencies:1', 200_00, 'EUR')
    const second = await act('currencies:2', 200_000, 'KWD')
    const third = await act('currencies:3', 10_000, 'JPY')
    const last = await act('currencies:4', 1, 'USD')
    expect([first, second, third, last].map(({ state }) => state)).toEqual(['done', 'done', 'done', 'pending'])
  })

  test('R56 within the limit is done by one person, until a day’s small ones exceed it', async () => {
    const [home, asks] = [await ownerWithHome(), await teammate()]
    expect((await good(correct(asks, home, -300_00))).outcome.state).toBe('done')
    expect((await good(correct(asks, home, -200_00))).outcome.state).toBe('done')
    expect((await good(correct(asks, home, -1))).outcome.state).toBe('pending')
    t.clock.advance(25 * 60)
    const again = await desk(asks.id)
    expect((await good(correct({ call: again.call }, home, -300_00))).outcome.state).toBe('done')
  })

  test('R56 simultaneous small ones add up as if sent one after another', async () => {
    const asks = await teammate()
    const homes = []
    for (let at = 0; at < 5; at++) homes.push(await ownerWithHome())
    const outcomes = await Promise.all(homes.map(async (home) => (await good(correct(asks, home, -400_00))).outcome))
    expect(outcomes.map(({ state }) => state).filter((state) => state === 'done')).toHaveLength(1)
  })

  test("can't be approved by anyone whose access is less than a day old or was reset, or by the owner it concerns", async () => {
    const [home, asks] = [await ownerWithHome(), await teammate()]
    const { outcome } = await good(correct(asks, home, -900_00))
    const young = await teammate({ hoursAgo: 23 })
    expect(await approve(young, outcome.id)).toMatchObject({ error: { code: 'waits' } })
    const reset = await teammate()
    await t.write((ctx) => startApproverWait(ctx, reset.id, 'password_reset'))
    expect(await approve(reset, outcome.id)).toMatchObject({ error: { code: 'waits' } })
    const ownerOfTeam = await teammate()
    const own = { ...home, ownerId: ownerOfTeam.id }
    const about = await good(correct(asks, own, -900_00))
    expect(await approve(ownerOfTeam, about.outcome.id)).toMatchObject({ error: { code: 'participant' } })
    t.clock.advance(25 * 60)
    expect(await approve(await desk(reset.id), outcome.id)).toMatchObject({ ok: true })
  })

  test("can't be approved from another account of the same person: same phone, or same mailbox with a label", async () => {
    const home = await ownerWithHome()
    const asks = await teammate({ email: 'same@demo.porchlight.test', phone: '+1 (631) 555-9001' })
    const { outcome } = await good(correct(asks, home, -900_00))
    const byPhone = await teammate({ phone: '+16315559001' })
    const byMail = await teammate({ email: 'Same+second@demo.porchlight.test' })
    for (const other of [byPhone, byMail])
      expect(await approve(other, outcome.id)).toMatchObject({ error: { code: 'same_person' } })
  })

  test('must be approved in person, freshly confirmed, with the permission: not while impersonating, not from other areas', async () => {
    const [home, asks, second] = [await ownerWithHome(), await teammate(), await teammate()]
    const { outcome } = await good(correct(asks, home, -900_00))
    const homes = await teammate({ permissions: ['homes'] })
    expect(await approve(homes, outcome.id)).toMatchObject({ error: { code: 'not_permitted' } })
    const seen = await good(homes.call(approvalList, { query: {} }))
    expect(seen.approvals.data).toEqual([])
    expect(await approve(await t.as(second.id), outcome.id)).toMatchObject({ error: { code: 'confirm_first' } })
    const eyes = await desk(second.id, { impersonatedBy: (await teammate({ roles: ['admin'] })).id })
    expect(await approve(eyes, outcome.id)).toMatchObject({ error: { status: 403 } })
    expect(await approve(second, outcome.id)).toMatchObject({ ok: true })
  })

  test('requires a fresh second factor to approve or decline; the password is not enough, nor a factor from an hour ago', async () => {
    const [home, asks, second] = [await ownerWithHome(), await teammate(), await teammate()]
    const { outcome } = await good(correct(asks, home, -900_00))
    const decline = ({ call }: Pick<Team, 'call'>) =>
      call(declineAct, { params: { approvalId: outcome.id }, body: { reason } })
    const byPassword = await desk(second.id, { secondFactor: false })
    for (const answer of [approve(byPassword, outcome.id), decline(byPassword)])
      expect(await answer).toMatchObject({ error: { code: 'enroll_factor_first', status: 403 } })
    const proved = await withSecondFactor(t, second.id)
    t.clock.advance(11)
    for (const answer of [approve(proved, outcome.id), decline(proved)])
      expect(await answer).toMatchObject({ error: { code: 'second_factor_first', status: 403 } })
    expect(await approve(await withSecondFactor(t, second.id), outcome.id)).toMatchObject({ ok: true })
  })

  test('is declined with a reason, or withdrawn by the requester; then it is never carried out', async () => {
    const [home, asks, second] = [await ownerWithHome(), await teammate(), await teammate()]
    const before = await owed(home.ownerId)
    const one = await good(correct(asks, home, -900_00))
    const params = { approvalId: one.outcome.id }
    expect(await asks.call(declineAct, { params, body: { reason } })).toMatchObject({ error: { code: 'participant' } })
    expect(await second.call(declineAct, { params, body: { reason } })).toMatchObject({
      results: { approval: { state: 'declined', decision: reason } },
    })
    const two = await good(correct(asks, home, -900_00))
    const taken = { params: { approvalId: two.outcome.id } }
    expect(await second.call(withdrawAct, taken)).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await asks.call(withdrawAct, taken)).toMatchObject({ results: { approval: { state: 'withdrawn' } } })
    for (const { outcome } of [one, two])
      expect(await approve(second, outcome.id)).toMatchObject({ error: { code: 'wrong_state' } })
    expect(await owed(home.ownerId)).toBe(before)
  })

  test('two simultaneous approvers book it once', async () => {
    const [home, asks] = [await ownerWithHome(), await teammate()]
    const before = await owed(home.ownerId)
    const { outcome } = await good(correct(asks, home, -900_00))
    const hands = await Promise.all(Array.from({ length: 6 }, () => teammate()))
    const answers = await Promise.all(hands.map((hand) => approve(hand, outcome.id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await owed(home.ownerId)).toBe(before - 900_00)
  })
})

describe('the thresholds', () => {
  test('an administrator tightens at once; loosening waits for a second administrator', async () => {
    const [first, second] = [await teammate({ roles: ['admin'] }), await teammate({ roles: ['admin'] })]
    const put = (value: number) =>
      first.call(setThresholds, { body: { thresholds: [{ name: 'correction', value }], reason } })
    const valueNow = async () => {
      const { settings } = await good(second.call(approvalSettings))
      return settings.thresholds.find(({ name }) => name === 'correction')?.value
    }
    expect((await good(put(100))).outcome.state).toBe('done')
    expect(await valueNow()).toBe(100)
    const { outcome } = await good(put(1_000_000))
    expect([outcome.state, await valueNow()]).toEqual(['pending', 100])
    expect(await approve(first, outcome.id)).toMatchObject({ error: { code: 'participant' } })
    expect(await approve(second, outcome.id)).toMatchObject({ ok: true })
    expect(await valueNow()).toBe(1_000_000)
    expect(await (await teammate()).call(approvalSettings)).toMatchObject({ error: { status: 403 } })
    await good(put(500))
  })

  test('no one is exempt from needing a second person while there is one', async () => {
    const first = await teammate({ roles: ['admin'] })
    await teammate({ roles: ['admin'] })
    expect(await first.call(setExemption, { body: { exempt: true, reason } })).toMatchObject({
      error: { code: 'has_second_person' },
    })
  })
})

/** Everyone else on these tests' team has left. */
const onlyTeam = async (id: number) => {
  const { Client } = (await import('pg')).default
  const client = new Client(t.connection)
  await client.connect()
  await client.query(`delete from accounts.account_role where role in ('staff', 'admin') and account_id <> $1`, [id])
  await client.end()
}

describe('a company of one', () => {
  test('never waits forever: its owner records the exemption and approves a day later, until there is a second person', async () => {
    const home = await ownerWithHome()
    const only = await teammate({ roles: ['admin'] })
    await onlyTeam(only.id)
    const { outcome } = await good(correct(only, home, -900_00))
    expect(await approve(only, outcome.id)).toMatchObject({ error: { code: 'participant' } })
    expect(await only.call(setExemption, { body: { exempt: true, reason } })).toMatchObject({
      results: { settings: { exemption: { person: { id: only.id } } } },
    })
    expect(await approve(only, outcome.id)).toMatchObject({ error: { code: 'participant' } })
    t.clock.advance(24 * 60)
    const later = await desk(only.id)
    const { approval } = await good(approve(later, outcome.id))
    expect(approval).toMatchObject({ state: 'approved', exempt: true, decidedBy: { id: only.id } })
    const again = await good(correct({ call: later.call }, home, -900_00))
    // An approver reset by someone else waits a day, even the only one.
    const third = await good(correct({ call: later.call }, await ownerWithHome(), -900_00))
    t.clock.advance(24 * 60)
    await t.write((ctx) => startApproverWait(ctx, only.id, 'factor_reset'))
    expect(await approve(await desk(only.id), third.outcome.id)).toMatchObject({ error: { code: 'participant' } })
    await teammate({ permissions: ['money'] })
    t.clock.advance(24 * 60)
    expect(await approve(await desk(only.id), again.outcome.id)).toMatchObject({ error: { code: 'participant' } })
  })

  test.each([
    ['deactivating', (id: number) => [deactivatePerson, { params: { id }, body: { reason } }] as const],
    [
      'taking the role of',
      (id: number) => [setRoles, { params: { id }, body: { roles: ['traveler'], reason } }] as const,
    ],
    [
      'taking the permissions of',
      (id: number) => [setPermissions, { params: { id }, body: { permissions: [], reason } }] as const,
    ],
    [
      'giving their own phone number to',
      (id: number) =>
        [
          changePerson,
          {
            params: { id },
            body: { firstName: 'Mara', lastName: 'Lind', phone: '+1 631 555 9111', language: 'en', vendorId: null },
          },
        ] as const,
    ],
  ])('is not reached by %s the colleague who would have declined', async (_, removal) => {
    const home = await ownerWithHome()
    const only = await teammate({ roles: ['admin'], phone: '+1 631 555 9111' })
    await onlyTeam(only.id)
    await good(only.call(setExemption, { body: { exempt: true, reason } }))
    const other = await teammate({ permissions: ['money'] })
    const { outcome } = await good(correct(only, home, -4_000_00))
    const [endpoint, input] = removal(other.id)
    expect(await only.call(endpoint as typeof deactivatePerson, input as never)).toMatchObject({ ok: true })
    for (const days of [1, 5]) {
      t.clock.advance(days * 24 * 60)
      const later = await desk(only.id)
      expect(await approve(later, outcome.id)).toMatchObject({ error: { code: 'participant' } })
      if (!(await good(later.call(approvalSettings))).settings.hasSecondPerson)
        expect(await later.call(setExemption, { body: { exempt: true, reason } })).toMatchObject({
          error: { code: 'removed_colleague' },
        })
    }
    t.clock.advance(2 * 24 * 60)
    expect(await approve(await desk(only.id), outcome.id)).toMatchObject({ ok: true })
  })
})
