import {
  addCancellationPolicy,
  cancellationPolicies,
  changeCancellationPolicy,
  type OwnPolicy,
  quoteStay,
  setTermsOfHome,
  termsOfHome,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Awaited<ReturnType<typeof t.person>>
beforeAll(async () => {
  staff = await t.person('staff')
})

const relaxed: OwnPolicy = {
  name: 'Relaxed',
  tiers: [
    { daysBefore: 14, refund: 100 },
    { daysBefore: 3, refund: 50 },
  ],
  unusedNights: 20,
  grace: null,
  feesUntilArrival: true,
  retainedFor: 'owner_and_manager',
}
const schedule = { atBooking: 100, daysBefore: 30 }
const quoteOf = async (id: number) => {
  const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
  return (await good(t.visitor().call(quoteStay, { params: { id }, body }))).quote
}
const listed = async (id: number) =>
  (await good(staff.call(cancellationPolicies))).policies.find((policy) => policy.id === id)

describe('a company cancellation policy', () => {
  it('R35 can be chosen by homes, and a change applies to their next quotes but to no issued quote', async () => {
    const { id } = await good(staff.call(addCancellationPolicy, { body: relaxed }))
    const home = await t.write((ctx) => a.pricedHome(ctx, {}))
    const params = { id: String(home.id) }
    const code = `own_${id}`
    await good(staff.call(setTermsOfHome, { params, body: { policy: code, schedule } }))
    expect(await good(staff.call(termsOfHome, { params }))).toMatchObject({
      terms: { policy: { code, name: 'Relaxed' } },
      policies: [{ code, policy: relaxed }],
    })
    const before = await quoteOf(home.id)
    expect(before.policyName).toBe('Relaxed')
    expect(before.cancellation.map(({ refundShare }) => refundShare)).toEqual([10_000, 5_000, 0, 2_000])
    expect(await listed(id)).toMatchObject({ homes: 1, archived: false, changedBy: expect.stringMatching(/\S/) })

    const harder = { ...relaxed, name: 'Relaxed at first', tiers: [{ daysBefore: 30, refund: 80 }] }
    const change = { params: { id: String(id) }, body: { policy: harder, archived: false } }
    expect(await good(staff.call(changeCancellationPolicy, change))).toEqual({ homes: 1 })
    const after = await quoteOf(home.id)
    expect([before.policyName, after.policyName]).toEqual(['Relaxed', 'Relaxed at first'])
    expect(after.cancellation[0]).toMatchObject({ refundShare: 8_000 })

    await good(staff.call(changeCancellationPolicy, { ...change, body: { policy: harder, archived: true } }))
    expect((await quoteOf(home.id)).policyName).toBe('Relaxed at first')
    const half = { atBooking: 50, daysBefore: 30 }
    await good(staff.call(setTermsOfHome, { params, body: { policy: code, schedule: half } }))
    const other = await t.write((ctx) => a.pricedHome(ctx, {}))
    expect(
      await refused(staff.call(setTermsOfHome, { params: { id: String(other.id) }, body: { policy: code, schedule } })),
    ).toMatchObject({ code: 'invalid_input' })
  })

  it('never undoes unseen what someone else saved meanwhile', async () => {
    const policy = { ...relaxed, name: 'Shared' }
    const { id } = await good(staff.call(addCancellationPolicy, { body: policy }))
    const opened = await listed(id)
    const save = (change: object) => {
      const body = { policy, archived: false, version: opened?.version, ...change }
      return staff.call(changeCancellationPolicy, { params: { id: String(id) }, body })
    }
    await good(save({ archived: true }))
    expect(await refused(save({ policy: { ...policy, unusedNights: 30 } }))).toMatchObject({ code: 'settings_changed' })
    const now = await listed(id)
    expect(now).toMatchObject({ archived: true, policy: { unusedNights: 20 } })
    await good(save({ policy: { ...policy, unusedNights: 30 }, version: now?.version }))
    expect(await listed(id)).toMatchObject({ archived: false, policy: { unusedNights: 30 } })
  })

  it('has a unique name and never refunds more for a later cancellation', async () => {
    const add = (policy: OwnPolicy) => staff.call(addCancellationPolicy, { body: policy })
    await good(add({ ...relaxed, name: 'Gentle' }))
    expect(await refused(add({ ...relaxed, name: 'gentle' }))).toMatchObject({ code: 'policy_name_taken' })
    expect(await refused(add({ ...relaxed, name: 'Firm' }))).toMatchObject({ code: 'policy_name_taken' })
    for (const tiers of [
      [
        { daysBefore: 14, refund: 50 },
        { daysBefore: 3, refund: 80 },
      ],
      [
        { daysBefore: 14, refund: 50 },
        { daysBefore: 14, refund: 50 },
      ],
      [{ daysBefore: 14, refund: 101 }],
    ])
      expect(await refused(add({ ...relaxed, name: 'Odd', tiers }))).toMatchObject({ code: 'invalid_input' })
  })
})
