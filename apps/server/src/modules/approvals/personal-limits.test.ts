import {
  approveAct,
  type PersonalLimits,
  personLimits,
  setPersonLimits,
  type ThresholdName,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { needsApproval } from './commands.ts'
import { leftAlone } from './queries.ts'
import { thresholdsFor } from './settings.ts'
import { confirmedStaff } from './testing/second-approver.ts'

const t = sceneApp()
const reason = 'New at the front desk'
let admin: Awaited<ReturnType<typeof confirmedStaff>>
let member: Awaited<ReturnType<typeof confirmedStaff>>
beforeEach(async () => {
  admin = await confirmedStaff(t, 'admin')
  member = await confirmedStaff(t)
})

const set = (limits: { name: ThresholdName; value: number | null }[], who = admin) =>
  who.call(setPersonLimits, { params: { id: member.accountId }, body: { limits, reason } })
const own = ({ limits }: PersonalLimits, name: ThresholdName) => limits.find((one) => one.name === name)?.own
const usd = (amount: number) => ({ amount, currency: 'USD' })
const waitsFor = (amount: number, by: number) =>
  t.write((ctx) => needsApproval(ctx, { kind: 'refund', amount: usd(amount), by }))

describe('a team member’s own limit', () => {
  it('applies at once if it is tighter, and only to that person', async () => {
    const { outcome, limits } = await good(set([{ name: 'refund', value: 200 }]))
    expect([outcome.state, own(limits, 'refund')]).toEqual(['done', 200])
    expect(await waitsFor(200_00, member.accountId)).toBe(false)
    expect(await waitsFor(200_01, member.accountId)).toBe(true)
    expect(await waitsFor(200_01, admin.accountId)).toBe(false)
    expect(await t.read((ctx) => leftAlone(ctx, 'refund', member.accountId, 'USD'))).toBe(200_00)
  })

  it("waits for a second administrator, who isn't that person, if it allows more", async () => {
    await good(set([{ name: 'refund', value: 200 }]))
    const { outcome } = await good(set([{ name: 'refund', value: null }]))
    expect(outcome.state).toBe('pending')
    expect(await waitsFor(500_00, member.accountId)).toBe(true)
    const params = { approvalId: outcome.id }
    expect((await refused(admin.call(approveAct, { params, body: { note: '' } }))).code).toBe('participant')
    const second = await confirmedStaff(t, 'admin')
    await good(second.call(approveAct, { params, body: { note: '' } }))
    expect(await waitsFor(500_00, member.accountId)).toBe(false)
    expect(own(await good(admin.call(personLimits, { params: { id: member.accountId } })), 'refund')).toBeNull()
  })

  it('is never above the company’s, and only staff have one', async () => {
    expect(await refused(set([{ name: 'refund', value: 1_001 }]))).toEqual({ status: 422, code: 'above_company_limit' })
    const guest = await t.person('traveler')
    const call = admin.call(setPersonLimits, {
      params: { id: guest.accountId },
      body: { limits: [{ name: 'refund', value: 1 }], reason },
    })
    expect(await refused(call)).toEqual({ status: 409, code: 'not_staff' })
    expect((await refused(set([{ name: 'refund', value: 1 }], member))).status).toBe(403)
  })

  it('is the tightest among people acting together', async () => {
    await good(set([{ name: 'payout_run', value: 300 }]))
    const limit = await t.read((ctx) => thresholdsFor(ctx, [member.accountId, admin.accountId, null]))
    expect([limit.payout_run, limit.transfer]).toEqual([300, 50_000])
  })
})
