import {
  approvalList,
  approveAct,
  approveTransfer,
  cancelTransfer,
  prepareTransfer,
  sendTransfer,
  settleTransfer,
  transferById,
  transfers,
  trustPosition,
} from '@porchlight/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { balanceOf, invariantsOf, post } from '#modules/ledger'
import { type Caller, callerOf } from '#testing/caller'
import { everyScript, missingCharacters, pdfText } from '#testing/paper-text'
import { plainWords } from '#testing/plain-words'
import { sceneApp } from '#testing/scene-app'
import { withOldFactor } from '../accounts/testing/second-factor.ts'
import { setLimit } from '../approvals/testing/limits.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { capture, earned, fresh, settled } from '../ledger/testing/entries.ts'
import { checks } from './checks.ts'

const t = sceneApp()
/** A team member who has just verified their identity. */
const confirmed = async (): Promise<Caller> => {
  const { accountId } = await t.person('staff')
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, door))
  return callerOf(t.server, token)
}
let one: Caller
let two: Caller

beforeEach(async () => {
  ;[one, two] = [await confirmed(), await confirmed()]
})

afterEach(async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
  const broken = (await t.read(invariantsOf)).filter(({ holds }) => !holds).map(({ code }) => code)
  expect(broken).toEqual([])
})

/** A stay that is paid, received, and earned. */
const stay = (currency: string, commission: number) =>
  t.write(async (ctx) => {
    const [bookingId, owner] = [fresh(), fresh()]
    await post(ctx, capture(bookingId, commission * 4, currency))
    await post(ctx, settled(bookingId, commission * 4, currency))
    await post(ctx, earned(bookingId, { [owner]: commission * 3 }, commission, { currency }))
  })
const cash = (account: 'cash:trust' | 'cash:operating', currency: string) =>
  t.read((ctx) => balanceOf(ctx, account, { currency }))
const duesIn = async (currency: string) =>
  (await good(one.call(transfers, { query: {} }))).due.filter(({ amount }) => amount.currency === currency)
const prepare = (currency: string, amount: number, by = one) =>
  by.call(prepareTransfer, { body: { currency, amount, note: 'Month end' } })
const params = ({ id }: { id: number }) => ({ transferId: String(id) })

describe('a transfer to the operating account', () => {
  it('R44 R45 moves cash in the books only once it has arrived, dated on that day', async () => {
    await stay('USD', 1_000_00)
    await stay('USD', 500_00)
    expect(await cash('cash:operating', 'USD')).toBe(0)
    const [due] = await duesIn('USD')
    expect(due).toMatchObject({ direction: 'to_operating', amount: { amount: 1_500_00 }, openId: null })
    const { transfer } = await good(prepare('USD', 1_500_00))
    expect(transfer).toMatchObject({
      number: expect.stringMatching(/^TRF-\d{4}$/),
      state: 'prepared',
      opening: { amount: 0 },
      retained: { amount: 0 },
      needsSecond: false,
      from: { account: 'cash:trust' },
      to: { account: 'cash:operating' },
    })
    expect(transfer.entries.map(({ amount }) => amount.amount)).toEqual([1_000_00, 500_00])
    const sent = { on: '2027-01-15', reference: 'Wire 4411' }
    expect(await refused(one.call(settleTransfer, { params: params(transfer), body: sent }))).toMatchObject({
      code: 'wrong_state',
    })
    await good(one.call(sendTransfer, { params: params(transfer), body: sent }))
    expect([await cash('cash:trust', 'USD'), await cash('cash:operating', 'USD')]).toEqual([6_000_00, 0])
    t.clock.advance(3 * 24 * 60)
    ;[one, two] = [await confirmed(), await confirmed()]
    const early = one.call(settleTransfer, { params: params(transfer), body: { on: '2027-01-14' } })
    expect(await refused(early)).toMatchObject({ status: 422 })
    const late = one.call(settleTransfer, { params: params(transfer), body: { on: '2027-01-19' } })
    expect(await refused(late)).toMatchObject({ status: 422 })
    const arrived = { params: params(transfer), body: { on: '2027-01-17' } }
    const { transfer: done } = await good(two.call(settleTransfer, arrived))
    expect(done).toMatchObject({ state: 'settled', settledOn: '2027-01-17', entryId: expect.any(Number) })
    expect([await cash('cash:trust', 'USD'), await cash('cash:operating', 'USD')]).toEqual([4_500_00, 1_500_00])
    expect(await t.read((ctx) => balanceOf(ctx, 'cash:operating', { currency: 'USD', to: '2027-01-16' }))).toBe(0)
    expect(await refused(two.call(settleTransfer, arrived))).toMatchObject({ code: 'wrong_state' })
    expect(await duesIn('USD')).toEqual([])
  })

  it('R56 over the limit needs a second person, for every sender', async () => {
    await stay('EUR', 60_000_00)
    const { transfer } = await good(prepare('EUR', 60_000_00))
    const at = { params: params(transfer) }
    const sent = { ...at, body: { on: t.clock.now().toISOString().slice(0, 10), reference: 'Wire 7' } }
    expect(await refused(one.call(sendTransfer, sent))).toMatchObject({ code: 'needs_second' })
    expect(await refused(one.call(approveTransfer, at))).toMatchObject({ status: 403, code: 'same_person' })
    const { transfer: approved } = await good(two.call(approveTransfer, at))
    expect(approved).toMatchObject({ state: 'approved', approvedBy: { name: 'Ada Quill' } })
    await good(one.call(sendTransfer, sent))
  })

  it('follows the limit an administrator sets, adds up over a day, and waits among the approvals', async () => {
    await stay('SEK', 200_00)
    const { transfer: first } = await good(prepare('SEK', 200_00))
    expect(first.needsSecond).toBe(false)
    const sent = { on: t.clock.now().toISOString().slice(0, 10), reference: 'Wire 9' }
    await good(one.call(sendTransfer, { params: params(first), body: sent }))
    await good(one.call(settleTransfer, { params: params(first), body: { on: sent.on } }))
    await t.write((ctx) => setLimit(ctx, 'transfer', 350))
    await stay('SEK', 160_00)
    const { transfer } = await good(prepare('SEK', 160_00))
    expect(transfer).toMatchObject({ needsSecond: true, limit: { amount: 350_00 } })
    const send = { params: params(transfer), body: sent }
    expect(await refused(two.call(sendTransfer, send))).toMatchObject({ code: 'needs_second' })
    const waiting = (await good(two.call(approvalList, { query: {} }))).approvals.data
    const request = waiting.find(({ facts }) => facts.number === transfer.number)
    expect(request).toMatchObject({ kind: 'transfer', amount: { amount: 160_00 }, refusals: { approve: null } })
    const approval = { params: { approvalId: request?.id ?? 0 }, body: { note: '' } }
    expect(await refused(one.call(approveAct, approval))).toMatchObject({ status: 403, code: 'participant' })
    await good(two.call(approveAct, approval))
    await good(one.call(sendTransfer, send))
    await t.write((ctx) => setLimit(ctx, 'transfer', 50_000))
  })

  it('R56 is sent only after a fresh second factor: the password is not enough', async () => {
    await stay('DKK', 200_00)
    const { transfer } = await good(prepare('DKK', 200_00))
    const send = {
      params: params(transfer),
      body: { on: t.clock.now().toISOString().slice(0, 10), reference: 'Wire 10' },
    }
    const byPassword = await withOldFactor(t, (await t.person('staff')).accountId)
    expect(await refused(byPassword.call(sendTransfer, send))).toEqual({ status: 403, code: 'second_factor_first' })
    await good(one.call(sendTransfer, send))
  })

  it('withdraws its approval request when it is canceled', async () => {
    await stay('NOK', 70_000_00)
    const { transfer } = await good(prepare('NOK', 70_000_00))
    await good(one.call(cancelTransfer, { params: params(transfer), body: { reason: 'Wrong bank' } }))
    const waiting = (await good(two.call(approvalList, { query: {} }))).approvals.data
    expect(waiting.filter(({ facts }) => facts.number === transfer.number)).toEqual([])
  })

  it('is one at a time, covers what is due now, and is due again when canceled', async () => {
    await stay('GBP', 200_00)
    expect(await refused(prepare('GBP', 199_99))).toMatchObject({ code: 'amount_changed' })
    const tries = await Promise.all([prepare('GBP', 200_00), prepare('GBP', 200_00, two)])
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    const [due] = await duesIn('GBP')
    const id = due?.openId ?? 0
    const canceled = one.call(cancelTransfer, { params: params({ id }), body: { reason: 'Wrong bank' } })
    expect((await good(canceled)).transfer).toMatchObject({ state: 'canceled', cancelReason: 'Wrong bank' })
    const { transfer } = await good(prepare('GBP', 200_00))
    expect(transfer.entries.map(({ amount }) => amount.amount)).toEqual([200_00])
    expect(await refused(prepare('CHF', 1))).toMatchObject({ code: 'nothing_due' })
  })

  it('R46 is rejected when less is due by the time it is sent', async () => {
    await stay('CAD', 300_00)
    const { transfer } = await good(prepare('CAD', 300_00))
    await t.write((ctx) =>
      post(ctx, {
        ...earned(fresh(), { [fresh()]: 100_00 }, 0, { currency: 'CAD' }),
        lines: [
          { account: 'payable:operator', side: 'debit', amount: 100_00 },
          { account: 'payable:owner', side: 'credit', amount: 100_00, ownerId: 9 },
          { account: 'expense:operator', side: 'debit', amount: 100_00 },
          { account: 'receivable:trust', side: 'credit', amount: 100_00 },
        ],
      }),
    )
    const sent = { params: params(transfer), body: { on: '2027-01-15', reference: 'Wire 8' } }
    expect(await refused(one.call(sendTransfer, sent))).toMatchObject({ code: 'less_due' })
  })
})

describe('the document and the screens', () => {
  it('show accounts, entries, and amount; the trust position shows the same amount as due', async () => {
    await stay('NZD', 800_00)
    await stay('NZD', 70_00)
    const position = await good(one.call(trustPosition, {}))
    const operator = position.currencies.find(({ currency }) => currency === 'NZD')
    const { transfer } = await good(prepare('NZD', 870_00))
    const { transfer: read } = await good(two.call(transferById, { params: params(transfer) }))
    expect({ ...read, refusals: null }).toEqual({ ...transfer, refusals: null })
    expect(operator?.accounts.find(({ account }) => account === 'payable:operator')?.balance.amount).toBe(870_00)
    const { status, text } = await one.raw({ path: `staff/transfers/${transfer.id}/pdf` })
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const { transferPdf } = await import('./adapters/transfer-pdf.ts')
    const words = pdfText(
      await transferPdf(
        transfer,
        { legalName: 'Porchlight Homes LLC', zone: 'America/New_York', trust: null, operating: null },
        'en',
      ),
    ).replace(/\s+/g, ' ')
    for (const said of [transfer.number, 'trust account', 'operating account', '870.00', '800.00', '70.00'])
      expect(words).toContain(said)
  })

  it("show every name in full, and days by the company's clock", async () => {
    await stay('SGD', 10_00)
    const { transfer } = await good(prepare('SGD', 10_00))
    const { transferPdf } = await import('./adapters/transfer-pdf.ts')
    const person = { id: 1, name: everyScript }
    const late = {
      ...transfer,
      preparedBy: person,
      preparedAt: '2027-01-01T03:00:00.000Z',
      approvedBy: person,
      approvedAt: '2027-07-01T03:59:00.000Z',
    }
    const company = { legalName: everyScript, zone: 'America/New_York', trust: null, operating: null }
    const text = pdfText(await transferPdf(late, company, 'en'))
    const pseudo = pdfText(await transferPdf(late, company, 'en-XA'))
    expect(plainWords(pseudo, [late, company])).toEqual([])
    expect(missingCharacters(everyScript, text)).toEqual([])
    for (const day of ['Dec 31, 2026', 'Jun 30, 2027']) expect(text.replace(/\s+/g, ' ')).toContain(day)
  })

  it('are hidden from anyone without the permission for money', async () => {
    const owner = await t.person('owner')
    expect((await refused(owner.call(transfers, { query: {} }))).status).toBe(403)
    expect((await owner.raw({ path: 'staff/transfers/1/pdf' })).status).toBe(403)
  })
})
