import {
  approveAct,
  type BodyOf,
  cardForm,
  connectionsNow,
  disconnect,
  saveBankAccounts,
  saveIncomingEmail,
  saveMailServer,
  savePaymentGateway,
} from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { imapServer } from '#testing/imap-server'
import { mailServer } from '#testing/mail-server'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { stripeServer } from '../payments/testing/stripe/server.ts'

type Person = Caller & { accountId: number }
const login = { user: 'stay@cove.example', password: 'harbor-7-lantern' }
const keys = {
  publishableKey: 'pk_test_4242',
  secretKey: 'sk_test_secretkey',
  webhookSecret: 'whsec_signing',
} as const
const reason = 'We moved to another provider'

const adminOf = (app: TestApp): Promise<Person> => confirmedStaff(app, 'admin')

let t: TestApp
let admin: Person
let smtp: Awaited<ReturnType<typeof mailServer>>
let imap: Awaited<ReturnType<typeof imapServer>>
let stripe: Awaited<ReturnType<typeof stripeServer>>
let otherStripe: Awaited<ReturnType<typeof stripeServer>>
beforeAll(async () => {
  smtp = await mailServer([], login)
  imap = await imapServer()
  stripe = await stripeServer(keys.secretKey)
  otherStripe = await stripeServer('sk_test_other')
  t = await testApp({ config: { stripeUrl: stripe.url } })
  admin = await adminOf(t)
})
afterAll(async () => {
  await t.close()
  smtp.close()
  imap.close()
  await stripe.close()
  await otherStripe.close()
})

const results = async <T>(answer: Promise<{ ok: boolean; results?: T; error?: unknown }>): Promise<T> => {
  const given = await answer
  expect(given).toMatchObject({ ok: true })
  return given.results as T
}
const refusal = async (answer: Promise<unknown>) => {
  const given = (await answer) as { ok: boolean; error?: { code: string } }
  expect(given.ok).toBe(false)
  return given.error?.code
}
const desk = () => results(admin.call(connectionsNow))
const server = (): BodyOf<typeof saveMailServer> => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none',
  ...login,
  fromName: 'Cove',
  fromEmail: 'stay@cove.example',
  reason: '',
})
const stored = async (): Promise<string> => {
  const client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query(
    'select (select json_agg(c) from connections.connection c) c, (select json_agg(h) from connections.change h) h, (select json_agg(k) from kernel.event k) k, (select json_agg(a) from approvals.request a) a',
  )
  await client.end()
  return JSON.stringify(rows)
}
const secrets = [login.password, keys.secretKey, keys.webhookSecret, '123456789', '987654321']

describe('the mail server', () => {
  it.each([
    ['a password it rejects', () => ({ password: 'wrong' }), 'mail_login_refused'],
    ['a port where nothing answers', () => ({ port: 9 }), 'mail_server_unreachable'],
  ])('is not stored with %s', async (_, wrong, code) => {
    expect(await refusal(admin.call(saveMailServer, { body: { ...server(), ...wrong() } }))).toBe(code)
    expect((await desk()).mail.source).toBe('none')
    expect(t.app.adapters.mail.via).toBe('outbox')
  })

  it('carries mail as soon as it is saved, under its sender', async () => {
    const { mail, history } = await results(admin.call(saveMailServer, { body: server() }))
    expect(mail).toMatchObject({
      source: 'settings',
      host: '127.0.0.1',
      hasPassword: true,
      from: 'Cove <stay@cove.example>',
    })
    expect(history[0]).toMatchObject({ by: 'Ada Quill', kind: 'mail' })
    const email = {
      id: '<a@b>',
      to: 'guest@example.com',
      subject: 'Hello',
      text: 'Hi',
      html: '<p>Hi</p>',
      unsubscribe: null,
      thread: null,
    }
    await t.app.adapters.mail.send(email)
    expect(smtp.received.at(-1)?.message).toContain('From: Cove <stay@cove.example>')
  })

  it('is changed with a reason, and its password is never sent to another server', async () => {
    const { password: _, ...body } = server()
    const renamed = { ...body, fromName: 'Cove Stays' }
    expect(await refusal(admin.call(saveMailServer, { body: renamed }))).toBe('reason_needed')
    await results(admin.call(saveMailServer, { body: { ...renamed, reason } }))
    const elsewhere = { ...renamed, port: smtp.port + 1, reason }
    expect(await refusal(admin.call(saveMailServer, { body: elsewhere }))).toBe('password_again')
    expect((await desk()).mail).toMatchObject({ port: smtp.port, fromName: 'Cove Stays' })
  })

  it("saves nothing over another administrator's change that its author hasn't read", async () => {
    const other = await adminOf(t)
    const { mail: latestRead } = (await desk()).latest
    const first = { ...server(), fromName: 'Cove Front Desk', reason, latestRead }
    const { latest } = await results(other.call(saveMailServer, { body: first }))
    const second = { ...server(), fromName: 'Cove Reservations', reason, latestRead }
    expect(await refusal(admin.call(saveMailServer, { body: second }))).toBe('settings_changed')
    expect((await desk()).mail).toMatchObject({ fromName: 'Cove Front Desk' })
    await results(admin.call(saveMailServer, { body: { ...second, latestRead: latest.mail } }))
    expect((await desk()).mail).toMatchObject({ fromName: 'Cove Reservations' })
  })

  it('is not on a private network if the server is publicly reachable', async () => {
    const open = await testApp({ config: { publicUrl: 'https://stay.example.com' } })
    const who = await adminOf(open)
    expect(await refusal(who.call(saveMailServer, { body: server() }))).toBe('private_address')
    await open.close()
  })
})

describe('incoming email', () => {
  const mailbox = (change: object = {}) => ({
    host: '127.0.0.1',
    port: imap.port,
    security: 'none' as const,
    ...imap.login,
    ...change,
  })
  const body = (change: object = {}, more: object = {}) => ({
    via: 'imap' as const,
    address: 'stay@cove.example',
    plus: true,
    mailbox: mailbox(change),
    ...more,
  })

  it.each([
    ['a password it rejects', { password: 'wrong' }, 'mail_login_refused'],
    ['a port where nothing answers', { port: 9 }, 'mail_server_unreachable'],
    ['a folder it does not have', { folder: 'Elsewhere' }, 'folder_missing'],
  ])('is not stored with %s', async (_, wrong, code) => {
    expect(await refusal(admin.call(saveIncomingEmail, { body: body(wrong) }))).toBe(code)
    expect((await desk()).incoming.source).toBe('none')
  })

  it('is read as soon as it is saved, and its password is sent nowhere else', async () => {
    const { incoming } = await results(admin.call(saveIncomingEmail, { body: body() }))
    expect(incoming).toMatchObject({ source: 'settings', via: 'imap', hasPassword: true })
    expect(t.app.config.incoming).toMatchObject({ password: imap.login.password })
    const { password: _, ...without } = mailbox()
    const elsewhere = body({}, { mailbox: { ...without, host: 'localhost' }, reason })
    expect(await refusal(admin.call(saveIncomingEmail, { body: elsewhere }))).toBe('password_again')
    expect(await stored()).not.toContain(imap.login.password)
  })

  it('keeps the key of its reply addresses through every change, and shows no service’s key', async () => {
    const before = t.app.config.incoming?.replyKey
    const service = { via: 'postmark' as const, address: 'stay@cove.example', plus: true, mailbox: null, reason }
    expect(await refusal(admin.call(saveIncomingEmail, { body: service }))).toBe('key_missing')
    const webhookKey = 'a-long-password-of-postmark'
    const { incoming, history } = await results(admin.call(saveIncomingEmail, { body: { ...service, webhookKey } }))
    expect(incoming).toMatchObject({ via: 'postmark', hasKey: true })
    expect(JSON.stringify({ incoming, history })).not.toContain(webhookKey)
    expect(t.app.config.incoming?.replyKey).toBe(before)
    expect(await stored()).not.toContain(webhookKey)
  })

  it('is not on a private network if the server is publicly reachable', async () => {
    const open = await testApp({ config: { publicUrl: 'https://stay.example.com' } })
    const who = await adminOf(open)
    expect(await refusal(who.call(saveIncomingEmail, { body: body() }))).toBe('private_address')
    await open.close()
  })
})

describe('the payment gateway', () => {
  it.each([
    ['a key that Stripe rejects', { secretKey: 'sk_test_other' }, 'key_refused'],
    ['a live key beside a test key', { secretKey: 'sk_live_other' }, 'invalid_input'],
    ['no secret key', { secretKey: undefined }, 'keys_missing'],
    ['a publishable key in the place of the secret one', { secretKey: 'pk_test_4242' }, 'invalid_input'],
  ])('is not stored with %s', async (_, wrong, code) => {
    const body = { ...keys, reason: '', ...wrong } as BodyOf<typeof savePaymentGateway>
    expect(await refusal(admin.call(savePaymentGateway, { body }))).toBe(code)
    expect((await desk()).payments).toMatchObject({ source: 'none', via: 'sandbox' })
  })

  it('charges cards through Stripe as soon as it is saved, on pages that allow Stripe', async () => {
    const policy = async () => String((await t.server.inject({ url: '/healthz' })).headers['content-security-policy'])
    expect(await policy()).not.toContain('js.stripe.com')
    const { payments } = await results(admin.call(savePaymentGateway, { body: { ...keys, reason: '' } }))
    expect(payments).toMatchObject({ source: 'settings', via: 'stripe', mode: 'test', secretKeyEnding: 'tkey' })
    expect(await policy()).toContain('js.stripe.com')
    expect(await results(t.visitor().call(cardForm))).toEqual({ via: 'stripe', publishableKey: keys.publishableKey })
    expect(t.app.config.payouts.via).toBe('file')
    expect((await t.server.inject({ url: '/sandbox/challenge/1' })).statusCode).toBe(404)
    const unsigned = await t.server.inject({ method: 'POST', url: '/stripe/events', payload: '{}' })
    expect(unsigned.statusCode).toBe(400)
  })

  it('accepts only keys of the same account once payments have been taken', async () => {
    const charge = await t.app.adapters.gateway.charge({
      key: 'stay-1',
      amount: { amount: 5000, currency: 'USD' },
      description: 'Stay',
      token: 'pm_card_visa',
      by: 'card',
      returnTo: 'http://localhost/',
    })
    expect(charge.kind).toBe('succeeded')
    const client = new pg.Client(t.connection)
    await client.connect()
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into payments.intent (key, gateway_key, booking_id, home_id, account_id, installments, currency, amount_minor, off_session, token, state, created_at, kind)
       values ('stay-1', 'stay-1', 1, 1, $1, '{1}', 'USD', 5000, false, 'pm_card_visa', 'succeeded', now(), 'card')`,
      [admin.accountId],
    )
    await client.end()
    const rotated = { publishableKey: keys.publishableKey, webhookSecret: 'whsec_rotated', reason }
    await results(admin.call(savePaymentGateway, { body: rotated }))
    const removal = admin.call(disconnect, { params: { kind: 'payments' }, body: { reason } })
    expect(await refusal(removal)).toBe('payments_taken')
    t.app.config.stripeUrl = otherStripe.url
    const foreign = { ...keys, secretKey: 'sk_test_other', reason }
    expect(await refusal(admin.call(savePaymentGateway, { body: foreign }))).toBe('other_account')
    t.app.config.stripeUrl = stripe.url
    expect((await desk()).payments).toMatchObject({ secretKeyEnding: 'tkey', locked: true })
  })
})

describe('the bank accounts', () => {
  const trust = { bank: 'First Bank', routing: '021000021', account: '000123456789' }
  const operating = { bank: 'First Bank', routing: '021000021', account: '000987654321' }
  const body = { trust, operating, achCompanyId: '1987000111', reason: '' }

  it.each([
    ['a routing number that is none', { trust: { ...trust, routing: '021000022' } }, 'invalid_input'],
    [
      'an account without its number',
      { trust: { bank: 'First Bank', routing: '021000021' } },
      'account_number_missing',
    ],
    ['one account for both', { operating: trust }, 'same_account'],
    ['a company ID of nine digits', { achCompanyId: '123456789' }, 'invalid_input'],
  ])('are not stored with %s', async (_, wrong, code) => {
    expect(await refusal(admin.call(saveBankAccounts, { body: { ...body, ...wrong } }))).toBe(code)
    expect((await desk()).bank).toMatchObject({ source: 'none', trust: null })
  })

  it('appear on payment files from then on, and show their last four digits', async () => {
    const { bank } = await results(admin.call(saveBankAccounts, { body }))
    expect(bank.trust).toEqual({ bank: 'First Bank', routing: '021000021', accountEnding: '6789' })
    expect(t.app.config.payouts.bank).toEqual({ routing: '021000021', name: 'FIRST BANK', companyId: '1987000111' })
    const unchanged = { ...body, trust: { bank: 'First Bank of Averil', routing: '021000021' }, reason }
    const renamed = await results(admin.call(saveBankAccounts, { body: unchanged }))
    expect(renamed.bank.trust).toMatchObject({ bank: 'First Bank of Averil', accountEnding: '6789' })
    expect(renamed.outcome.state).toBe('done')
    const moved = { ...unchanged, trust: { bank: 'Other Bank', routing: '011401533' } }
    expect(await refusal(admin.call(saveBankAccounts, { body: moved }))).toBe('account_number_missing')
  })

  const elsewhere = { bank: 'Other Bank', routing: '011401533', account: '555000111222' }

  it('stay in force until a second administrator approves others', async () => {
    const others = { ...body, trust: elsewhere, reason }
    const pending = await results(admin.call(saveBankAccounts, { body: others }))
    expect(pending.outcome.state).toBe('pending')
    expect(pending.bank.trust).toMatchObject({ accountEnding: '6789' })
    expect(pending.bank.pending).toMatchObject({ trust: 'Other Bank 011401533 …1222' })
    expect(await refusal(admin.call(saveBankAccounts, { body: others }))).toBe('already_pending')
    const itself = admin.call(approveAct, { params: { approvalId: pending.outcome.id }, body: { note: '' } })
    expect(await refusal(itself)).toBe('participant')
    expect(await stored()).not.toContain('555000111222')
    await approvedBySecond(t, pending.outcome.id)
    expect((await desk()).bank).toMatchObject({ trust: { accountEnding: '1222' }, pending: null })
  })

  it('wait for approval even if the old ones were removed first', async () => {
    await results(admin.call(disconnect, { params: { kind: 'bank' }, body: { reason } }))
    expect((await desk()).bank.trust).toBeNull()
    const again = await results(admin.call(saveBankAccounts, { body: { ...body, reason } }))
    expect(again.outcome.state).toBe('pending')
    expect(again.bank.trust).toBeNull()
    await approvedBySecond(t, again.outcome.id)
    expect((await desk()).bank.trust).toMatchObject({ accountEnding: '6789' })
  })
})

describe('every connection', () => {
  it('keeps its secrets sealed: neither the database nor any answer contains them', async () => {
    for (const text of [await stored(), JSON.stringify(await desk())]) {
      expect(text).toContain('6789')
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })

  it('is used by every node', async () => {
    await t.app.adapters.connections.follow()
    const client = new pg.Client(t.connection)
    await client.connect()
    await client.query("delete from connections.connection where kind = 'mail'")
    await client.query(
      `with event as (
         insert into kernel.event (name, payload, request_id) values ('connections.changed', '{}', 'another-node') returning id)
       select pg_notify('porchlight_event', id || ' connections.changed  ') from event`,
    )
    await client.end()
    await expect.poll(() => t.app.adapters.mail.via).toBe('outbox')
  })

  it('follows the environment if it is set there', async () => {
    const mail = { via: 'smtp', url: 'smtp://relay.example:25', from: 'a@b.example' } as const
    const fixed = await testApp({ config: { mail } })
    const who = await adminOf(fixed)
    expect((await results(who.call(connectionsNow))).mail).toMatchObject({
      source: 'environment',
      host: 'relay.example',
    })
    expect(await refusal(who.call(saveMailServer, { body: server() }))).toBe('set_by_environment')
    await fixed.close()
  })

  it('requires an administrator who has just verified a second factor', async () => {
    const staff = await t.person('staff')
    expect(await refusal(staff.call(connectionsNow))).toBe('forbidden')
    t.clock.advance(120)
    const body = { trust: null, operating: null, achCompanyId: '', reason }
    expect(await refusal(admin.call(saveBankAccounts, { body }))).toBe('confirm_first')
  })
})
