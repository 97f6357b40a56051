import { area } from '../words.ts'

export const identitiesWords = area({
  title: 'Documents of guests',
  lead: 'What guests show where a home asks who comes. Each look is written down in the log of the guest’s account.',
  waiting: 'Waiting',
  decided: 'Decided lately',
  none: 'Nothing waits',
  noneText: 'When a guest shows a document, it stands here, and you are written to.',
  shown: 'shown {moment}',
  look: 'Look at the document',
  erased: 'Erased',
  legalName: 'Name in the document',
  birthDate: 'Birth date',
  pictureOf: 'Document of {guest}',
  reason: 'Why it cannot be accepted',
  accept: 'Accept',
  refuse: 'Refuse',
  missing: 'Please say why.',
  done: 'The guest is written to',
  close: 'Put it away',
  states: {
    open: 'Asked',
    sent: 'Waits',
    accepted: 'Accepted',
    refused: 'Refused',
  },
})
