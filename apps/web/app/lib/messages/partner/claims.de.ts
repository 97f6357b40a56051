import { translation } from '../words.ts'
import type { claimWords } from './claims.ts'

export const de = translation<typeof claimWords>({
  title: 'Fehlt eine Buchung?',
  note: 'Nennen Sie uns eine Buchung, die Ihre sein sollte',
  number: 'Bestätigungsnummer',
  lastName: 'Nachname des Gastes',
  reason: 'Warum sie Ihnen zugeordnet werden soll',
  reasonHint: 'Mindestens 10 Zeichen: wie und wann Sie diesen Gast vermittelt haben',
  short: 'Nennen Sie den Grund mit mindestens 10 Zeichen.',
  send: 'Buchung beanspruchen',
  sent: 'Anspruch erhalten. Wir antworten bis {day}.',
  list: 'Ihre Ansprüche',
  state: 'Status',
  claimed: 'beansprucht am {day}',
  answerBy: 'Antwort bis {day}',
  states: {
    open: 'In Prüfung',
    credited: 'Ihnen gutgeschrieben',
    declined: 'Nicht gutgeschrieben',
  },
})
