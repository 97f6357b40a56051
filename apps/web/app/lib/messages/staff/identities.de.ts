import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const de = translation<typeof identitiesWords>({
  title: 'Ausweisprüfung',
  lead: 'Ausweise von Gästen für Häuser mit Ausweispflicht. Jeder Zugriff steht im Protokoll des Gästekontos.',
  waiting: 'Zu prüfen',
  decided: 'Kürzlich entschieden',
  none: 'Keine Ausweise zu prüfen',
  noneText: 'Reicht ein Gast einen Ausweis ein, erscheint er hier und Sie erhalten eine E-Mail.',
  submitted: 'eingereicht {moment}',
  review: 'Ausweis prüfen',
  erased: 'Gelöscht',
  legalName: 'Name im Ausweis',
  birthDate: 'Geburtsdatum',
  pictureOf: 'Ausweis von {guest}',
  reason: 'Grund der Ablehnung',
  accept: 'Ausweis annehmen',
  refuse: 'Ausweis ablehnen',
  missing: 'Geben Sie einen Grund ein.',
  done: 'Gast benachrichtigt',
  close: 'Schließen',
  states: {
    open: 'Angefordert',
    sent: 'Eingereicht',
    accepted: 'Angenommen',
    refused: 'Abgelehnt',
  },
})
