import {
  addPayoutAccount as addEndpoint,
  approvalList,
  approveAct,
  declineAct,
  myTaxForm,
  payeeStatus,
  payoutAccounts,
  removePayoutAccount as removeEndpoint,
  signTaxForm,
} from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { openSession, putRoles } from '#modules/accounts'
import { setShares } from '#modules/homes'
import { a } from '#testing/builders'
import { type Caller, callerOf } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { withSecondFactor } from '../accounts/testing/second-factor.ts'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { checks } from './checks.ts'
import { notePaid } from './commands.ts'
import { payoutAccountAt } from './queries.ts'
import { usBank as bankOfEleanor, w9 } from './testing/paid-to.ts'

const t = sceneApp()
const usBank = { ...bankOfEleanor, holder: 'Ada Quill' } as const
const iban = { ...usBank, kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00' } as const
const hours = (count: number) => new Date(new Date('2027-01-15T17:00:00Z').getTime() + count * 3_600_000)

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(t.connection)
  await client.connect()
})
afterAll(() => client.end())
beforeEach(() => t.clock.set(hours(0)))

/** An owner who just entered their password and a second factor. */
const owner = async () => {
  const { accountId, email } = await t.person('owner')
  return { accountId, email, ...(await confirmed(accountId)) }
}
const confirmed = (accountId: number) => withSecondFactor(t, accountId)
const session = async (accountId: number, more: Partial<Parameters<typeof openSession>[2]> = {}) => {
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, ...more }
  return callerOf(t.server, (await t.write((ctx) => openSession(ctx, accountId, door))).token)
}
const paidTo = async (accountId: number) => (await t.read((ctx) => payoutAccountAt(ctx, accountId))).account?.ending
const closed = async (accountId: number) => {
  await t.write((ctx) => announce(ctx, accountClosed({ accountId })))
  await t.drain()
}
const emails = async (to: string) => {
  await t.drain()
  const all = (await t.server.inject({ url: '/dev/outbox.json' })).json() as {
    to: string
    subject: string
    text: string
  }[]
  return all.filter((message) => message.to === to)
}

describe('R56 a payout account', () => {
  test('takes effect seventy-two hours after it was added, not a second sooner', async () => {
    const { call, accountId } = await owner()
    const added = await call(addEndpoint, { body: usBank })
    expect(added).toMatchObject({
      ok: true,
      results: { accounts: [{ ending: '6789', state: 'waiting', inForceAt: hours(72).toISOString() }] },
    })
    t.clock.set(new Date(hours(72).getTime() - 1))
    expect(await paidTo(accountId)).toBeUndefined()
    t.clock.set(hours(72))
    expect(await paidTo(accountId)).toBe('6789')
  })

  test('replaces the previous one only then; if two are pending, the later one', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    t.clock.set(hours(80))
    const again = await confirmed(accountId)
    await again.call(addEndpoint, { body: { ...usBank, accountNumber: '99991111' } })
    const listed = await again.call(addEndpoint, { body: iban })
    expect(listed).toMatchObject({
      ok: true,
      results: {
        accounts: [
          { ending: '3000', state: 'waiting' },
          { ending: '6789', state: 'in_force' },
        ],
      },
    })
    t.clock.set(hours(151))
    expect(await paidTo(accountId)).toBe('6789')
    t.clock.set(hours(153))
    expect(await paidTo(accountId)).toBe('3000')
  })

  test("that was removed gets no payouts, and the one it had replaced isn't restored", async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    t.clock.set(hours(80))
    await (await confirmed(accountId)).call(addEndpoint, { body: iban })
    t.clock.set(hours(160))
    const now = await confirmed(accountId)
    const listed = await now.call(payoutAccounts)
    const [current] = listed.ok ? listed.results.accounts : []
    expect(current).toMatchObject({ ending: '3000', state: 'in_force' })
    expect(await now.call(removeEndpoint, { params: { payoutAccountId: String(current?.id) } })).toMatchObject({
      ok: true,
      results: { accounts: [] },
    })
    expect(await paidTo(accountId)).toBeUndefined()
  })

  test('that is pending can be withdrawn, and money goes where it went before', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    t.clock.set(hours(80))
    const again = await confirmed(accountId)
    const listed = await again.call(addEndpoint, { body: iban })
    const [waiting] = listed.ok ? listed.results.accounts : []
    await again.call(removeEndpoint, { params: { payoutAccountId: String(waiting?.id) } })
    t.clock.set(hours(300))
    expect(await paidTo(accountId)).toBe('6789')
  })

  test('can be added only by the person themselves, right after authenticating', async () => {
    const { accountId } = await owner()
    const unproved = await session(accountId, { confirmed: false, secondFactor: true })
    expect(await unproved.call(addEndpoint, { body: usBank })).toMatchObject({ error: { code: 'confirm_first' } })
    const staff = await t.person('staff')
    const instead = await session(accountId, { impersonatedBy: staff.accountId, secondFactor: true })
    expect(await instead.call(addEndpoint, { body: usBank })).toMatchObject({ error: { code: 'forbidden' } })
    const mine = await confirmed(accountId)
    const added = await mine.call(addEndpoint, { body: usBank })
    const params = { payoutAccountId: String(added.ok && added.results.accounts[0]?.id) }
    expect(await unproved.call(removeEndpoint, { params })).toMatchObject({ error: { code: 'confirm_first' } })
    expect(await (await owner()).call(removeEndpoint, { params })).toMatchObject({ error: { code: 'not_found' } })
  })

  test('requires a second factor, enrolled first if there is none, and verified moments ago', async () => {
    const { accountId } = await t.person('owner')
    const byPassword = await session(accountId)
    expect(await byPassword.call(addEndpoint, { body: usBank })).toMatchObject({
      error: { code: 'enroll_factor_first', status: 403 },
    })
    const mine = await confirmed(accountId)
    const added = await mine.call(addEndpoint, { body: usBank })
    const params = { payoutAccountId: (added.ok && added.results.accounts[0]?.id) || 0 }
    expect(await byPassword.call(addEndpoint, { body: iban })).toMatchObject({ error: { code: 'second_factor_first' } })
    t.clock.set(hours(73))
    const later = await session(accountId)
    expect(await later.call(removeEndpoint, { params })).toMatchObject({ error: { code: 'second_factor_first' } })
    expect(await paidTo(accountId)).toBe('6789')
  })

  test('that is pending is withdrawn with the password alone: stopping a change is never harder than making it', async () => {
    const { accountId, call } = await owner()
    const added = await call(addEndpoint, { body: usBank })
    const params = { payoutAccountId: (added.ok && added.results.accounts[0]?.id) || 0 }
    expect(await (await session(accountId)).call(removeEndpoint, { params })).toMatchObject({ ok: true })
  })

  test('a replayed write is checked again with the session that sends it', async () => {
    const { accountId, call } = await owner()
    const idempotencyKey = 'a-payout-account-from-the-offline-queue'
    t.clock.set(new Date(hours(0).getTime() + 11 * 60_000))
    expect(await call(addEndpoint, { body: usBank, idempotencyKey })).toMatchObject({
      error: { code: 'second_factor_first' },
    })
    expect(await paidTo(accountId)).toBeUndefined()
    expect(await (await confirmed(accountId)).call(addEndpoint, { body: usBank, idempotencyKey })).toMatchObject({
      ok: true,
    })
  })

  test('with an invalid number is rejected, naming the field', async () => {
    const { call } = await owner()
    expect(await call(addEndpoint, { body: { ...usBank, routingNumber: '021000022' } })).toMatchObject({
      ok: false,
      error: { code: 'fields_required', required: ['routingNumber'] },
    })
  })

  test('can be changed five times a day at most, even in parallel', async () => {
    const { call } = await owner()
    const tries = await Promise.all(Array.from({ length: 9 }, () => call(addEndpoint, { body: usBank })))
    expect(tries.filter(({ ok }) => ok)).toHaveLength(5)
    expect(tries.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'too_many_changes' } })
    t.clock.set(hours(25))
  })

  test('is announced by email, for a month also to the previous address', async () => {
    const { accountId, email, call } = await owner()
    const former = `former-${accountId}@demo.porchlight.test`
    await client.query('update accounts.account set former_email = $2, email_changed_at = $3 where id = $1', [
      accountId,
      former,
      hours(-24 * 29),
    ])
    await call(addEndpoint, { body: usBank })
    for (const to of [email, former]) {
      const [email] = await emails(to)
      expect(email?.subject).toBe('A new payout account was added')
      expect(email?.text).toContain('Mon, Jan 18, 2027, 12:00 PM EST')
      expect(email?.text).toContain('6789')
      expect(email?.text).not.toContain('000123456789')
    }
    t.clock.set(hours(30))
    await (await confirmed(accountId)).call(addEndpoint, { body: iban })
    expect(await emails(email)).toHaveLength(2)
    expect(await emails(former)).toHaveLength(1)
  })

  test('is announced by text message to the verified phone as well', async () => {
    const { accountId, call } = await owner()
    await client.query('update accounts.account set phone = $2, phone_verified_at = now() where id = $1', [
      accountId,
      '+442079460018',
    ])
    await call(addEndpoint, { body: usBank })
    expect((await emails('+442079460018')).map(({ subject }) => subject)).toEqual(['A new payout account was added'])
    expect((await emails('+442079460018'))[0]?.text).toMatch(
      /If this wasn’t you, stop it: http\S+\/payout-account-stop\/[\w-]{43}$/,
    )
  })

  test('is stored sealed, and logged by its last digits', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    const { rows } = await client.query(
      `select (select to_jsonb(p) from payees.payout_account p where account_id = $1)::text as kept,
        (select string_agg(kind || details::text, ' ') from accounts.security_event where account_id = $1) as log,
        (select string_agg(payload::text, ' ') from kernel.event where payload->>'accountId' = $1::text) as told`,
      [accountId],
    )
    expect(JSON.stringify(rows)).not.toContain('000123456789')
    expect(rows[0].log).toContain('payout_account_added')
    for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
    await client.query(`update payees.payout_account set number = 'plain' where account_id = $1`, [accountId])
    expect(await checks[0]?.run(t.app)).toMatchObject({ holds: false })
    await client.query('update payees.payout_account set number = null where account_id = $1', [accountId])
  })

  test('is deleted with its owner’s account', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    await closed(accountId)
    const { rows } = await client.query(
      'select holder, routing_number, number from payees.payout_account where account_id = $1',
      [accountId],
    )
    expect(rows).toEqual([{ holder: '', routing_number: '', number: null }])
    t.clock.set(hours(80))
    expect(await paidTo(accountId)).toBeUndefined()
  })
})

describe('the holder of a payout account', () => {
  const other = { ...usBank, holder: 'Mallory Stone' }
  const reviews = async (by: Caller) => {
    const answer = await by.call(approvalList, { query: {} })
    return answer.ok ? answer.results.approvals.data.filter(({ kind }) => kind === 'payout_account') : []
  }
  const requestOf = async (accountId: number) => {
    const { rows } = await client.query(
      `select r.id from approvals.request r join payees.payout_account p on r.subject = 'payout_account:' || p.id
       where p.account_id = $1 order by r.id desc limit 1`,
      [accountId],
    )
    return { approvalId: Number(rows[0]?.id) }
  }

  test('who is not the owner on record keeps the account from being paid until the team accepts them', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    t.clock.set(hours(80))
    const later = await confirmed(accountId)
    const added = await later.call(addEndpoint, { body: other })
    expect(added).toMatchObject({ results: { accounts: [{ holder: 'Mallory Stone', state: 'in_review' }, {}] } })
    t.clock.set(hours(400))
    expect(await paidTo(accountId)).toBe('6789')
    const staff = await confirmedStaff(t)
    const [seen] = await reviews(staff)
    expect(seen).toMatchObject({ facts: { holder: 'Mallory Stone', owner: 'Ada Quill', ending: '6789', w9: '—' } })
    const params = await requestOf(accountId)
    expect(await staff.call(approveAct, { params, body: { note: 'Called her' } })).toMatchObject({ ok: true })
    const shown = await (await confirmed(accountId)).call(payoutAccounts)
    expect(shown).toMatchObject({ results: { accounts: [{ holder: 'Mallory Stone', state: 'in_force' }] } })
  })

  test('is declined with a reason that the owner sees; the account never takes effect', async () => {
    const { accountId, email, call } = await owner()
    await call(addEndpoint, { body: other })
    const staff = await confirmedStaff(t)
    const params = await requestOf(accountId)
    const body = { reason: 'The bank says this is not your account' }
    expect(await staff.call(declineAct, { params, body })).toMatchObject({ ok: true })
    expect((await emails(email)).some(({ text }) => text.includes(body.reason))).toBe(true)
    t.clock.set(hours(100))
    expect(await paidTo(accountId)).toBeUndefined()
  })

  test('is not reviewed once the account was withdrawn, and can’t be accepted by its own owner', async () => {
    const { accountId, call } = await owner()
    const added = await call(addEndpoint, { body: other })
    const staff = await confirmedStaff(t)
    const params = await requestOf(accountId)
    await t.write((ctx) => putRoles(ctx, accountId, ['owner'], ['owner', 'admin']))
    const own = await confirmed(accountId)
    expect(await own.call(approveAct, { params, body: { note: '' } })).toMatchObject({ error: { code: 'participant' } })
    const payoutAccountId = (added.ok && added.results.accounts[0]?.id) || 0
    expect(await own.call(removeEndpoint, { params: { payoutAccountId } })).toMatchObject({ ok: true })
    expect(await staff.call(approveAct, { params, body: { note: '' } })).toMatchObject({
      error: { code: 'wrong_state' },
    })
  })

  test('is also compared with the W-9, even if that is signed in another name afterward', async () => {
    const { accountId, call } = await owner()
    await call(addEndpoint, { body: usBank })
    const form = { ...w9, name: 'Mallory Stone', signedName: 'Mallory Stone' }
    expect(await call(signTaxForm, { body: form })).toMatchObject({ ok: true })
    expect(await call(payoutAccounts)).toMatchObject({ results: { accounts: [{ state: 'in_review' }] } })
    t.clock.set(hours(100))
    expect(await paidTo(accountId)).toBeUndefined()
  })
})

describe('the notice of a new payout account', () => {
  const noticesOf = async (accountId: number) =>
    (
      await client.query('select kind from notifications.notice where account_id = $1 order by id', [accountId])
    ).rows.map(({ kind }) => kind)
  const linkIn = async (to: string) => {
    const [email] = await emails(to)
    return /\/payout-account-stop\/[\w-]{43}/.exec(email?.text ?? '')?.[0] ?? ''
  }

  test('reaches its owner in the product, co-owners, and team members who make payouts', async () => {
    const { accountId, call } = await owner()
    const partner = await t.person('owner')
    const staff = await t.person('staff')
    await t.write(async (ctx) => {
      const home = await a.home(ctx, { ownerId: accountId })
      await setShares(ctx, home.id, '2026-01-01', [
        { accountId, basisPoints: 5_000 },
        { accountId: partner.accountId, basisPoints: 5_000 },
      ])
    })
    await call(addEndpoint, { body: usBank })
    await t.drain()
    expect(await noticesOf(accountId)).toContain('payout_account_added')
    expect(await noticesOf(partner.accountId)).toContain('co_owner_paid_elsewhere')
    expect(await noticesOf(staff.accountId)).toContain('team_payout_account')
    expect((await emails(partner.email)).map(({ subject }) => subject)).toContain(
      'Ada Quill changed their payout account',
    )
  })

  test('stops the account through a link without a login: after a confirmation, one click ends every session and alerts the team', async () => {
    const { accountId, email, call } = await owner()
    const staff = await t.person('staff')
    await call(addEndpoint, { body: iban })
    const url = await linkIn(email)
    const requested = await t.server.inject({ url })
    expect(requested.statusCode).toBe(200)
    expect(requested.body).toContain('This wasn’t me, stop it')
    expect(requested.body).not.toContain('DE89')
    expect(await call(payoutAccounts)).toMatchObject({ results: { accounts: [{ ending: '3000' }] } })
    expect((await t.server.inject({ method: 'POST', url })).body).toContain('is stopped')
    expect(await call(payoutAccounts)).toMatchObject({ error: { code: 'unauthenticated' } })
    const fresh = await session(accountId, { secondFactor: true })
    expect(await fresh.call(payoutAccounts)).toMatchObject({ error: { code: 'password_expired' } })
    const bare = await t.server.inject({ url: '/payout-account-stop/abc', headers: { 'accept-language': 'es' } })
    expect([bare.statusCode, bare.body.includes('Este enlace no funciona')]).toEqual([404, true])
    await t.drain()
    expect(await noticesOf(staff.accountId)).toContain('team_payout_account_stopped')
    t.clock.set(hours(100))
    expect(await paidTo(accountId)).toBeUndefined()
    // A second click, such as by a mail scanner, ends no later session.
    const again = await session(accountId, { secondFactor: true })
    expect((await t.server.inject({ method: 'POST', url })).statusCode).toBe(200)
    expect(await again.call(payoutAccounts)).toMatchObject({ error: { code: 'password_expired' } })
    expect((await t.server.inject({ method: 'POST', url: `${url.slice(0, -3)}abc` })).statusCode).toBe(404)
  })
})

describe('a W-9', () => {
  const form = {
    name: 'Ada Quill',
    classification: 'individual',
    line1: '4 Lantern Lane',
    city: 'Averil Harbor',
    state: 'NY',
    zip: '11963',
    taxIdKind: 'ssn',
    taxId: '123-45-6789',
    signedName: 'Ada Quill',
    certified: true,
  } as const
  const formsOf = async (accountId: number) =>
    (await client.query('select * from payees.tax_form where account_id = $1 order by id', [accountId])).rows

  test('is stored as signed, with the number sealed; the latest one counts and its signer is notified', async () => {
    const { accountId, email, call } = await owner()
    expect(await call(myTaxForm)).toMatchObject({ ok: true, results: { form: null } })
    const signed = await call(signTaxForm, { body: form })
    expect(signed).toMatchObject({ ok: true, results: { form: { name: 'Ada Quill', ending: '6789' } } })
    expect(JSON.stringify(signed)).not.toContain('45-6789')
    await call(signTaxForm, {
      body: { ...form, classification: 'llc_s', businessName: 'Quill LLC', taxId: '12-3456780' },
    })
    expect(await call(myTaxForm)).toMatchObject({
      results: { form: { businessName: 'Quill LLC', taxIdKind: 'ein', ending: '6780' } },
    })
    const stored = await formsOf(accountId)
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toMatch(/123-?45-?6789|12-?3456780/)
    expect(t.app.seal.open(stored[0].tax_id, `tax-form:${accountId}`)).toBe('123456789')
    expect(stored[0]).toMatchObject({ signed_name: 'Ada Quill', revision: 'W-9 (Rev. March 2024)' })
    await expect(client.query('update payees.tax_form set signed_name = signed_name')).rejects.toThrow(/never changed/)
    expect((await emails(email)).map(({ subject }) => subject)).toContain('A new tax form was signed')
    for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
  })

  test('can be signed only by the person themselves, right after authenticating, completely, and five times a day at most', async () => {
    const { accountId, call } = await owner()
    const door = { address: '203.0.113.9', userAgent: 'test' }
    const unproved = callerOf(t.server, (await t.write((ctx) => openSession(ctx, accountId, door))).token)
    expect(await unproved.call(signTaxForm, { body: form })).toMatchObject({ error: { code: 'confirm_first' } })
    const byPassword = await session(accountId)
    expect(await byPassword.call(signTaxForm, { body: form })).toMatchObject({
      error: { code: 'second_factor_first', status: 403 },
    })
    expect(await (await session((await t.person('owner')).accountId)).call(signTaxForm, { body: form })).toMatchObject({
      error: { code: 'enroll_factor_first' },
    })
    expect(await call(signTaxForm, { body: { ...form, taxId: '1' } })).toMatchObject({
      error: { code: 'fields_required', required: ['taxId'] },
    })
    for (let times = 0; times < 5; times++) expect(await call(signTaxForm, { body: form })).toMatchObject({ ok: true })
    expect(await call(signTaxForm, { body: form })).toMatchObject({ error: { code: 'too_many_changes' } })
    expect(await (await owner()).call(myTaxForm)).toMatchObject({ results: { form: null } })
  })

  test('is deleted with its owner’s account, unless they were ever paid: then the law requires it', async () => {
    const never = await owner()
    await never.call(signTaxForm, { body: form })
    await closed(never.accountId)
    expect(await formsOf(never.accountId)).toEqual([])

    const paid = await owner()
    await paid.call(signTaxForm, { body: form })
    const added = await paid.call(addEndpoint, { body: usBank })
    await t.write((ctx) => notePaid(ctx, added.ok ? (added.results.accounts[0]?.id ?? 0) : 0))
    await closed(paid.accountId)
    expect(await formsOf(paid.accountId)).toHaveLength(1)
  })
})

describe('a payee', () => {
  const paid = async ({ call }: Pick<Awaited<ReturnType<typeof owner>>, 'call'>) => {
    const answer = await call(payeeStatus)
    return answer.ok && answer.results.paid
  }

  test('is recognized by their role in our business, or because they had an account or signed a tax form', async () => {
    expect(await paid(await t.person('owner'))).toBe(true)
    expect(await paid(await t.person('referral', 'traveler'))).toBe(true)
    expect(await paid(await t.person('traveler'))).toBe(false)
    const { accountId } = await t.person('traveler')
    const guest = await confirmed(accountId)
    const added = await guest.call(addEndpoint, { body: usBank })
    const id = added.ok ? added.results.accounts[0]?.id : undefined
    expect(await paid(guest)).toBe(true)
    await guest.call(removeEndpoint, { params: { payoutAccountId: id ?? 0 } })
    expect(await paid(guest)).toBe(true)
  })
})
