import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const de = translation<typeof identitiesWords>({
  title: 'Ausweise von Gästen',
  lead: 'Was Gäste zeigen, wo ein Haus fragt, wer kommt. Jeder Blick wird im Protokoll des Gästekontos vermerkt.',
  waiting: 'Wartend',
  decided: 'Kürzlich entschieden',
  none: 'Nichts wartet',
  noneText: 'Zeigt ein Gast einen Ausweis, so steht er hier, und Ihnen wird geschrieben.',
  shown: 'gezeigt {moment}',
  look: 'Ausweis ansehen',
  erased: 'Gelöscht',
  legalName: 'Name im Ausweis',
  birthDate: 'Geburtsdatum',
  pictureOf: 'Ausweis von {guest}',
  reason: 'Warum er nicht angenommen werden kann',
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  missing: 'Bitte sagen Sie, warum.',
  done: 'Dem Gast wird geschrieben',
  close: 'Weglegen',
  states: {
    open: 'Erbeten',
    sent: 'Wartet',
    accepted: 'Angenommen',
    refused: 'Abgelehnt',
  },
})
