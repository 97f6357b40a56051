import {
  approvalList,
  banFromRenting,
  makeGuestOffer,
  offersMade,
  previewGuestOffer,
  sendOffer,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountByEmail } from '#modules/accounts'
import { a } from '#testing/builders'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import { db } from './tables.ts'
import { type Guest, good, refused } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as } = bookingsScene()

let staff: Guest
let guest: Guest & { email: string }
let homeId: number
beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  guest = await t.person('traveler')
  homeId = (await t.write((ctx) => a.pricedHome(ctx))).id
})

const stay = () => ({ homeId, arrive: '2027-07-02', depart: '2027-07-09', adults: 2 })
const known = () => ({ kind: 'known' as const, id: guest.accountId })
const call = async (body: object = {}) =>
  (await as(staff.accountId)).call(makeGuestOffer, {
    body: { ...stay(), guest: known(), send: [], expiresAt: '2027-01-20T17:00:00Z', ...body } as never,
  })
const preview = async (body: object = {}) =>
  (await good((await as(staff.accountId)).call(previewGuestOffer, { body: { ...stay(), ...body } }))).preview
const messagesTo = async (to: string) => {
  await t.drain()
  const all = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { to: string; text: string }[]
  return all.filter((message) => message.to === to)
}
const reason = 'Comes every year, and complained about the noise'

describe('the preview of an offer', () => {
  it('is the regular price, with the owners’ share, and leaves nothing behind', async () => {
    const before = await t.read((ctx) => db(ctx).selectFrom('bookings.offer').selectAll().execute())
    const { total, normalTotal, owners, offBasisPoints, needsSecond } = await preview()
    expect(total).toEqual(normalTotal)
    expect(owners?.net).toEqual(owners?.normal)
    expect([offBasisPoints, needsSecond]).toEqual([0, false])
    expect(await t.read((ctx) => db(ctx).selectFrom('bookings.offer').selectAll().execute())).toEqual(before)
  })

  it('shows what a discount costs guest and owners, and that a large one needs a second person', async () => {
    const small = await preview({ off: { kind: 'percent', amount: 1_000 } })
    expect(small.total.amount).toBeLessThan(small.normalTotal.amount)
    expect(small.owners?.net.amount).toBeLessThan(small.owners?.normal.amount ?? 0)
    expect([small.offBasisPoints, small.needsSecond]).toEqual([1_000, false])
    expect((await preview({ off: { kind: 'percent', amount: 1_600 } })).needsSecond).toBe(true)
  })
})

describe('an offer to a guest', () => {
  it('reaches a known person by email, and staff see who it is for', async () => {
    const { offer } = await good(call({ send: ['email'], message: 'Welcome back.' }))
    const [message] = await messagesTo(guest.email)
    expect(message?.text).toContain(`/offer/${offer?.id}/${offer?.hash}`)
    expect(message?.text).toContain('Welcome back.')
    const { offers } = await good((await as(staff.accountId)).call(offersMade, { query: {} }))
    expect(offers.find(({ id }) => id === offer?.id)?.recipient).toMatchObject({ email: guest.email })
  })

  it('adds a person who is not on record, and finds anyone who already has the email', async () => {
    const person = { kind: 'new', firstName: 'Ada', lastName: 'Quill', email: 'ada.new@guests.example', phone: '' }
    const first = await good(call({ guest: person }))
    expect(await t.read((ctx) => accountByEmail(ctx, person.email))).toMatchObject({ id: first.guest.id })
    const again = await good(
      call({ guest: { ...person, firstName: 'Eve' }, arrive: '2027-08-06', depart: '2027-08-13' }),
    )
    expect(again.guest).toEqual({ id: first.guest.id, name: 'Ada Quill' })
  })

  it('is sent as a text message only to a phone number', async () => {
    const person = { kind: 'new', firstName: 'Ada', lastName: 'Quill', email: 'ada.text@guests.example' }
    expect(await refused(call({ guest: person, send: ['text'] }))).toEqual({ status: 422, code: 'no_phone' })
    const reachable = { ...person, phone: '+1 510 555 0148' }
    const { offer } = await good(call({ guest: reachable, send: ['text'] }))
    expect((await messagesTo('+15105550148')).at(-1)?.text).toContain(`/offer/${offer?.id}/`)
  })

  it('always needs a reason for a different price', async () => {
    const off = { kind: 'percent', amount: 500 }
    expect(await refused(call({ off }))).toEqual({ status: 422, code: 'reason_needed' })
    expect((await good(call({ off, reason }))).offer?.quote.total.amount).toBeGreaterThan(0)
  })

  it('above the limit waits for a second person, and is sent once they approve it', async () => {
    const answer = await good(call({ off: { kind: 'percent', amount: 2_000 }, reason, send: ['email'] }))
    expect(answer).toMatchObject({ offer: null, outcome: { state: 'pending' } })
    expect(await messagesTo(guest.email)).toEqual([])
    const other = await t.person('staff')
    const pending = await good((await as(other.accountId)).call(approvalList, { query: {} }))
    expect(pending.approvals.data.map(({ id }) => id)).toContain(answer.outcome?.id)
    await approvedBySecond(t, answer.outcome?.id ?? 0)
    expect((await messagesTo(guest.email)).at(-1)?.text).toContain('/offer/')
  })

  it('is denied to a person marked as do not rent', async () => {
    await good((await as(staff.accountId)).call(banFromRenting, { params: { id: guest.accountId }, body: { reason } }))
    expect(await refused(call())).toEqual({ status: 409, code: 'do_not_rent' })
  })

  it('can be sent again while it is open, each time as a separate message', async () => {
    const { offer } = await good(call({ send: ['email'] }))
    const again = { params: { id: offer?.id ?? 0 }, body: { by: 'email' as const } }
    expect(await good((await as(staff.accountId)).call(sendOffer, again))).toEqual({ to: guest.email })
    expect((await messagesTo(guest.email)).filter(({ text }) => text.includes('/offer/'))).toHaveLength(2)
  })
})
