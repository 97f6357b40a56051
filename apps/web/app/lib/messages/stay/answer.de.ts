import { translation } from '../words.ts'
import type { answerWords } from './answer.ts'

export const de = translation<typeof answerWords>({
  accept: 'Zusagen',
  decline: 'Ablehnen',
  acceptNamed: 'Der Anfrage von {guest} zusagen',
  declineNamed: 'Die Anfrage von {guest} ablehnen',
  keepThinking: 'Noch nicht',
  acceptText:
    '{guest} hat dann einen Tag, um zu unterschreiben und zu bezahlen. Wenn der Aufenthalt beginnt, gehören {amount} davon Ihnen. Bis dahin bleiben die Nächte für {guest} freigehalten.',
  declineText:
    'Die Nächte sind sofort wieder frei, und {amount} werden nicht verdient. {guest} hat nichts bezahlt und erfährt es heute.',
  teamAcceptText:
    '{guest} hat dann einen Tag, um zu unterschreiben und zu zahlen; so lange bleiben die Nächte gehalten.',
  teamDeclineText: 'Die Nächte sind sofort wieder frei. {guest} hat nichts bezahlt und erfährt es heute.',
  note: 'Ein paar Worte an den Gast',
  noteHint: 'Sie gehen mit Ihrer Antwort hinaus. Sie können das Feld leer lassen.',
  acceptNow: 'Der Anfrage zusagen',
  declineNow: 'Die Anfrage ablehnen',
  accepted: 'Zugesagt. {guest} hat einen Tag, um zu unterschreiben und zu bezahlen.',
  declined: 'Abgelehnt. Die Nächte sind wieder frei.',
  tooLate: 'Diese Anfrage ist schon beantwortet, oder ihre Zeit ist abgelaufen. Die Seite zeigt den jetzigen Stand.',
  taken: 'Die Nächte sind nicht mehr für diese Anfrage freigehalten; Sie können ihr deshalb nicht mehr zusagen.',
  failed: 'Ihre Antwort hat uns nicht erreicht. Nichts hat sich geändert; bitte versuchen Sie es noch einmal.',
})
