import {
  fileTaxForms,
  rentsPaidOfOwner,
  taxFile,
  taxFormOfOwner,
  taxFormsOfOwner,
  taxYearOfDesk,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setShares } from '#modules/homes'
import { credit, debit, entriesOf, ownerFunds, post } from '#modules/ledger'
import { signTaxForm } from '#modules/payees'
import { a } from '#testing/builders'
import { pdfText } from '#testing/paper-text'
import { begunStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { paidTo, w9 } from '../payees/testing/paid-to.ts'
import { rentsPdf } from './adapters/rents-pdf.ts'
import { taxFormPdf } from './adapters/tax-form-pdf.ts'
import { checks } from './checks.ts'
import { returnPayout } from './settle-payouts.ts'
import { db } from './tables.ts'
import { rentsOf } from './tax-rents.ts'
import { rentsPaidTo, taxFileOf, taxYearOf } from './tax-views.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, pay, runOf, desk, ownerWithHome, close } = statementsScene()

const deskOf = (year: number) => t.read((ctx) => taxYearOf(ctx, year))
const payeeIn = async (year: number, ownerId: number) =>
  (await deskOf(year)).payees.find((payee) => payee.ownerId === ownerId)
const payAll = async (ownerId: number) =>
  pay(ownerId, (await t.read((ctx) => ownerFunds(ctx, ownerId, 'USD'))).available)

describe('reported rents', () => {
  it("R54 are gross, by payment date, and each co-owner's own part", async () => {
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

  it('R54 a returned payout counts as paid when it is paid again', async () => {
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

  it('R54 show the sum to withhold when a charge used up rent of someone without a W-9', async () => {
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

  it('R54 R40 are reduced by refunds of a stay to its guest', async () => {
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

  it('R54 the sum over all payees matches the entries', async () => {
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
    // Every home in this file pays 20% commission.
    expect(reported.reduce((sum, { gross }) => sum + gross.amount, 0) * 0.8).toBeCloseTo(paid, 0)
  })
})

describe('the calls', () => {
  it('R54 show the team masked numbers, and the numbers only in the file, to someone who has just verified their identity', async () => {
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

  it('let owners read their own rents for a year with the details behind them', async () => {
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

const signer = (accountId: number) => ({ accountId, address: '127.0.0.1', userAgent: 'test' })

describe('the owner’s 1099', () => {
  const refundAfterward = (owner: { ownerId: number; homeId: number; bookingId: number }) =>
    t.write((ctx) =>
      post(ctx, {
        purpose: 'refund-owed',
        source: `test:correction-${owner.ownerId}`,
        document: 'Refund',
        currency: 'USD',
        homeId: owner.homeId,
        bookingId: owner.bookingId,
        lines: [
          debit('payable:owner', 400_00, { ownerId: owner.ownerId }),
          debit('payable:operator', 100_00),
          credit('liability:guest-deposit', 500_00),
          debit('income:commission', 100_00),
          credit('receivable:trust', 100_00),
        ],
      }),
    )
  const closedYear = async (year: number) => {
    t.clock.set(`${year}-11-10T17:00:00Z`)
    const owner = await ownerWithHome()
    const { id } = await begunStay(t, { homeId: owner.homeId, arrive: `${year}-11-20`, depart: `${year}-11-25` })
    await payAll(owner.ownerId)
    t.clock.set(`${year + 1}-01-10T17:00:00Z`)
    for (const { ownerId } of (await deskOf(year)).payees.filter(({ due }) => due !== null))
      await close(ownerId, year, 4).catch(() => undefined)
    return { ...owner, bookingId: id }
  }
  const fileYear = async (year: number, reason = 'Filed with the e-filing service') => {
    const { due } = await deskOf(year)
    const body = { rents: due.rents.amount, reason }
    return (await desk()).call(fileTaxForms, { params: { year }, body })
  }
  const formsOf = async (ownerId: number) => (await good((await t.as(ownerId)).call(taxFormsOfOwner))).forms
  const params = { year: 2029 }

  it('R54 is finished once it is filed, with the figures staff report and a masked number', async () => {
    t.clock.set('2029-11-10T17:00:00Z')
    const early = await ownerWithHome()
    await begunStay(t, { homeId: early.homeId, arrive: '2029-11-20', depart: '2029-11-25' })
    await payAll(early.ownerId)
    expect(await formsOf(early.ownerId)).toMatchObject([{ year: 2029, state: 'open', filedOn: null }])
    expect(await refused(fileYear(2029))).toMatchObject({ code: 'year_open' })
    const owner = await closedYear(2029)
    expect(await formsOf(owner.ownerId)).toMatchObject([{ year: 2029, state: 'ready' }])
    const caller = await t.as(owner.ownerId)
    expect(await refused(caller.call(taxFormOfOwner, { params, query: {} }))).toMatchObject({ code: 'not_finished' })
    const listed = await payeeIn(2029, owner.ownerId)
    expect(listed).toMatchObject({ due: 'original', filed: null })
    const { tax } = await good(fileYear(2029))
    expect(tax).toMatchObject({ due: { originals: 0, corrected: 0 }, filings: [{ reason: expect.any(String) }] })
    const { form } = await good(caller.call(taxFormOfOwner, { params, query: {} }))
    expect(form).toMatchObject({ state: 'filed', filedOn: '2030-01-10', before: null, rents: listed?.gross })
    expect(form.withhold).toEqual(listed?.withhold)
    expect(await refused(fileYear(2029))).toMatchObject({ code: 'nothing_to_file' })
    const pdf = await caller.raw({ path: 'owners/accounting/tax-forms/2029/pdf' })
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const other = await ownerWithHome()
    const stranger = (await t.as(other.ownerId)).call(taxFormOfOwner, { params, query: {} })
    expect(await refused(stranger)).toMatchObject({ code: 'not_found' })
  })

  it('R54 stays as it was filed when the books or the W-9 change; a corrected form is filed beside it', async () => {
    const owner = await closedYear(2030)
    await good(fileYear(2030))
    const [filed] = await formsOf(owner.ownerId)
    await refundAfterward(owner)
    expect((await formsOf(owner.ownerId)).find(({ year }) => year === 2030)).toEqual(filed)

    const { ownerId } = owner
    await t.write((ctx) =>
      signTaxForm(ctx, t.app.seal, signer(ownerId), { ...w9, businessName: 'Whitcombe Homes LLC' }),
    )
    expect(await payeeIn(2030, ownerId)).toMatchObject({ due: 'corrected', filed: { version: 1 } })
    expect((await formsOf(ownerId)).find(({ year }) => year === 2030)).toMatchObject({
      name: filed?.name,
      state: 'filed',
    })
    const { filingId } = await good(fileYear(2030, 'The business name was missing'))
    const caller = await t.as(ownerId)
    const at = { year: 2030 }
    const { form } = await good(caller.call(taxFormOfOwner, { params: at, query: {} }))
    expect(form).toMatchObject({ state: 'corrected', businessName: 'Whitcombe Homes LLC', before: filed?.rents })
    expect(form.versions.map(({ version }) => version)).toEqual([1, 2])
    const first = await good(caller.call(taxFormOfOwner, { params: at, query: { version: 1 } }))
    expect(first.form).toMatchObject({
      state: 'filed',
      name: filed?.name,
      rents: filed?.rents,
      filedOn: filed?.filedOn,
    })
    const third = caller.call(taxFormOfOwner, { params: at, query: { version: 3 } })
    expect(await refused(third)).toMatchObject({ code: 'not_found' })
    const { rows } = await good((await desk()).call(taxFile, { query: { year: 2030, filing: filingId } }))
    expect(rows).toMatchObject([
      { corrected: true, businessName: 'Whitcombe Homes LLC', taxId: expect.stringMatching(/^\d{9}$/) },
    ])
  })

  it('R54 is not filed with sums the person did not see, nor by someone who has not just proved who they are', async () => {
    await closedYear(2031)
    const { due } = await deskOf(2031)
    const body = { rents: due.rents.amount + 1, reason: 'Filed with the e-filing service' }
    const call = { params: { year: 2031 }, body }
    expect(await refused((await desk()).call(fileTaxForms, call))).toMatchObject({ code: 'figures_changed' })
    const staff = await t.person('staff')
    expect(await refused(staff.call(fileTaxForms, call))).toMatchObject({ code: 'confirm_first' })
  })

  it('R54 once filed can be neither changed nor deleted, and the doctor notices when it was', async () => {
    const owner = await closedYear(2032)
    await good(fileYear(2032))
    const change = (statement: ReturnType<typeof sql>) => t.write((ctx) => statement.execute(db(ctx)))
    const { ownerId } = owner
    await expect(
      change(sql`update statements.tax_form set rents_minor = 1 where owner_id = ${ownerId}`),
    ).rejects.toThrow(/never changes/)
    await expect(change(sql`delete from statements.tax_form where owner_id = ${ownerId}`)).rejects.toThrow(
      /never changes/,
    )
    await expect(change(sql`delete from statements.tax_filing`)).rejects.toThrow(/never changes/)
    const check = checks.find(({ code }) => code === 'statements.tax_forms')
    expect(await check?.run(t.app)).toMatchObject({
      holds: true,
      figure: expect.stringMatching(/^\d+ forms filed, 0 off$/),
    })
    const tamper = (rents: number) =>
      change(sql`alter table statements.tax_form disable trigger tax_form_stays`)
        .then(() => change(sql`update statements.tax_form set rents_minor = ${rents} where owner_id = ${ownerId}`))
        .then(() => change(sql`alter table statements.tax_form enable trigger tax_form_stays`))
    const [filed] = await formsOf(ownerId)
    await tamper(1)
    expect(await check?.run(t.app)).toMatchObject({ holds: false })
    await tamper(filed?.rents.amount ?? 0)
  })
})

describe('the 1099 as a PDF', () => {
  it('masks the number and shows what was corrected', async () => {
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
      filedOn: '2027-01-10',
      before: usd(4_000_00),
      changed: null,
      versions: [],
    }
    const text = pdfText(await taxFormPdf(form, 'en'))
    for (const part of ['XXX-XX-6789', '5,000.00', '4,000.00', 'corrected', 'Ada Quill']) expect(text).toContain(part)
  })
})
