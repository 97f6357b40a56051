import { type ForeignStatusFields, foreignFormsOnFile } from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good } from '../bookings/testing/guest.ts'
import { remindOfForeignForms } from './foreign-forms.ts'
import { signForeignStatus } from './foreign-status.ts'
import { signTaxForm } from './tax-forms.ts'
import { abroad } from './testing/abroad.ts'
import { w9 } from './testing/paid-to.ts'

const t = sceneApp()
beforeEach(() => t.clock.set(testPresent))

const signer = (accountId: number) => ({ accountId, address: '198.51.100.7', userAgent: 'test' })
const sign = ({ accountId }: { accountId: number }, fields: Partial<ForeignStatusFields> = {}) =>
  t.write((ctx) => signForeignStatus(ctx, t.app.seal, signer(accountId), { ...abroad, ...fields }))
const on = (day: string) => t.clock.set(new Date(`${day}T17:00:00Z`))
/** The subjects of the emails about expiry, once the day's reminders have been sent twice. */
const remindersTo = async (to: string) => {
  await t.write(remindOfForeignForms)
  await t.write(remindOfForeignForms)
  await t.drain()
  const all: { to: string; subject: string; text: string }[] = (
    await t.server.inject({ url: '/dev/outbox.json' })
  ).json()
  return all.filter((sent) => sent.to === to && /expire/.test(sent.subject))
}
const listed = async () => (await good((await confirmedStaff(t)).call(foreignFormsOnFile))).forms

it('R54 emails the signer 60, 30, and 7 days before a W-8 expires and once it has, each once, with a link to sign', async () => {
  const partner = await t.person('affiliate')
  await sign(partner)
  on('2030-10-31')
  expect(await remindersTo(partner.email)).toHaveLength(0)
  for (const [at, day] of ['2030-11-01', '2030-12-01', '2030-12-24', '2031-01-01'].entries()) {
    on(day)
    expect(await remindersTo(partner.email), day).toHaveLength(at + 1)
  }
  on('2031-03-01')
  const sent = await remindersTo(partner.email)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Your W-8BEN expires on Tue, Dec 31, 2030',
    'Your W-8BEN expires on Tue, Dec 31, 2030',
    'Your W-8BEN expires on Tue, Dec 31, 2030',
    'Your W-8BEN has expired',
  ])
  expect(sent.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join()).toContain(
    'Your payouts are on hold until you sign a new one.',
  )
  expect(sent.every(({ text }) => text.includes('/partners/accounting/w9?form=w8'))).toBe(true)
})

it('R54 reminds nobody who signed a new W-8 or a W-9 since', async () => {
  const again = await t.person('affiliate')
  const american = await t.person('affiliate')
  await sign(again)
  await sign(american)
  on('2029-02-01')
  await sign(again)
  await t.write((ctx) =>
    signTaxForm(ctx, t.app.seal, signer(american.accountId), { ...w9, name: 'Ada Quill', signedName: 'Ada Quill' }),
  )
  on('2030-12-30')
  expect(await remindersTo(again.email)).toEqual([])
  expect(await remindersTo(american.email)).toEqual([])
})

it('R54 lists the forms in force and expired for staff, without numbers, the next to expire first; not replaced ones', async () => {
  const [owner, partner, american] = [await t.person('owner'), await t.person('affiliate'), await t.person('affiliate')]
  await sign(american)
  await sign(partner)
  t.clock.advance(24 * 60)
  await t.write((ctx) =>
    signTaxForm(ctx, t.app.seal, signer(american.accountId), { ...w9, name: 'Ada Quill', signedName: 'Ada Quill' }),
  )
  on('2028-06-01')
  await sign(owner, { kind: 'w8eci', usAddress: '4 Dune Road, Saltgrass, NY', taxId: '912-70-1234' })
  on('2031-01-01')
  const own = (await listed()).filter(({ personId }) =>
    [owner, partner, american].some(({ accountId }) => accountId === personId),
  )
  expect(own).toMatchObject([
    {
      personId: partner.accountId,
      kind: 'w8ben',
      country: 'DE',
      expiresOn: '2030-12-31',
      state: 'expired',
      ending: '8901',
    },
    { personId: owner.accountId, kind: 'w8eci', expiresOn: '2031-12-31', state: 'valid', ending: '1234' },
  ])
  expect(JSON.stringify(own)).not.toContain('912701234')
})
