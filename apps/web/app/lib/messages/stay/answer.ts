import { area } from '../words.ts'

/** Answering a request: what it means for an owner in money, and for the team that answers for him. */
export const answerWords = area({
  accept: 'Accept',
  decline: 'Decline',
  acceptNamed: 'Accept the request of {guest}',
  declineNamed: 'Decline the request of {guest}',
  keepThinking: 'Not yet',
  acceptText:
    '{guest} then has a day to sign and pay. When the stay begins, {amount} of it is yours. The nights stay held for {guest} until then.',
  declineText:
    'The nights are free again at once and {amount} is not earned. {guest} has paid nothing and is told today.',
  teamAcceptText: '{guest} then has a day to sign and pay; the nights stay held until then.',
  teamDeclineText: 'The nights are free again at once. {guest} has paid nothing and is told today.',
  note: 'A line to the guest',
  noteHint: 'Goes with your answer. You may leave it empty.',
  acceptNow: 'Accept the request',
  declineNow: 'Decline the request',
  accepted: 'Accepted. {guest} has a day to sign and pay.',
  declined: 'Declined. The nights are free again.',
  tooLate: 'This request has been answered already, or its time ran out. The page shows how it stands now.',
  taken: 'The nights are no longer held for this request, so it cannot be accepted.',
  failed: 'Your answer did not reach us. Nothing has changed; please try again.',
})
