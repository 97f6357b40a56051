import { rentsPaidOfOwner, taxFile, taxFormOfOwner, taxFormsOfOwner, taxYearOfDesk } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { setShares } from '#modules/homes'
import { credit, debit, entriesOf, ownerFunds, post } from '#modules/ledger'
import { a } from '#testing/builders'
import { pdfText } from '#testing/paper-text'
import { begunStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { paidTo } from '../payees/testing/paid-to.ts'
import { rentsPdf } from './adapters/rents-pdf.ts'
import { taxFormPdf } from './adapters/tax-form-pdf.ts'
import { returnPayout } from './settle-payouts.ts'
import { rentsOf } from './tax-rents.ts'
import { rentsPaidTo, taxFileOf, taxYearOf } from './tax-views.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, pay, runOf, desk, ownerWithHome, close } = statementsScene()

const deskOf = (year: number) => t.read((ctx) => taxYearOf(ctx, year))
const payeeIn = async (year: number, ownerId: number) =>
  (await deskOf(year)).payees.find((payee) => payee.ownerId === ownerId)
const payAll = async (ownerId: number) =>
  pay(ownerId, (await t.read((ctx) => ownerFunds(ctx, ownerId, 'USD'))).available)

describe('rents that are reported', () => {
  it('R54 are gross, by the day of payment, and each co-owner’s own part', async () => {
    t.clock.set('2026-12-10T17:00:00Z')
    const [one, two] = [await ownerWithHome(), await ownerWithHome()]
    await t.write((ctx) =>
      setShares(ctx, one.homeId, '2026-01-01', [
        { accountId: one.ownerId, basisPoints: 3_333 },
        { accountId: two.ownerId, basisPoints: 6_667 },
      ]),
    )
    await begunStay(t, { homeId: one.homeId, arrive: '2026-12-20', depart: '2026-12-22' })
    expect(await payeeIn(2026, one.ownerId)).toBeUndefined()
    await payAll(one.ownerId)
    t.clock.set('2027-01-04T17:00:00Z')
    await payAll(two.ownerId)
    expect(await payeeIn(2026, one.ownerId)).toMatchObject({ gross: usd(666_60), state: 'below', withhold: usd(0) })
    expect(await payeeIn(2027, two.ownerId)).toMatchObject({ gross: usd(1_333_40) })
    expect(await payeeIn(2026, two.ownerId)).toBeUndefined()
    const own = await t.read((ctx) => rentsOf(ctx, one.ownerId))
    expect(own.map(({ on, net, gross }) => [on, net, gross])).toEqual([
      [expect.stringMatching(/^2026-12/), 533_28, 666_60],
    ])
  })

  it('R54 a payout that came back is paid when it is paid again', async () => {
    t.clock.set('2027-02-01T17:00:00Z')
    const owner = await ownerWithHome()
    await begunStay(t, { homeId: owner.homeId, arrive: '2027-02-08', depart: '2027-02-11' })
    const runId = await payAll(owner.ownerId)
    const { gross } = (await payeeIn(2027, owner.ownerId)) ?? {}
    expect(gross).toEqual(usd(3_000_00))
    const [line] = (await runOf(runId)).lines
    await t.write((ctx) => returnPayout(ctx, { runId, payoutId: line?.payoutId ?? 0, reason: 'R03', by: null }))
    expect(await payeeIn(2027, owner.ownerId)).toBeUndefined()
  })

  it('R54 name the sum to withhold where a charge used up rent of someone without a W-9', async () => {
    t.clock.set('2027-03-01T17:00:00Z')
    const { ownerId, homeId } = await t.write(async (ctx) => {
      const owner = await a.account(ctx, { roles: ['owner'], firstName: 'Noor', lastName: 'Farrow' })
      return { ownerId: owner.id, homeId: (await a.pricedHome(ctx, { ownerId: owner.id })).id }
    })
    await begunStay(t, { homeId, arrive: '2027-03-08', depart: '2027-03-11' })
    expect(await payeeIn(2027, ownerId)).toBeUndefined()
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'expense',
        source: 'test:bill',
        document: 'Roof: Tern Roofing, 12',
        currency: 'USD',
        homeId,
        lines: [debit('payable:owner', 2_000_00, { ownerId }), credit('payable:vendor', 2_000_00, { vendorId: 1 })],
      }),
    )
    expect(await payeeIn(2027, ownerId)).toMatchObject({
      name: 'Noor Farrow',
      gross: usd(2_500_00),
      state: 'report',
      taxId: null,
      withhold: usd(600_00),
    })
  })

  it('R54 R40 are less by what of a stay went back to its guest', async () => {
    t.clock.set('2027-04-01T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    const { id: bookingId } = await begunStay(t, { homeId, arrive: '2027-04-05', depart: '2027-04-07' })
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'refund-owed',
        source: 'test:resold',
        document: 'Refund',
        currency: 'USD',
        homeId,
        bookingId,
        lines: [
          debit('payable:owner', 400_00, { ownerId }),
          debit('payable:operator', 100_00),
          credit('liability:guest-deposit', 500_00),
          debit('income:commission', 100_00),
          credit('receivable:trust', 100_00),
        ],
      }),
    )
    await payAll(ownerId)
    expect(await payeeIn(2027, ownerId)).toMatchObject({ gross: usd(1_500_00) })
  })

  it('R54 what all payees have together is what the entries say', async () => {
    const { years } = await deskOf(2027)
    const reported = (await Promise.all(years.map(deskOf))).flatMap(({ payees }) => payees)
    const entries = await t.read((ctx) => entriesOf(ctx, { purposes: ['payout', 'expense'] }))
    const reversals = new Set(
      (await t.read((ctx) => entriesOf(ctx, { purposes: ['reversal'] }))).map((one) => one.reverses),
    )
    const paid = entries
      .filter(({ id }) => !reversals.has(id))
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => account === 'payable:owner')
      .reduce((sum, { signed }) => sum + signed, 0)
    // Every home of this file pays 20 % commission.
    expect(reported.reduce((sum, { gross }) => sum + gross.amount, 0) * 0.8).toBeCloseTo(paid, 0)
  })
})

describe('the calls', () => {
  it('R54 show the team masked numbers, and the numbers only in the file, to someone who has just proved who they are', async () => {
    t.clock.set('2027-05-01T17:00:00Z')
    const owner = await ownerWithHome()
    await begunStay(t, { homeId: owner.homeId, arrive: '2027-05-10', depart: '2027-05-13' })
    await payAll(owner.ownerId)
    const [staff, stranger] = [await t.person('staff'), await t.person('owner')]
    const answer = await staff.raw({ path: 'staff/tax-forms?year=2027' })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(/\d{9}/)
    expect(await payeeIn(2027, owner.ownerId)).toMatchObject({ state: 'report', taxId: { ending: expect.any(String) } })
    expect(await staff.call(taxFile, { query: { year: 2027 } })).toMatchObject({ error: { code: 'confirm_first' } })
    const file = await (await desk()).call(taxFile, { query: { year: 2027 } })
    expect(file.ok && file.results.rows.map(({ taxId }) => taxId)).toContainEqual(expect.stringMatching(/^\d{9}$/))
    expect(await stranger.call(taxYearOfDesk, { query: {} })).toMatchObject({ error: { status: 403 } })
    expect(await t.read((ctx) => taxFileOf(ctx, t.app.seal, 2019))).toEqual({ rows: [] })
  })

  it('an owner reads their own rents of a year with what stands behind them', async () => {
    t.clock.set('2027-06-01T17:00:00Z')
    const owner = await t.person('owner')
    const nothing = await owner.call(rentsPaidOfOwner, { query: {} })
    expect(nothing).toMatchObject({ ok: true, results: { year: 2027, years: [], sums: [], rents: [] } })
    const { id } = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: 'Gull House' }))
    await begunStay(t, { homeId: id, arrive: '2027-06-07', depart: '2027-06-09' })
    await paidTo(t, owner.accountId)
    await payAll(owner.accountId)
    expect(await owner.call(rentsPaidOfOwner, { query: {} })).toMatchObject({
      ok: true,
      results: {
        sums: [{ gross: usd(2_000_00), net: usd(1_600_00) }],
        rents: [{ home: 'Gull House', gross: usd(2_000_00) }],
      },
    })
    const reported = await t.read((ctx) => rentsPaidTo(ctx, owner.accountId, 2027))
    const whose = { ownerName: 'Eleanor Whitcombe', legalName: 'Porchlight Homes LLC' }
    const lines = pdfText(await rentsPdf(reported, whose, 'en')).split('\n')
    expect(lines[lines.indexOf('Total') - 1]).toBe('$2,000.00')
    expect(lines.join(' ')).toContain('Net to you: $1,600.00')
    const path = 'owners/accounting/rents-paid/pdf?year=2027'
    expect((await owner.raw({ path })).text.slice(0, 5)).toBe('%PDF-')
    expect((await (await t.person('staff')).raw({ path })).status).toBe(403)
  })
})

describe('the owner’s 1099', () => {
  it('R54 is finished once the year is closed, with the figures staff report and a masked number', async () => {
    t.clock.set('2026-11-10T17:00:00Z')
    const owner = await ownerWithHome()
    await begunStay(t, { homeId: owner.homeId, arrive: '2026-11-20', depart: '2026-11-25' })
    await payAll(owner.ownerId)
    const caller = await t.as(owner.ownerId)
    const formsOf = async () => (await good(caller.call(taxFormsOfOwner))).forms
    const params = { year: 2026 }
    expect(await formsOf()).toMatchObject([{ year: 2026, state: 'open', closedOn: null }])
    expect(await refused(caller.call(taxFormOfOwner, { params }))).toMatchObject({ code: 'not_finished' })
    t.clock.set('2027-01-10T17:00:00Z')
    await close(owner.ownerId, 2026, 4)
    const listed = await payeeIn(2026, owner.ownerId)
    const later = await t.as(owner.ownerId)
    const { form } = await good(later.call(taxFormOfOwner, { params }))
    expect(form).toMatchObject({ state: 'final', closedOn: '2027-01-10', before: null, rents: listed?.gross })
    expect(form.withhold).toEqual(listed?.withhold)
    const pdf = await later.raw({ path: 'owners/accounting/tax-forms/2026/pdf' })
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const other = await ownerWithHome()
    expect(await refused((await t.as(other.ownerId)).call(taxFormOfOwner, { params }))).toMatchObject({
      code: 'not_found',
    })
  })
})

describe('the 1099 as a PDF', () => {
  it('masks the number and says what was corrected', async () => {
    const form = {
      year: 2026,
      state: 'corrected' as const,
      reporting: 'report' as const,
      threshold: usd(2_000_00),
      name: 'Ada Quill',
      businessName: '',
      address: '4 Lantern Lane',
      taxId: { kind: 'ssn' as const, ending: '6789' },
      payer: legalName,
      rents: usd(5_000_00),
      withhold: usd(0),
      closedOn: '2027-01-10',
      before: usd(4_000_00),
    }
    const text = pdfText(await taxFormPdf(form, 'en'))
    for (const part of ['XXX-XX-6789', '5,000.00', '4,000.00', 'corrected', 'Ada Quill']) expect(text).toContain(part)
  })
})
