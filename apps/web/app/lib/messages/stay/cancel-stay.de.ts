import { translation } from '../words.ts'
import type { cancelStayWords } from './cancel-stay.ts'

export const de = translation<typeof cancelStayWords>({
  close: 'Schließen',
  head: 'Diesen Aufenthalt stornieren?',
  ask: '{home}, {dates}. Die Nächte sind sofort wieder verfügbar. Das lässt sich nicht rückgängig machen.',
  loading: 'Die Erstattung wird berechnet',
  columns: { line: 'Posten', paid: 'Bezahlt', retained: 'Einbehalten', refund: 'Erstattung' },
  sum: 'Summe',
  backTo: '{amount} Erstattung auf {method}',
  backToFriend: '{amount} Erstattung an jemanden, der einen Anteil bezahlt hat ({method})',
  theirCard: 'auf die eigene Karte',
  balance: 'Nach den Stornobedingungen bleiben {amount} zu zahlen.',
  reason: 'Grund (optional)',
  reasonHint: 'Wird bei der Buchung gespeichert. Gast, Eigentümer und Team können ihn lesen.',
  make: 'Stornieren, {amount} erstatten',
  makeNothing: 'Ohne Erstattung stornieren',
  keep: 'Aufenthalt behalten',
  termsChanged: 'Die Beträge haben sich geändert, seit Sie diese Seite geöffnet haben. Hier sind die aktuellen.',
  made: 'Storniert. {amount} werden auf das ursprüngliche Zahlungsmittel erstattet.',
  madeNothing: 'Der Aufenthalt ist storniert.',
  whose: 'Wer storniert?',
  whoseIs: {
    guest: 'Der Gast',
    operator: 'Das Unternehmen oder der Eigentümer',
    no_show: 'Niemand: Der Gast ist nicht angereist',
  },
  whoseHint: {
    guest: 'Es gelten die Stornobedingungen der Buchung.',
    operator: 'Der Gast bekommt alles erstattet.',
    no_show: 'Es gelten die Stornobedingungen der Buchung zum jetzigen Zeitpunkt. Rufen Sie den Gast vorher an.',
  },
  missing: {
    make: 'Als nicht angereist markieren, {amount} erstatten',
    makeNothing: 'Ohne Erstattung als nicht angereist markieren',
    made: 'Als nicht angereist markiert. {amount} werden auf das ursprüngliche Zahlungsmittel erstattet.',
    madeNothing: 'Als nicht angereist markiert.',
  },
})
