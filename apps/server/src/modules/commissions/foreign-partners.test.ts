import {
  type ForeignStatusFields,
  myForeignStatus,
  partnerAccounting,
  partnerPayables,
  partnerTaxYear,
  preparePartnerRun,
  setPartner,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { addPayoutAccount } from '#modules/payees'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { usBank } from '../payees/testing/paid-to.ts'
import { addCommission } from './testing/manual-commission.ts'
import { signW8, signW9 } from './testing/payable.ts'

const t = sceneApp()
beforeEach(() => t.clock.set(testPresent))
const as = (accountId: number) => t.as(accountId)
const iban = { ...usBank, kind: 'iban', holder: 'Ada Quill', routingNumber: '', accountNumber: '' } as const

const sign = (partner: { accountId: number }, fields: Partial<ForeignStatusFields> = {}) => signW8(t, partner, fields)
const holdsOf = async ({ accountId }: { accountId: number }) =>
  (await good((await as(accountId)).call(partnerAccounting))).holds

/** An affiliate paid to an account abroad, with 50 dollars approved. */
const paidAbroad = async (code: string) => {
  const partner = await t.person('affiliate')
  const { accountId } = partner
  const body = { email: partner.email, program: 'affiliate' as const, rate: 1_000 }
  await good((await confirmedStaff(t)).call(setPartner, { params: { code }, body }))
  await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId }, { ...iban, iban: 'DE89370400440532013000' }))
  t.clock.advance(4 * 24 * 60)
  return partner
}

it('R54 a partner paid abroad states their foreign status before anything is paid, and a W-9 does as well', async () => {
  const partner = await paidAbroad('abroad-1')
  expect(await holdsOf(partner)).toEqual(['foreign_status'])
  const isOnFile = async () => (await good((await as(partner.accountId)).call(partnerAccounting))).taxForm
  expect(await isOnFile()).toBe(false)
  await sign(partner)
  expect(await holdsOf(partner)).toEqual([])
  expect(await isOnFile()).toBe(true)
  const { form } = await good((await as(partner.accountId)).call(myForeignStatus))
  expect(form).toMatchObject({ kind: 'w8ben', ending: '8901', expiresOn: '2030-12-31', citizenship: 'DE' })
  expect(JSON.stringify(form)).not.toContain('12345678901')
  t.clock.advance(1)
  await signW9(t, partner)
  expect(await holdsOf(partner)).toEqual([])
  expect((await good((await as(partner.accountId)).call(myForeignStatus))).form).toBeNull()
})

it('R54 the statement expires after the third calendar year, and payment waits for a new one', async () => {
  const partner = await paidAbroad('abroad-2')
  await sign(partner)
  t.clock.set(new Date('2030-12-31T17:00:00Z'))
  expect(await holdsOf(partner)).toEqual([])
  t.clock.set(new Date('2031-01-01T17:00:00Z'))
  expect(await holdsOf(partner)).toEqual(['foreign_status'])
  await sign(partner)
  expect(await holdsOf(partner)).toEqual([])
})

it('R54 no run pays a partner abroad without it, not even less backup withholding; staff see why, and who signed one', async () => {
  const partner = await paidAbroad('abroad-3')
  const { accountId: partnerId } = partner
  await addCommission(t, partnerId, 5_000)
  const payees = (await good((await confirmedStaff(t)).call(partnerPayables))).payees
  expect(payees.find((payee) => payee.partnerId === partnerId)?.holds).toEqual(['foreign_status'])
  const prepare = async (withhold: boolean) =>
    (await confirmedStaff(t)).call(preparePartnerRun, { body: { currency: 'USD', payees: [{ partnerId, withhold }] } })
  expect(await refused(prepare(false))).toMatchObject({ code: 'no_foreign_status' })
  expect(await refused(prepare(true))).toMatchObject({ code: 'no_foreign_status' })
  await sign(partner)
  expect((await refused(prepare(false))).code).not.toBe('no_foreign_status')
  const year = await good((await confirmedStaff(t)).call(partnerTaxYear, { query: { year: 2027 } }))
  expect(year.partners.filter((row) => row.partnerId === partnerId && row.state === 'report')).toEqual([])
})

it('R54 refuses one of a U.S. person, a treaty claimed by a person, and one in another name', async () => {
  const partner = await paidAbroad('abroad-4')
  await expect(sign(partner, { citizenship: 'US' })).rejects.toMatchObject({ code: 'fields_required' })
  await expect(sign(partner, { country: 'US' })).rejects.toMatchObject({ code: 'fields_required' })
  await expect(sign(partner, { claimsTreaty: true })).rejects.toMatchObject({ code: 'fields_required' })
  await expect(sign(partner, { signedName: 'Otto Lind' })).rejects.toMatchObject({ code: 'name_differs' })
  expect(await holdsOf(partner)).toEqual(['foreign_status'])
})

it('R54 a W-8ECI for rents states nothing about commissions, and a W-8BEN nothing about rents', async () => {
  const partner = await paidAbroad('abroad-5')
  await sign(partner, { kind: 'w8eci', usAddress: '4 Dune Road, Saltgrass, NY', taxId: '912-70-1234' })
  expect(await holdsOf(partner)).toEqual(['foreign_status'])
  await sign(partner)
  expect(await holdsOf(partner)).toEqual([])
  const own = await good((await as(partner.accountId)).call(myForeignStatus))
  expect(own).toMatchObject({ form: { kind: 'w8ben' }, rentForm: { kind: 'w8eci', ending: '1234' } })
})
