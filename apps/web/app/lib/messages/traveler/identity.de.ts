import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const de = translation<typeof identityWords>({
  title: 'Identität bestätigen',
  lead: '{home} verlangt vor der Anreise eine Ausweisprüfung. Die Zugangsdaten erhalten Sie, sobald wir zugestimmt haben.',
  privacyNote:
    'Nur Teammitglieder, die Ausweise prüfen, sehen ihn, und jede Einsicht steht im Protokoll Ihres Kontos. Wir speichern ihn verschlüsselt und löschen ihn {days, plural, one {# Tag} other {# Tage}} nach Ihrem Aufenthalt.',
  legalName: 'Vollständiger Name im Ausweis',
  birthDate: 'Geburtsdatum',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  document: 'Foto von Pass, Personalausweis oder Führerschein',
  documentHint: 'Die Seite mit Name und Foto, vollständig sichtbar.',
  send: 'Ausweis senden',
  sent: 'Danke. Wir prüfen Ihren Ausweis',
  sentText: 'Sie erhalten eine E-Mail, meist am selben Tag. Bis dahin können Sie das Foto ersetzen.',
  refusedTitle: 'Wir konnten Ihren Ausweis nicht bestätigen',
  accepted: 'Ihre Identität ist bestätigt.',
  closed: 'Für diesen Aufenthalt ist keine Ausweisprüfung nötig.',
  toStay: 'Zu Ihrem Aufenthalt',
  fill: 'Dieses Feld ist erforderlich.',
  noFile: 'Fügen Sie ein Foto Ihres Ausweises hinzu.',
  drop: 'Foto hierher ziehen oder auswählen.',
  full: 'Nur ein Foto. Entfernen Sie es, um ein anderes zu wählen.',
  again: 'Anderen Ausweis senden',
})
