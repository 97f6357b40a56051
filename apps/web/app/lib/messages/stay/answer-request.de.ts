import { translation } from '../words.ts'
import type { answerRequestWords } from './answer-request.ts'

export const de = translation<typeof answerRequestWords>({
  accept: 'Zusagen',
  decline: 'Ablehnen',
  acceptNamed: 'Der Anfrage von {guest} zusagen',
  declineNamed: 'Die Anfrage von {guest} ablehnen',
  keepThinking: 'Nicht jetzt',
  acceptText:
    '{guest} hat 24 Stunden, um zu unterschreiben und zu bezahlen; so lange bleiben die Nächte reserviert. Sie erhalten {amount}, wenn der Aufenthalt beginnt.',
  declineText:
    'Die Nächte sind sofort wieder verfügbar, und Ihnen entgehen {amount}. {guest} hat nichts bezahlt und wird heute benachrichtigt.',
  teamAcceptText:
    '{guest} hat 24 Stunden, um zu unterschreiben und zu bezahlen. So lange bleiben die Nächte reserviert.',
  teamDeclineText: 'Die Nächte sind sofort wieder verfügbar. {guest} hat nichts bezahlt und wird heute benachrichtigt.',
  note: 'Nachricht an den Gast',
  noteHint: 'Optional. Wird mit Ihrer Antwort gesendet.',
  acceptNow: 'Der Anfrage zusagen',
  declineNow: 'Die Anfrage ablehnen',
  accepted: 'Zugesagt. {guest} hat 24 Stunden, um zu unterschreiben und zu bezahlen.',
  declined: 'Abgelehnt. Die Nächte sind wieder verfügbar.',
  tooLate: 'Diese Anfrage wurde schon beantwortet oder ist abgelaufen. Die Seite zeigt jetzt den aktuellen Stand.',
  taken: 'Diese Nächte sind nicht mehr für die Anfrage reserviert; Sie können sie deshalb nicht annehmen.',
  failed: 'Ihre Antwort ist nicht angekommen, und nichts hat sich geändert. Bitte versuchen Sie es noch einmal.',
})
