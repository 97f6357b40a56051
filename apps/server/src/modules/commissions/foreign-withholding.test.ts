import {
  approveCommissions,
  type ForeignStatusFields,
  filePartnerTaxForms,
  partnerAccounting,
  partnerForeignFormOfYear,
  partnerForeignTaxFile,
  partnerInvoice,
  partnerPayables,
  partnerTaxFile,
  partnerTaxFormOfYear,
  partnerTaxYear,
  preparePartnerRun,
  returnPartnerPayout,
  sendPartnerRun,
  setPartner,
  staffCommissions,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { balanceOf } from '#modules/ledger'
import { settleDue } from '#modules/payments'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { checks } from './checks.ts'
import { addCommission } from './testing/manual-commission.ts'
import { payable, signW8, signW9 } from './testing/payable.ts'

const { t, as, run } = bookingsScene()
const staff = () => confirmedStaff(t)
const foreignTax = 'IRS withholding of foreign persons'
let round = 0
let partner: Guest & { email: string }
let commissionId: number

const signs = (fields: Partial<ForeignStatusFields>, by: { accountId: number } = partner) => signW8(t, by, fields)
const company = { kind: 'w8ben_e', birthDate: '', worksAbroad: false, claimsTreaty: true } as const
const eci = {
  kind: 'w8eci_services',
  entity: 'corporation',
  birthDate: '',
  worksAbroad: false,
  usAddress: '9 Wall Street, New York, NY',
  taxId: '12-3456789',
} as const

/** An affiliate with a payout account who brought a stay that ended; its commission is approved. */
beforeEach(async () => {
  t.clock.set(new Date('2027-05-01T12:00:00Z'))
  round += 1
  const code = `abroad-${round}`
  partner = await t.person('affiliate')
  await good(
    (await staff()).call(setPartner, {
      params: { code },
      body: { email: partner.email, program: 'affiliate', rate: 1_000 },
    }),
  )
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const quote = await quoted(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const booked = {
    guestId: guest.accountId,
    quoteId: quote.id,
    quoteHash: quote.hash,
    arrivals: [{ code, at: t.clock.now() }],
  }
  const { id } = await t.write((ctx) => createBooking(ctx, booked))
  await good(sign(guest, id))
  await good(pay(guest, id))
  await t.drain()
  for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
    t.clock.set(new Date(at))
    await run('bookings.move-on')
  }
  const { commissions } = await good((await staff()).call(staffCommissions, { query: { bookingId: id } }))
  commissionId = commissions[0]?.id ?? 0
  await good(
    (await staff()).call(approveCommissions, {
      body: { commissionIds: [commissionId], reason: 'Checked against the booking' },
    }),
  )
  await payable(t, partner, { signs: false })
  // The guest’s card payment reaches the trust account.
  await settleDue(t.app)
})

const journal = (account: Parameters<typeof balanceOf>[1], filter = {}) =>
  t.read((ctx) => balanceOf(ctx, account, { currency: 'USD', ...filter }))
const owed = () => journal('payable:partner', { partnerId: partner.accountId })
const prepared = async ({ withhold = false } = {}) => {
  const body = { currency: 'USD', payees: [{ partnerId: partner.accountId, withhold }] }
  return (await good((await staff()).call(preparePartnerRun, { body }))).run
}
const sent = async (runId: number) => (await good((await staff()).call(sendPartnerRun, { params: { runId } }))).run
const year = async () => await good((await staff()).call(partnerTaxYear, { query: { year: 2027 } }))
const own = <Row extends { partnerId: number }>(rows: readonly Row[]) =>
  rows.filter(({ partnerId }) => partnerId === partner.accountId)
const adds = (amount: number) => addCommission(t, partner.accountId, amount)
const partnersForm = async () =>
  (await as(partner.accountId)).call(partnerForeignFormOfYear, { params: { year: 2027 } })

it('R54 withholds 30% from a person abroad who works in the United States: in the journal, on the invoice, and on the year’s 1042-S', async () => {
  await signs({ worksAbroad: false })
  const gross = await owed()
  const withheld = Math.round(gross * 0.3)
  const before = await journal('payable:tax', { authority: foreignTax })
  const { payees } = await good((await staff()).call(partnerPayables))
  expect(own(payees)).toMatchObject([
    { holds: [], withholding: 'foreign', withheld: { amount: withheld }, net: { amount: gross - withheld } },
  ])
  const { id, invoices } = await prepared()
  expect(invoices).toMatchObject([
    { withholding: 'foreign', withheld: { amount: withheld }, net: { amount: gross - withheld } },
  ])
  await sent(id)
  expect(await owed()).toBe(0)
  expect(await journal('payable:tax', { authority: foreignTax })).toBe(before + withheld)
  expect(await journal('payable:partner-in-transit', { partnerId: partner.accountId })).toBe(gross - withheld)
  const number = invoices[0]?.number ?? ''
  const { invoice } = await good((await as(partner.accountId)).call(partnerInvoice, { params: { number } }))
  expect(invoice).toMatchObject({ withholding: 'foreign', withheld: { amount: withheld } })

  const { partners, foreign } = await year()
  expect(own(partners)).toEqual([])
  const amounts = { gross: { amount: gross }, withheld: { amount: withheld } }
  expect(own(foreign)).toMatchObject([{ country: 'DE', taxIdEnding: '8901', withholding: 'foreign', ...amounts }])
  const { rows } = await good((await staff()).call(partnerForeignTaxFile, { query: { year: 2027 } }))
  expect(rows).toContainEqual(
    expect.objectContaining({
      incomeCode: '17',
      exemptionCode: '00',
      rate: 3_000,
      gross: { amount: gross, currency: 'USD' },
      taxId: '12345678901',
      isUsTaxId: false,
      isCompany: false,
    }),
  )
  expect((await good((await staff()).call(partnerTaxFile, { query: { year: 2027 } }))).rows).toEqual([])
  expect(await refused(partnersForm())).toMatchObject({ code: 'not_finished' })
  t.clock.set(new Date('2028-01-02T17:00:00Z'))
  const { years } = await good((await as(partner.accountId)).call(partnerAccounting))
  expect(years).toMatchObject([{ year: 2027, foreignForm: true, taxForm: null, withheld: { amount: withheld } }])
  expect((await good(partnersForm())).form).toMatchObject({ country: 'DE', taxIdEnding: '8901', parts: [amounts] })
  const path = 'partners/accounting/tax-forms/2027/1042-s/pdf'
  expect((await (await as(partner.accountId)).raw({ path })).text.slice(0, 5)).toBe('%PDF-')
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

it.each([
  ['a company that claims its country’s treaty', company, 'treaty', '04', false],
  ['a company with a U.S. business', eci, 'eci', '01', true],
] as const)(
  'R54 withholds nothing from %s, and reports it on Form 1042-S with the reason',
  async (_, form, withholding, exemptionCode, isUsTaxId) => {
    await signs(form)
    const gross = await owed()
    const { id, invoices } = await prepared()
    expect(invoices).toMatchObject([{ withholding, withheld: { amount: 0 }, net: { amount: gross } }])
    await sent(id)
    expect(own((await year()).foreign)).toMatchObject([
      { withholding, gross: { amount: gross }, withheld: { amount: 0 } },
    ])
    const { rows } = await good((await staff()).call(partnerForeignTaxFile, { query: { year: 2027 } }))
    expect(rows.filter((row) => row.exemptionCode === exemptionCode)).toMatchObject([
      { rate: 0, isUsTaxId, isCompany: true },
    ])
  },
)

it('R54 work outside the United States is not withheld from, nor reported', async () => {
  await signs({})
  const gross = await owed()
  const { id, invoices } = await prepared()
  expect(invoices).toMatchObject([{ withholding: 'none', net: { amount: gross } }])
  await sent(id)
  const { partners, foreign } = await year()
  expect([own(foreign), own(partners).map(({ state }) => state)]).toEqual([[], ['abroad']])
})

it('R54 voids an invoice whose withholding changed before it was sent, and releases what was withheld if the bank returns the payout', async () => {
  await signs({})
  const gross = await owed()
  const first = await prepared()
  t.clock.advance(1)
  await signs({ worksAbroad: false })
  expect((await sent(first.id)).invoices).toMatchObject([{ state: 'void', why: 'tax_form' }])
  expect(await owed()).toBe(gross)
  const before = await journal('payable:tax', { authority: foreignTax })
  const second = await prepared()
  await sent(second.id)
  expect(await journal('payable:tax', { authority: foreignTax })).toBe(before + Math.round(gross * 0.3))
  const body = { number: second.invoices[0]?.number ?? '', reason: 'R03 no account' }
  await good((await staff()).call(returnPartnerPayout, { params: { runId: second.id }, body }))
  expect([await owed(), await journal('payable:tax', { authority: foreignTax })]).toEqual([gross, before])
  expect(own((await year()).foreign)).toEqual([])
})

it('R54 a partner who replaces the W-9 by a W-8 within a year gets a 1099-NEC for what was paid before, and a 1042-S for the rest', async () => {
  await signW9(t, partner, { backupWithholding: true })
  const gross = await owed()
  const { id, invoices } = await prepared({ withhold: true })
  const withheld = invoices[0]?.withheld.amount ?? 0
  await sent(id)
  t.clock.advance(24 * 60)
  await signs({ worksAbroad: false })
  const first = { paid: { amount: gross }, withheld: { amount: withheld }, state: 'report' }
  expect(own((await year()).partners)).toMatchObject([{ ...first, taxIdEnding: '9999', foreignStatus: null }])
  await adds(90_000)
  await sent((await prepared()).id)
  expect(own((await year()).partners)).toMatchObject([first])
  expect(own((await year()).foreign)).toMatchObject([{ gross: { amount: 90_000 }, withheld: { amount: 27_000 } }])
  t.clock.set(new Date('2028-01-02T17:00:00Z'))
  const { years } = await good((await as(partner.accountId)).call(partnerAccounting))
  expect(years).toMatchObject([{ year: 2027, taxForm: 'report', foreignForm: true }])
})

it('R54 a partner who replaces the W-8 by a W-9 within a year is reported only what was paid since', async () => {
  await signs({})
  const gross = await owed()
  await sent((await prepared()).id)
  t.clock.advance(24 * 60)
  await signW9(t, partner)
  await adds(5_000)
  await sent((await prepared()).id)
  const rows = own((await year()).partners).map(({ paid, state, taxIdEnding }) => [paid.amount, state, taxIdEnding])
  expect(rows).toEqual([
    [gross, 'abroad', null],
    [5_000, 'below', '9999'],
  ])
})

it('R54 a filed 1099-NEC never changes: a payout the bank returns later makes a corrected one due, also one of zero', async () => {
  await signW9(t, partner)
  await adds(300_000)
  const gross = await owed()
  const { id, invoices } = await prepared()
  await sent(id)
  const file = async (paid: number) =>
    (await staff()).call(filePartnerTaxForms, {
      params: { year: 2027 },
      body: { paid, reason: 'Filed by the service' },
    })
  const row = async () => own((await year()).partners)[0]
  const taxEmails = async () => {
    await t.drain()
    const sent = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { to: string; subject: string }[]
    return sent.flatMap(({ to, subject }) => (to === partner.email && subject.includes('1099') ? [subject] : []))
  }
  expect(await refused(file(gross))).toMatchObject({ code: 'year_open' })
  t.clock.set(new Date('2028-01-20T17:00:00Z'))
  const due = () => year().then(({ partners }) => partners.filter((one) => one.due !== null))
  const total = async () => (await due()).reduce((sum, { paid }) => sum + paid.amount, 0)
  expect(await row()).toMatchObject({ due: 'original', filed: null })
  expect(await refused(file(1))).toMatchObject({ code: 'figures_changed' })
  await good(file(await total()))
  expect(await taxEmails()).toEqual(['Your 1099-NEC for 2027'])
  expect(await row()).toMatchObject({ due: null, filed: { version: 1, on: '2028-01-20', paid: { amount: gross } } })
  expect(await refused(file(0))).toMatchObject({ code: 'nothing_to_file' })
  const body = { number: invoices[0]?.number ?? '', reason: 'R02 account closed' }
  await good((await staff()).call(returnPartnerPayout, { params: { runId: id }, body }))
  expect(await row()).toMatchObject({ due: 'corrected', paid: { amount: 0 } })
  const { rows } = await good((await staff()).call(partnerTaxFile, { query: { year: 2027 } }))
  expect(rows).toMatchObject([{ corrected: true, gross: { amount: 0 } }])
  const ownForm = async () =>
    (await good((await as(partner.accountId)).call(partnerTaxFormOfYear, { params: { year: 2027 } }))).form
  expect(await ownForm()).toMatchObject({ corrected: false, filedOn: '2028-01-20', compensation: { amount: gross } })
  await good(file(0))
  expect(await row()).toMatchObject({ due: null, filed: { version: 2, paid: { amount: 0 } } })
  expect(await ownForm()).toMatchObject({ corrected: true, compensation: { amount: 0 } })
  expect(await taxEmails()).toContain('Your corrected 1099-NEC for 2027')
  const path = 'partners/accounting/tax-forms/2027/pdf'
  expect((await (await as(partner.accountId)).raw({ path })).text.slice(0, 5)).toBe('%PDF-')
})
