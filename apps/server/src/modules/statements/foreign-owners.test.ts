import type { ForeignStatusFields } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { saveArea } from '#modules/homes'
import { addPayoutAccount, signForeignStatus, signTaxForm } from '#modules/payees'
import { a, saltgrass } from '#testing/builders'
import { begunStay } from '#testing/stays'
import { abroad } from '../payees/testing/abroad.ts'
import { usBank, w9 } from '../payees/testing/paid-to.ts'
import { payoutHolds } from './payout-holds.ts'
import { taxFileOf, taxYearOf } from './tax-views.ts'
import { statementsScene, usd } from './testing/scene.ts'

const { t, pay } = statementsScene()

const cascais = { ...saltgrass, id: 'cascais', name: 'Cascais', region: 'Lisbon', country: 'PT', state: null }

const signer = (accountId: number) => ({ accountId, address: '198.51.100.7', userAgent: 'test' })
const w8eci: ForeignStatusFields = {
  ...abroad,
  kind: 'w8eci',
  worksAbroad: false,
  claimsTreaty: false,
  usAddress: '4 Dune Road, Saltgrass, NY',
  taxId: '912-70-1234',
}
const sign = (ownerId: number) => t.write((ctx) => signForeignStatus(ctx, t.app.seal, signer(ownerId), w8eci))
const signW9 = (ownerId: number) =>
  t.write((ctx) => signTaxForm(ctx, t.app.seal, signer(ownerId), { ...w9, name: 'Ada Quill', signedName: 'Ada Quill' }))
const waits = async (ownerId: number) => (await t.read((ctx) => payoutHolds(ctx, ownerId))).waits

/** An owner with an account at a bank abroad or in the United States, and a home in an area. */
const owner = async (to: 'iban' | 'us_bank', townId = saltgrass.id) => {
  t.clock.set('2027-02-01T17:00:00Z')
  const made = await t.write(async (ctx) => {
    if (townId === cascais.id) await saveArea(ctx, cascais)
    const { id } = await a.account(ctx, { roles: ['owner'] })
    return { ownerId: id, homeId: (await a.pricedHome(ctx, { ownerId: id, townId })).id }
  })
  await t.write((ctx) =>
    addPayoutAccount(
      ctx,
      t.app.seal,
      { accountId: made.ownerId },
      {
        ...usBank,
        holder: 'Ada Quill',
        kind: to,
        iban: to === 'iban' ? 'DE89370400440532013000' : '',
      },
    ),
  )
  t.clock.set('2027-02-05T17:00:00Z')
  return made
}

it('R54 rents of a home in the United States wait for a W-8ECI, also to an account abroad, until it expires', async () => {
  const { ownerId } = await owner('iban')
  expect(await waits(ownerId)).toEqual(['tax_form'])
  await sign(ownerId)
  expect(await waits(ownerId)).toEqual([])
  t.clock.set('2030-12-31T17:00:00Z')
  expect(await waits(ownerId)).toEqual([])
  t.clock.set('2031-01-01T17:00:00Z')
  expect(await waits(ownerId)).toEqual(['tax_form'])
  await sign(ownerId)
  expect(await waits(ownerId)).toEqual([])
})

it('R54 an owner abroad with an account in the United States signs a W-8ECI in place of a W-9; the last one counts', async () => {
  const { ownerId } = await owner('us_bank')
  expect(await waits(ownerId)).toEqual(['tax_form'])
  await sign(ownerId)
  expect(await waits(ownerId)).toEqual([])
  t.clock.advance(1)
  await signW9(ownerId)
  t.clock.set('2031-01-01T17:00:00Z')
  expect(await waits(ownerId)).toEqual([])
})

it('R54 an owner who is paid abroad and has no home in the United States signs nothing', async () => {
  const { ownerId } = await owner('iban', cascais.id)
  expect(await waits(ownerId)).toEqual([])
})

it('R54 nothing is paid without the form, and then no 1099 is due: the list names them for Form 1042-S', async () => {
  const { ownerId, homeId } = await owner('us_bank')
  await begunStay(t, { homeId, arrive: '2027-02-08', depart: '2027-02-11' })
  await expect(pay(ownerId, 100_00)).rejects.toMatchObject({ code: 'no_tax_form' })
  await sign(ownerId)
  await pay(ownerId, 100_00)
  const { payees } = await t.read((ctx) => taxYearOf(ctx, 2027))
  expect(payees.find((payee) => payee.ownerId === ownerId)).toMatchObject({
    state: 'abroad',
    due: null,
    taxId: null,
    withhold: usd(0),
    name: 'Ada Quill',
    address: 'Elbchaussee 4, Hamburg, 22765, DE',
    foreignStatus: { kind: 'w8eci', expiresOn: '2030-12-31' },
  })
  const file = await t.read((ctx) => taxFileOf(ctx, t.app.seal, 2027))
  expect(file.rows.filter(({ name }) => name === 'Ada Quill')).toEqual([])
})
