import { approveAct } from '@porchlight/contract'
import type { TestApp } from '#testing/harness'
import { withSecondFactor } from '../../accounts/testing/second-factor.ts'

/** A team member who has just reauthenticated. */
export const confirmedStaff = async (t: TestApp, ...more: 'admin'[]) => {
  const { accountId } = await t.person('staff', ...more)
  return Object.assign(await withSecondFactor(t, accountId), { accountId })
}

/** Approves a pending request as another team member, who has just reauthenticated. */
export const approvedBySecond = async (t: TestApp, approvalId: number): Promise<void> => {
  const second = await confirmedStaff(t, 'admin')
  const answer = await second.call(approveAct, { params: { approvalId }, body: { note: '' } })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
}
