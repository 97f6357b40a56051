import { changeStay, type Invoice, invoiceByNumber, myInvoices, previewChange } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { bookingChanged, bookingConfirmed } from '#events/bookings'
import { announce } from '#kernel/outbox'
import { policyPresets, setRates } from '#modules/pricing'
import { usualPricing } from '#testing/builders'
import { confirmedStay } from '#testing/stays'
import { aboutStay, canceled, type Guest, good, held, pay } from '../bookings/testing/guest.ts'
import { julyScene } from '../bookings/testing/scene.ts'
import { checks } from './checks.ts'
import { settleInvoices } from './issue-invoices.ts'

const { t, homeId, guest, booked, run } = julyScene()

const listOf = async (who: Guest, booking: number, status: 'open' | 'all' = 'all') =>
  (await good(who.call(myInvoices, { query: { booking, status } }))).invoices.data
const inFull = async (who: Guest, number: string): Promise<Invoice> =>
  (await good(who.call(invoiceByNumber, { params: { number } }))).invoice
const sumOf = ({ lines, taxes }: Invoice) => [...lines, ...taxes].reduce((sum, { amount }) => sum + amount.amount, 0)
const faults = async () => {
  const found = await Promise.all(checks.map(async (check) => ({ ...check, ...(await check.run(t.app)) })))
  return found.filter(({ holds }) => !holds).map(({ code, figure }) => `${code}: ${figure}`)
}
const serialOf = (number: string) => Number(number.split('-')[1])

it('C484 R60 gives a confirmed stay one invoice, numbered with letters, a hyphen, and digits; nights on hold have none', async () => {
  const booking = await booked()
  await t.drain()
  const [first, ...rest] = await listOf(await guest(), booking.id)
  expect(rest).toEqual([])
  expect(first?.number).toMatch(/^[A-Z]+-\d+$/)
  expect(first).toMatchObject({ kind: 'invoice', state: 'open', total: booking.total })
  const invoice = await inFull(await guest(), first?.number.toLowerCase() ?? '')
  expect(sumOf(invoice)).toBe(booking.total.amount)
  expect(invoice.lines.map(({ label }) => label)).toEqual(booking.lines.map(({ label }) => label))
  expect(invoice.balance.amount).toBe(booking.total.amount - booking.paid.amount)
  expect(await listOf(await guest(), booking.id, 'open')).toHaveLength(1)

  const request = await held(await guest(), { homeId: homeId(), arrive: '2027-08-07', depart: '2027-08-14' })
  await t.drain()
  expect(await listOf(await guest(), request.id)).toEqual([])
  expect(await faults()).toEqual([])
})

it('states that everything is paid once it is', async () => {
  const booking = await booked()
  t.clock.set('2027-06-02T17:00:00Z')
  await good(pay(await guest(), booking.id))
  await t.drain()
  expect(await listOf(await guest(), booking.id)).toMatchObject([{ state: 'paid', balance: { amount: 0 } }])
  expect(await listOf(await guest(), booking.id, 'open')).toEqual([])
})

it('R18 reverses the whole invoice when the stay changes, and writes a new one', async () => {
  const booking = await booked()
  await t.drain()
  const who = await guest()
  const params = { id: booking.id }
  const input = { arrive: '2027-07-02', depart: '2027-07-10', adults: 8 }
  const { change } = await good(who.call(previewChange, { params, body: input }))
  const { quoteId, quoteHash, hash } = change
  await good(who.call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
  await t.drain()
  const [now, note, before] = await listOf(who, booking.id)
  expect(before).toMatchObject({ state: 'corrected', correctedBy: note?.number, total: booking.total })
  expect(note).toMatchObject({ kind: 'credit_note', state: 'credit', corrects: before?.number })
  expect(note?.total.amount).toBe(-booking.total.amount)
  expect(now).toMatchObject({ kind: 'invoice', state: 'open', total: change.after })
  expect(sumOf(await inFull(who, note?.number ?? ''))).toBe(-booking.total.amount)
})

it('R39 reverses the invoice on cancellation, and bills what the terms retain', async () => {
  const policy = { ...policyPresets.strict, grace: null }
  await t.write((ctx) => setRates(ctx, homeId(), { terms: { ...usualPricing.terms, policy } }))
  const booking = await booked()
  await t.drain()
  t.clock.set('2027-06-20T17:00:00Z')
  const who = await guest()
  const { refund } = await canceled(who, booking.id)
  await t.drain()
  const all = await listOf(who, booking.id)
  expect(all.reduce((sum, { total }) => sum + total.amount, 0)).toBe(refund.retained.amount)
  expect(refund.retained.amount).toBeGreaterThan(0)
  expect(all.map(({ state }) => state)).toEqual([expect.stringMatching(/open|paid/), 'credit', 'corrected'])
  expect((await inFull(who, all[0]?.number ?? '')).reason).toBe('The stay was canceled.')
})

it('leaves an invoice and its credit note when a stay is canceled for free', async () => {
  const booking = await booked()
  await t.drain()
  const { refund } = await canceled(await guest(), booking.id)
  expect(refund.retained.amount).toBe(0)
  await t.drain()
  expect((await listOf(await guest(), booking.id)).map(({ state }) => state)).toEqual(['credit', 'corrected'])
})

it('creates the same documents when events arrive twice, late, or never', async () => {
  const booking = await booked()
  await t.drain()
  const before = await listOf(await guest(), booking.id)
  await t.write((ctx) => announce(ctx, bookingConfirmed(aboutStay(booking.id))))
  await t.write((ctx) => announce(ctx, bookingChanged({ ...aboutStay(booking.id), changeId: 0 })))
  await run('invoices.settle')
  expect(await listOf(await guest(), booking.id)).toEqual(before)
})

it('leaves no gap in the numbers when many are written at once and some of them fail', async () => {
  const stays: number[] = []
  for (const [arrive, depart] of [
    ['2027-09-04', '2027-09-06'],
    ['2027-09-08', '2027-09-10'],
    ['2027-09-12', '2027-09-14'],
    ['2027-09-16', '2027-09-18'],
  ] as const)
    stays.push((await confirmedStay(t, { homeId: homeId(), arrive, depart })).id)
  const failing = (id: number) =>
    t.write(async (ctx) => {
      await settleInvoices(t.app, ctx, id)
      throw new Error('the rest of it failed')
    })
  await Promise.allSettled(
    stays.flatMap((id) => [failing(id), t.write((ctx) => settleInvoices(t.app, ctx, id)), failing(id)]),
  )
  await t.drain()
  expect(await faults()).toEqual([])
})

it('provides the document as a PDF, only to its guest', async () => {
  const booking = await booked()
  await t.drain()
  const [card] = await listOf(await guest(), booking.id)
  const path = (card?.file ?? '').replace('/app-portal/v1.1/', '')
  const file = await (await guest()).raw({ path })
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${card?.number}.pdf"`,
  })
  expect(file.text.slice(0, 5)).toBe('%PDF-')
  const other = await t.person('traveler')
  expect((await other.raw({ path })).status).toBe(404)
  expect((await t.visitor().raw({ path })).status).toBe(401)
  expect((await other.raw({ path: `invoices/${card?.number}` })).status).toBe(404)
  expect(await listOf(other, booking.id)).toEqual([])
  expect((await (await guest()).raw({ path: 'invoices/x/pdf' })).status).toBe(404)
  expect(serialOf(card?.number ?? '')).toBeGreaterThan(0)
})

it('writes the document in the language the reader requests, otherwise in that of their account', async () => {
  const booking = await booked()
  await t.drain()
  const [card] = await listOf(await guest(), booking.id)
  const languageOf = async (query: string) => {
    const { text } = await (await guest()).raw({ path: `invoices/${card?.number}/pdf${query}` })
    return /\/Lang \((\w+)\)/.exec(text)?.[1]
  }
  expect(await languageOf('')).toBe('en')
  expect(await languageOf('?language=fr')).toBe('fr')
  expect(await languageOf('?language=xx')).toBe('en')
})

it('never changes a document', async () => {
  const booking = await booked()
  await t.drain()
  const [card] = await listOf(await guest(), booking.id)
  const { default: pg } = await import('pg')
  const client = new pg.Client(t.connection)
  await client.connect()
  for (const statement of ['update invoices.invoice set total_minor = 1', 'delete from invoices.invoice'])
    await expect(client.query(`${statement} where number = $1`, [card?.number])).rejects.toThrow('never changed')
  await client.end()
})
