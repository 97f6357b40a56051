import { createHmac } from 'node:crypto'
import { ownPostback, postbackExample, removePostback, savePostback, setPartner } from '@porchlight/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { createPostbackSender, type Postback, type PostbackAnswer } from './adapters/sender.ts'

const { t, as } = bookingsScene()
const url = 'https://partner.example/hooks'
let affiliate: Guest & { email: string }
let code: string
let round = 0
const sent: Postback[] = []
let answers: PostbackAnswer[] = []

beforeAll(() => {
  t.app.adapters.postbacks = {
    send: async (postback) => {
      sent.push(postback)
      return answers.shift() ?? { status: 204 }
    },
  }
})
beforeEach(async () => {
  round += 1
  sent.length = 0
  answers = []
  affiliate = await t.person('affiliate')
  code = `letters-${round}`
  const team = await as((await t.person('staff')).accountId)
  const body = { email: affiliate.email, program: 'affiliate' as const, rate: 500 }
  await good(team.call(setPartner, { params: { code }, body }))
})

const booked = async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const stay = { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' }
  const { id: quoteId, hash: quoteHash } = await quoted(guest, stay)
  const arrivals = [{ code, at: t.clock.now(), subId: 'mail' }]
  const made = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, made.id))
  await good(pay(guest, made.id))
  await t.drain()
  return made
}

it('notifies a partner’s system once of a confirmed booking, signed, with the sub-ID and nothing about the guest', async () => {
  const { secret } = await good(affiliate.call(savePostback, { body: { url } }))
  const { number } = await booked()
  expect(sent).toHaveLength(1)
  const [postback] = sent
  expect(JSON.parse(postback?.body ?? '')).toMatchObject({ event: 'booking.confirmed', booking: number, subId: 'mail' })
  expect(Object.keys(JSON.parse(postback?.body ?? ''))).toEqual(Object.keys(postbackExample))
  expect(postback?.body).not.toMatch(/Ada|Quill|@/)
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(postback?.headers['porchlight-signature'] ?? '') ?? []
  expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${postback?.body}`).digest('hex'))
  const { deliveries } = await good(affiliate.call(ownPostback))
  expect(deliveries).toMatchObject([{ event: 'booking.confirmed', delivered: true, attempts: 1, status: 204 }])
})

it('sends nothing without a URL, and shows the secret only when it is created', async () => {
  await booked()
  expect(sent).toEqual([])
  const { secret } = await good(affiliate.call(savePostback, { body: { url } }))
  expect(JSON.stringify(await good(affiliate.call(ownPostback)))).not.toContain(secret)
  expect(await good(affiliate.call(removePostback))).toMatchObject({ url: null })
})

it.each([
  'http://partner.example/hooks',
  'https://user:word@partner.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://localhost./',
  'https://127.0.0.1.:8443/',
  'https://2130706433/',
  'https://[::ffff:7f00:1]/',
  'https://db/',
  'https://printer.local/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://partner.example:22/',
  'https://partner.example:8443/hooks',
  'ftp://partner.example/',
  'not an address',
])('rejects the URL %s', async (bad) => {
  expect(await refused(affiliate.call(savePostback, { body: { url: bad } }))).toMatchObject({ code: 'bad_address' })
})

it('R70 calls no name with a private address, however it is disguised', async () => {
  const resolving = (...addresses: string[]) =>
    createPostbackSender({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      mayCall: (address) => address === '93.184.216.34',
      seconds: 1,
    })
  const postback = { url, body: '{}', headers: {} }
  expect(await resolving('10.0.0.1').send(postback)).toEqual({ problem: 'not_public' })
  expect(await resolving('93.184.216.34', '10.0.0.1').send(postback)).toEqual({ problem: 'not_public' })
  expect(await resolving().send(postback)).toEqual({ problem: 'not_public' })
  expect(await createPostbackSender().send({ ...postback, url: 'https://127.0.0.1/' })).toEqual({
    problem: 'not_public',
  })
  expect(await resolving('93.184.216.34').send({ ...postback, url: 'https://partner.example:6379/' })).toEqual({
    problem: 'other_port',
  })
  expect(await createPostbackSender().send({ ...postback, url: 'http://example.com/' })).toEqual({
    problem: 'not_https',
  })
})
