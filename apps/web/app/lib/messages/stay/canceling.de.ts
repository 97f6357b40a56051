import { translation } from '../words.ts'
import type { cancelWords } from './canceling.ts'

export const de = translation<typeof cancelWords>({
  close: 'Schließen',
  head: 'Diesen Aufenthalt stornieren?',
  ask: '{home}, {dates}. Die Nächte sind sofort für andere frei; das lässt sich nicht rückgängig machen.',
  loading: 'Die Rückzahlung wird berechnet',
  columns: { line: 'Posten', paid: 'Bezahlt', kept: 'Einbehalten', back: 'Zurück' },
  sum: 'Zusammen',
  backTo: '{amount} gehen zurück an {method}',
  backToFriend: '{amount} gehen zurück an jemanden, der einen Anteil bezahlt hat ({method})',
  theirCard: 'auf die eigene Karte',
  balance: 'Nach den Bedingungen bleiben {amount} zu bezahlen.',
  reason: 'Warum, wenn es etwas zu sagen gibt',
  reasonHint: 'Es steht bei der Buchung, für Gast, Eigentümer und Team.',
  make: 'Stornieren: {amount} gehen zurück',
  makeNothing: 'Stornieren: nichts geht zurück',
  keep: 'Aufenthalt behalten',
  termsChanged: 'Die Beträge haben sich geändert, seit Sie sie gesehen haben. Hier sind die neuen.',
  made: 'Storniert. {amount} gehen zurück, wie sie kamen.',
  madeNothing: 'Der Aufenthalt ist storniert.',
  whose: 'Wer möchte es?',
  whoseIs: { guest: 'Der Gast', operator: 'Wir oder der Eigentümer', no_show: 'Niemand: der Gast kam nicht' },
  whoseHint: {
    guest: 'Es gelten die Bedingungen der Buchung.',
    operator: 'Der Gast bekommt alles zurück.',
    no_show: 'Es gelten die Bedingungen der Buchung, wie sie jetzt sind. Rufen Sie den Gast vorher an.',
  },
  missing: {
    make: 'Niemand kam: {amount} gehen zurück',
    makeNothing: 'Niemand kam: nichts geht zurück',
    made: 'Vermerkt. {amount} gehen zurück, wie sie kamen.',
    madeNothing: 'Vermerkt, dass niemand kam.',
  },
})
