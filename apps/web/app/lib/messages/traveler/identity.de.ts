import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const de = translation<typeof identityWords>({
  title: 'Zeigen Sie, wer Sie sind',
  lead: '{home} bittet, wer bucht, vor der Ankunft einen Ausweis zu zeigen. Was das Haus öffnet, erfahren Sie, sobald er angenommen ist.',
  kept: 'Nur wer in unserem Team Ausweise prüft, sieht ihn, und jeder Blick wird im Protokoll Ihres Kontos vermerkt. Er liegt verschlüsselt und wird {days, plural, one {# Tag} other {# Tage}} nach Ihrem Aufenthalt gelöscht.',
  legalName: 'Ihr Name wie im Ausweis',
  birthDate: 'Ihr Geburtsdatum',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  document: 'Bild von Pass, Personalausweis oder Führerschein',
  documentHint: 'Die Seite mit Name und Foto, ganz im Bild.',
  send: 'Dem Team zeigen',
  sent: 'Danke, das Team sieht es sich an',
  sentText: 'Sie hören per E-Mail von uns, meist am selben Tag. Bis dahin können Sie ein anderes Bild zeigen.',
  refusedTitle: 'Es konnte nicht angenommen werden',
  accepted: 'Alles in Ordnung: Das Team hat angenommen, was Sie gezeigt haben.',
  closed: 'Dieser Aufenthalt wartet auf keinen Ausweis.',
  toStay: 'Zu Ihrem Aufenthalt',
  fill: 'Bitte ausfüllen.',
  noFile: 'Bitte wählen Sie ein Bild.',
  drop: 'Ein Bild hier ablegen oder wählen.',
  full: 'Ein Bild genügt. Entfernen Sie es, um ein anderes zu wählen.',
  again: 'Etwas anderes zeigen',
})
