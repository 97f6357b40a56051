import { approveAct } from '@porchlight/contract'
import { openSession } from '#modules/accounts'
import { callerOf } from '#testing/caller'
import type { TestApp } from '#testing/harness'

/** Somebody of the team who has just proved who they are. */
export const confirmedStaff = async (t: TestApp, ...more: 'admin'[]) => {
  const { accountId } = await t.person('staff', ...more)
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, door))
  return Object.assign(callerOf(t.server, token), { accountId })
}

/** Somebody else of the team, who has just proved who they are, approves what waits. */
export const approvedBySecond = async (t: TestApp, approvalId: number): Promise<void> => {
  const second = await confirmedStaff(t, 'admin')
  const answer = await second.call(approveAct, { params: { approvalId }, body: { note: '' } })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
}
