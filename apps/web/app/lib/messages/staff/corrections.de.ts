import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const de = translation<typeof correctionWords>({
  title: 'Konto eines Eigentümers berichtigen',
  open: 'Berichtigung schreiben',
  lead: 'Eine datierte Buchung im Journal, mit Ihrem Namen. Sie steht auf der Abrechnung, und der Eigentümer wird benachrichtigt.',
  owner: 'Eigentümer',
  what: 'Was geschieht',
  kinds: {
    credit: 'Gutschrift: das Unternehmen gibt dem Eigentümer',
    charge: 'Belastung: der Eigentümer zahlt dem Unternehmen',
    owner_stay: 'Reinigung nach Eigennutzung',
  },
  amount: 'Betrag',
  on: 'Datiert auf',
  onHint: 'In einem abgeschlossenen Quartal zählt sie am ersten offenen Tag.',
  note: 'Text auf der Abrechnung',
  noteHint: 'Was der Eigentümer liest, zum Beispiel „Im Juli verlorene Wäsche, ersetzt“.',
  noteShort: 'Schreiben Sie mindestens drei Zeichen.',
  unclear: 'Bitte geben Sie einen Betrag ein.',
  proofHint: 'Warum die Bücher falsch waren. Über der Grenze vergleicht eine zweite Person dies mit Ihrem Beleg.',
  consequence: {
    credit: '{owner} erhält {amount}. Das Unternehmen zahlt; sein eigener Anteil am Treuhandkonto sinkt um {amount}.',
    charge: '{owner} zahlt {amount} an das Unternehmen. Die nächste Auszahlung ist um {amount} niedriger.',
    owner_stay:
      '{owner} zahlt {amount} für die Reinigung. Das ist Ertrag des Unternehmens; die nächste Auszahlung ist um {amount} niedriger.',
  },
  save: 'Berichtigung buchen',
  booked: 'Gebucht. Sie zählt am {date}.',
  stillSending: 'Der Beleg wird noch gesendet.',
})
