import { area } from '../words.ts'

/** Accepting or declining a booking request, for owners and for the team. */
export const answerRequestWords = area({
  accept: 'Accept',
  decline: 'Decline',
  acceptNamed: 'Accept {guest}’s request',
  declineNamed: 'Decline {guest}’s request',
  keepThinking: 'Not now',
  acceptText:
    '{guest} has 24 hours to sign and pay, and the nights stay on hold until then. You earn {amount} when the stay begins.',
  declineText:
    'The nights become available right away, and you won’t earn {amount}. {guest} hasn’t paid anything and is notified today.',
  teamAcceptText: '{guest} has 24 hours to sign and pay. The nights stay on hold until then.',
  teamDeclineText: 'The nights become available right away. {guest} hasn’t paid anything and is notified today.',
  note: 'Message to the guest',
  noteHint: 'Optional. Sent with your answer.',
  acceptNow: 'Accept request',
  declineNow: 'Decline request',
  accepted: 'Accepted. {guest} has 24 hours to sign and pay.',
  declined: 'Declined. The nights are available again.',
  tooLate: 'This request was already answered or has expired. The page now shows its current status.',
  taken: 'These nights are no longer on hold for this request, so you can’t accept it.',
  failed: 'We didn’t get your answer, and nothing has changed. Try again.',
})
