import { defineEvent, id } from '#kernel/events'

export const issueReported = defineEvent('issue.reported', 'A guest or an owner reported an issue in a home.', {
  issueId: id,
  homeId: id,
})

export const issueAnswered = defineEvent('issue.answered', 'Staff answered a reported issue, or changed its state.', {
  issueId: id,
  homeId: id,
})
