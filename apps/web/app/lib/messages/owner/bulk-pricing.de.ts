import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const de = translation<typeof bulkPricingWords>({
  open: 'Mehrere Häuser ändern',
  title: 'Preise oder Mindestaufenthalt ändern',
  close: 'Schließen',
  lead: 'Ändern Sie die Preise der gewählten Nächte, gerundet auf ganze Beträge, oder den Mindestaufenthalt für Anreisen in dieser Zeit. Die Änderung erscheint im Preisverlauf jedes Hauses.',
  homes: 'Häuser',
  all: 'Alle auswählen',
  none: 'Auswahl aufheben',
  chooseOne: 'Wählen Sie mindestens ein Haus.',
  kind: 'Änderung',
  kinds: { percent: 'Prozent', amount: 'Betrag', min_nights: 'Mindestaufenthalt' },
  values: {
    percent: 'Änderung in Prozent (Minus für weniger)',
    amount: 'Änderung je Nacht in der Währung des Hauses (Minus für weniger)',
    min_nights: 'Mindestnächte',
  },
  longer: 'Anreisetage mit längerem Minimum',
  shorter: 'Anreisetage mit kürzerem Minimum',
  caption: 'Änderungen je Haus',
  home: 'Haus',
  nights: 'Verfügbare Nächte',
  before: 'Gesamt vorher',
  after: 'Gesamt nachher',
  save: '{homes, plural, one {Für # Haus speichern} other {Für # Häuser speichern}}',
  saved: '{homes, plural, one {Für # Haus gespeichert} other {Für # Häuser gespeichert}}',
  undone:
    '{homes, plural, one {Änderung für # Haus rückgängig gemacht} other {Änderung für # Häuser rückgängig gemacht}}',
  kept: 'Nicht rückgängig gemacht, weil die Preise seither geändert wurden: {homes}',
})
