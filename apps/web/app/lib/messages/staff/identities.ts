import { area } from '../words.ts'

export const identitiesWords = area({
  title: 'ID verification',
  lead: 'IDs guests submit for homes that require verification. Each time someone opens one, it’s recorded in the guest’s account log.',
  waiting: 'To review',
  decided: 'Recently decided',
  none: 'No IDs to review',
  noneText: 'When a guest submits an ID, it appears here and you get an email.',
  submitted: 'submitted {moment}',
  review: 'Review ID',
  erased: 'Deleted',
  legalName: 'Name on ID',
  birthDate: 'Date of birth',
  pictureOf: 'ID of {guest}',
  reason: 'Reason for rejection',
  accept: 'Accept ID',
  refuse: 'Reject ID',
  missing: 'Enter a reason.',
  done: 'Guest notified',
  close: 'Close',
  states: {
    open: 'Requested',
    sent: 'Submitted',
    accepted: 'Accepted',
    refused: 'Rejected',
  },
})
