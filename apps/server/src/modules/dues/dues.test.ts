import {
  deskOwnerInvoice,
  deskOwnerInvoices,
  ownerInvoice,
  ownerInvoices,
  quarterStatement,
  receiveOwnerMoney,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { setShares } from '#modules/homes'
import { balanceOf, invariantsOf, transferDue } from '#modules/ledger'
import { closeQuarter, correctOwner } from '#modules/statements'
import { a } from '#testing/builders'
import { type Caller, callerOf } from '#testing/caller'
import { everyScript, missingCharacters, pdfText } from '#testing/paper-text'
import { sceneApp } from '#testing/scene-app'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { earnedIn, fresh } from '../statements/testing/earnings.ts'
import { ownerInvoicePdf } from './adapters/invoice-pdf.ts'
import { checks } from './checks.ts'
import { applyAllCredits } from './jobs.ts'
import { db } from './tables.ts'

const t = sceneApp()
type Person = Caller & { accountId: number }
/** Someone who just logged in, because quarters are longer than sessions. */
const now = async ({ accountId }: Person): Promise<Caller> => {
  const door = { address: '203.0.113.9', userAgent: 'test', secondFactor: true }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, door))
  return callerOf(t.server, token)
}
let owner: Person
let staff: Person
let home: { id: number; name: string }
const earned = (amount: number, on: string, who = owner) =>
  earnedIn(t)({ ownerId: who.accountId, homeId: home.id }, amount, on)

beforeEach(async () => {
  t.clock.set('2027-02-10T15:00:00Z')
  owner = await t.person('owner')
  staff = await t.person('staff')
  home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, name: 'Tern House' }))
})
afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
  for (const { code, holds } of await t.read(invariantsOf)) expect({ code, holds }).toEqual({ code, holds: true })
})

const charge = (amount: number, on: string, who = owner) =>
  t.write((ctx) =>
    correctOwner(ctx, {
      ownerId: who.accountId,
      homeId: home.id,
      kind: 'correction',
      amount: { amount: -amount, currency: 'USD' },
      document: 'Commission on stays that were paid to you',
      source: `charge:${fresh()}`,
      on,
    }),
  )
const close = async (quarter: number, on: string, who = owner) => {
  t.clock.set(`${on}T15:00:00Z`)
  await t.write((ctx) =>
    closeQuarter(ctx, {
      ownerId: who.accountId,
      year: 2027,
      quarter,
      closedBy: null,
      legalName: 'Porchlight Homes LLC',
    }),
  )
  await t.drain()
}
const listOf = async (who: Person = owner, query: object = {}) =>
  (await good((await now(who)).call(ownerInvoices, { query }))).invoices
const only = async (who: Person = owner) => {
  const [card, ...more] = await listOf(who)
  if (!card || more.length > 0) throw new Error(`${more.length} more invoices than one`)
  return (await good((await now(who)).call(ownerInvoice, { params: { number: card.number } }))).invoice
}
const balance = (who = owner) =>
  t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: who.accountId, currency: 'USD' }))
const receive = async (number: string, amount: number, receivedOn = '2027-04-08') =>
  (await now(staff)).call(receiveOwnerMoney, { params: { number }, body: { amount, receivedOn, reference: 'Wire 1' } })

it('R53 an account below zero becomes an invoice when its quarter closes, for exactly that amount, with its lines and an email', async () => {
  await earned(300_00, '2027-02-12')
  await charge(1_000_00, '2027-02-14')
  await close(1, '2027-04-03')
  const invoice = await only()
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^OWN-\d+$/),
    year: 2027,
    quarter: 1,
    state: 'open',
    overdue: false,
    issuedOn: '2027-04-03',
    dueOn: '2027-04-17',
    total: { amount: 700_00 },
    open: { amount: 700_00 },
    homes: [{ id: home.id, name: 'Tern House' }],
  })
  expect(invoice.lines.map(({ amount }) => amount.amount).sort((x, y) => x - y)).toEqual([-300_00, 1_000_00])
  const { rows } = await t.read((ctx) =>
    sql<{ subject: string }>`select subject from notifications.delivery where kind = 'owner_invoice'
      and account_id = ${owner.accountId}`.execute(db(ctx)),
  )
  expect(rows).toEqual([{ subject: expect.stringContaining(`${invoice.number}: $700.00`) }])
  t.clock.set('2027-04-18T15:00:00Z')
  expect(await only()).toMatchObject({ overdue: true })
})

it('R53 the same debt is never invoiced twice: the next quarter asks only for what is new, and a processed quarter stays processed', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  await charge(150_00, '2027-05-02')
  await close(2, '2027-07-03')
  const cards = await listOf()
  expect(cards.map(({ total }) => total.amount)).toEqual([150_00, 400_00])
  const second = await good((await now(owner)).call(ownerInvoice, { params: { number: cards[0]?.number ?? '' } }))
  expect(second.invoice.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['opening', 400_00],
    ['line', 150_00],
    ['earlier', -400_00],
  ])
})

it('R53 money received between the end and the closing of a quarter is no longer asked for', async () => {
  await charge(400_00, '2027-02-14')
  t.clock.set('2027-04-02T15:00:00Z')
  await earned(250_00, '2027-04-02')
  await close(1, '2027-04-03')
  const { lines, total } = await only()
  expect(total.amount).toBe(150_00)
  expect(lines.at(-1)).toMatchObject({ kind: 'since', amount: { amount: -250_00 } })
})

it('later earnings of their homes are applied to the oldest invoice, and anything paid is not asked for again', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  await earned(100_00, '2027-04-10')
  await applyAllCredits(t.app)
  await applyAllCredits(t.app)
  expect(await only()).toMatchObject({
    state: 'part_paid',
    open: { amount: 300_00 },
    credits: [{ kind: 'earned', amount: { amount: 100_00 } }],
  })
  await earned(900_00, '2027-04-12')
  await applyAllCredits(t.app)
  expect(await only()).toMatchObject({ state: 'paid', open: { amount: 0 } })
  await charge(900_00, '2027-04-20')
  await applyAllCredits(t.app)
  expect(await only()).toMatchObject({ state: 'paid', open: { amount: 0 } })
  expect(await listOf(owner, { status: 'open' })).toEqual([])
})

it('R46 money received another way belongs to the owner, first refunds the operator’s advance, and appears on their statement', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  const { number } = await only()
  t.clock.set('2027-04-10T15:00:00Z')
  const due = async () => (await t.read((ctx) => transferDue(ctx, 'USD')))?.amount ?? 0
  const before = await due()
  expect(await good(receive(number, 150_00))).toMatchObject({
    invoice: { state: 'part_paid', open: { amount: 250_00 } },
  })
  expect(await balance()).toBe(-250_00)
  expect((await due()) - before).toBe(150_00)
  expect(await refused(receive(number, 250_01))).toMatchObject({ status: 422, code: 'more_than_open' })
  expect(await refused(receive(number, 1, '2027-04-12'))).toMatchObject({ status: 422, code: 'invalid_input' })
  await good(receive(number, 250_00))
  expect(await balance()).toBe(0)
  const { statement } = await good((await now(owner)).call(quarterStatement, { params: { year: 2027, quarter: 2 } }))
  expect(statement.homes.flatMap(({ lines }) => lines.map(({ label }) => label))).toContain(
    `Payment of ${number}: Wire 1`,
  )
  expect(statement.closing.amount).toBe(0)
})

it('when two people record the same final payment at once, one is notified that it is already paid', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  const { number } = await only()
  t.clock.set('2027-04-10T15:00:00Z')
  const both = await Promise.all([receive(number, 400_00), receive(number, 400_00)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await balance()).toBe(0)
})

it('R51 a co-owner gets their own invoices, can’t open anyone else’s, and finds them by home', async () => {
  const partner = await t.person('owner')
  await t.write((ctx) =>
    setShares(ctx, home.id, '2026-06-01', [
      { accountId: owner.accountId, basisPoints: 5_000 },
      { accountId: partner.accountId, basisPoints: 5_000 },
    ]),
  )
  await charge(400_00, '2027-02-14')
  await charge(30_00, '2027-02-14', partner)
  await close(1, '2027-04-03')
  await close(1, '2027-04-03', partner)
  expect((await only(partner)).total.amount).toBe(30_00)
  const { number } = await only()
  expect(await refused((await now(partner)).call(ownerInvoice, { params: { number } }))).toMatchObject({ status: 404 })
  expect(await listOf(owner, { propertyId: home.id })).toHaveLength(1)
  const other = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
  expect(await listOf(owner, { propertyId: other.id })).toEqual([])
  const stranger = await t.write((ctx) => a.home(ctx, { ownerId: partner.accountId }))
  expect(await refused((await now(owner)).call(ownerInvoices, { query: { propertyId: stranger.id } }))).toMatchObject({
    status: 404,
  })
})

it('shows the team every invoice; a document and the amounts applied to it can’t be changed', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  const { number } = await only()
  const { invoices } = await good((await now(staff)).call(deskOwnerInvoices, { query: { status: 'open' } }))
  expect(invoices.map((card) => card.number)).toContain(number)
  const lower = { params: { number: number.toLowerCase() } }
  expect(await good((await now(staff)).call(deskOwnerInvoice, lower))).toMatchObject({ invoice: { number } })
  const change = (what: string) => t.write((ctx) => sql.raw(what).execute(db(ctx)))
  await expect(change('update dues.invoice set total_minor = 1')).rejects.toThrow(/never changed/)
  t.clock.set('2027-04-10T15:00:00Z')
  await good(receive(number, 1_00))
  await expect(change('delete from dues.credit')).rejects.toThrow(/never changed/)
})

it('R53 the document matches the API response, and is visible to no one else', async () => {
  await charge(400_00, '2027-02-14')
  await close(1, '2027-04-03')
  const { number } = await only()
  t.clock.set('2027-04-10T15:00:00Z')
  await good(receive(number, 150_00))
  const { invoice } = await good((await now(owner)).call(ownerInvoice, { params: { number } }))
  const lines = pdfText(await ownerInvoicePdf(invoice, 'America/New_York', 'en')).split('\n')
  const beside = (label: string) => lines[lines.indexOf(label) - 1]
  expect(lines).toContain(`Invoice ${number}`)
  for (const { label } of invoice.lines) expect(lines).toContain(label)
  expect([beside('Total'), beside('Payment received'), beside('Amount due')]).toEqual([
    '$400.00',
    '-$150.00',
    '$250.00',
  ])
  const [credit] = invoice.credits
  const late = {
    ...invoice,
    owner: { ...invoice.owner, name: everyScript },
    credits: [{ ...(credit as NonNullable<typeof credit>), receivedOn: null, at: '2027-01-01T03:00:00.000Z' }],
  }
  const text = pdfText(await ownerInvoicePdf(late, 'America/New_York', 'en'))
  expect(missingCharacters(everyScript, text)).toEqual([])
  expect(text).toContain('Dec 31, 2026')
  const own = `owners/accounting/invoices/${number}/pdf`
  const file = await (await now(owner)).raw({ path: `${own}?language=de` })
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(file.text).toContain('/Lang (de)')
  expect((await (await t.person('owner')).raw({ path: own })).status).toBe(404)
  expect((await (await now(staff)).raw({ path: `staff/owner-invoices/${number}/pdf` })).status).toBe(200)
  expect((await t.visitor().raw({ path: own })).status).toBe(401)
})
