import { byName, defineEvent, id } from '#kernel/events'

export const approvalRequested = defineEvent('approval.requested', 'An act waits for a second approver.', {
  requestId: id,
})
export const approvalDone = defineEvent('approval.done', 'An act was carried out without a second approver.', {
  requestId: id,
})
export const approvalApproved = defineEvent('approval.approved', 'A pending act was approved.', { requestId: id })
export const approvalDeclined = defineEvent('approval.declined', 'A pending act was declined.', { requestId: id })
export const approvalWithdrawn = defineEvent('approval.withdrawn', 'A pending act was withdrawn.', { requestId: id })

export const decisionEvents = byName(approvalApproved, approvalDeclined, approvalWithdrawn)
