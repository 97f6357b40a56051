import { approveAct } from '@porchlight/contract'
import type { TestApp } from '#testing/harness'
import { withSecondFactor } from '../../accounts/testing/second-factor.ts'

/** Someone of the team who has just proved who they are. */
export const confirmedStaff = async (t: TestApp, ...more: 'admin'[]) => {
  const { accountId } = await t.person('staff', ...more)
  return Object.assign(await withSecondFactor(t, accountId), { accountId })
}

/** Someone else of the team, who has just proved who they are, approves what waits. */
export const approvedBySecond = async (t: TestApp, approvalId: number): Promise<void> => {
  const second = await confirmedStaff(t, 'admin')
  const answer = await second.call(approveAct, { params: { approvalId }, body: { note: '' } })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
}
