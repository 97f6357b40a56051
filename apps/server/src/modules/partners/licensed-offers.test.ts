import {
  makePartnerOffer,
  type Program,
  partnerPipeline,
  saveLicense,
  setPartner,
  verifyLicense,
} from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { saveArea } from '#modules/homes'
import { a, saltgrass } from '#testing/builders'
import { type Guest, good, quoted, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as } = bookingsScene()
let staffId: number
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
const staff = () => as(staffId)

const withCode = async (program: Program) => {
  round += 1
  const partner = await t.person(program)
  const body = { email: partner.email, program, rate: 800 }
  await good((await staff()).call(setPartner, { params: { code: `offers-${round}` }, body }))
  await t.drain()
  return partner
}

/** Offers a stay in a home in the state of New York to a new guest. */
const offers = async (partner: Guest) => {
  round += 1
  const home = await t.write((ctx) => a.pricedHome(ctx))
  await t.write((ctx) => saveArea(ctx, { ...saltgrass, state: 'NY' }))
  const quote = await quoted(partner, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const guest = { firstName: 'Lea', lastName: 'Finch', email: `lea-${round}@example.com` }
  return partner.call(makePartnerOffer, { body: { quoteId: quote.id, quoteHash: quote.hash, guest } })
}

const saves = (broker: Guest, state: string) =>
  good(broker.call(saveLicense, { params: { state }, body: { number: '10401234567', expiresOn: '2027-03-01' } }))

const verified = async (broker: Guest) => {
  const { applications } = await good((await staff()).call(partnerPipeline))
  for (const { id } of applications.find(({ accountId }) => accountId === broker.accountId)?.licenses ?? [])
    await good((await staff()).call(verifyLicense, { params: { licenseId: id } }))
}

it('R61 a broker offers a stay only with a verified license for the home’s state that has not expired', async () => {
  const broker = await withCode('broker')
  const licenseFirst = { status: 409, code: 'license_first' }
  expect(await refused(offers(broker))).toMatchObject(licenseFirst)
  await saves(broker, 'CT')
  await verified(broker)
  expect(await refused(offers(broker))).toMatchObject(licenseFirst)
  await saves(broker, 'NY')
  expect(await refused(offers(broker))).toMatchObject(licenseFirst)
  await verified(broker)
  expect(await good(offers(broker))).toMatchObject({ offer: { state: 'open' } })
  // A renewal awaits its check; the license stays valid until it ends.
  await saves(broker, 'NY')
  expect(await good(offers(broker))).toMatchObject({ offer: { state: 'open' } })
  t.clock.advance(60 * 24 * 60)
  expect(await refused(offers(await as(broker.accountId)))).toMatchObject(licenseFirst)
})

it('R61 a travel agent needs no state license to offer a stay', async () => {
  expect(await good(offers(await withCode('travel-agent')))).toMatchObject({ offer: { state: 'open' } })
})
