import { type BodyInputOf, createPaymentRequest, makeOffer, offersMade, paymentRequestsOf } from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import { type Guest, good, refused, there } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, guest, booked } = julyScene()
const reason = 'Their last stay ended with a burst pipe'
let staff: Guest
let owner: Guest
let homeId: number
beforeEach(async () => {
  staff = await t.person('staff')
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

type Off = NonNullable<BodyInputOf<typeof makeOffer>['off']>
const offer = (who: Guest, off: Off, why = '') =>
  who.call(makeOffer, {
    params: { id: homeId },
    body: {
      arrive: '2027-07-02',
      depart: '2027-07-09',
      adults: 2,
      expiresAt: '2027-01-17T17:00:00Z',
      off,
      reason: why,
    },
  })
const offers = async () => (await good(staff.call(offersMade, { query: { homeId } }))).offers

describe('a discount in an offer', () => {
  it('within the limit is applied at once; above it needs a reason and a second person before there is a link', async () => {
    expect((await good(offer(staff, { kind: 'percent', amount: 1_500 }))).outcome).toBeNull()
    for (const off of [
      { kind: 'percent', amount: 10_000 },
      { kind: 'percent', amount: 1_501 },
      { kind: 'amount', amount: 900_000_00 },
    ] as const)
      expect(await refused(offer(staff, off))).toEqual({ status: 422, code: 'reason_needed' })
    expect(await refused(offer(staff, { kind: 'percent', amount: 10_000 }, 'because'))).toMatchObject({
      code: 'reason_needed',
    })
    const { offer: none, outcome } = await good(offer(staff, { kind: 'percent', amount: 10_000 }, reason))
    expect([none, outcome?.state, (await offers()).length]).toEqual([null, 'pending', 1])
    await approvedBySecond(t, there(outcome).id)
    const [made] = await offers()
    expect(made?.quote.lines.find(({ code }) => code === 'coupon')?.amount.amount).toBe(-675_000)
    await t.drain()
  })

  it('from an owner on their own home needs a reason, and no second person', async () => {
    const half = { kind: 'percent', amount: 5_000 } as const
    expect(await refused(offer(owner, half))).toEqual({ status: 422, code: 'reason_needed' })
    const { offer: made, outcome } = await good(offer(owner, half, reason))
    expect([made?.state, outcome?.state]).toEqual(['open', 'done'])
  })
})

describe('an amount the team asks a guest to pay', () => {
  it('above one person’s daily limit waits for a second person', async () => {
    const { id } = await booked()
    const ask = (amount: number, why: string) =>
      staff.call(createPaymentRequest, { params: { id }, body: { amount, reason: why } })
    const requests = async () => (await good((await guest()).call(paymentRequestsOf, { params: { id } }))).requests
    expect((await good(ask(300_00, 'Late check-out'))).request?.state).toBe('open')
    expect(await refused(ask(900_00, 'Boat'))).toEqual({ status: 422, code: 'reason_needed' })
    const { request, outcome } = await good(ask(300_00, 'A second late check-out'))
    expect([request, outcome?.state, (await requests()).length]).toEqual([null, 'pending', 1])
    await approvedBySecond(t, there(outcome).id)
    expect((await requests()).map(({ amount }) => amount.amount)).toEqual([300_00, 300_00])
  })
})
