import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const de = translation<typeof bulkPricingWords>({
  open: 'Mehrere Häuser ändern',
  title: 'Preise mehrerer Häuser ändern',
  close: 'Schließen',
  lead: 'Erhöhen oder senken Sie die Preise der gewählten Nächte, gerundet auf ganze Beträge. Die Änderung erscheint im Preisverlauf jedes Hauses.',
  homes: 'Häuser',
  all: 'Alle auswählen',
  none: 'Auswahl aufheben',
  chooseOne: 'Wählen Sie mindestens ein Haus.',
  share: 'Änderung in Prozent (Minus für weniger)',
  caption: 'Änderungen je Haus',
  home: 'Haus',
  nights: 'Verfügbare Nächte',
  before: 'Gesamt vorher',
  after: 'Gesamt nachher',
  save: '{homes, plural, one {Preise für # Haus ändern} other {Preise für # Häuser ändern}}',
  saved: '{homes, plural, one {Preise für # Haus gespeichert} other {Preise für # Häuser gespeichert}}',
  undone:
    '{homes, plural, one {Änderung für # Haus rückgängig gemacht} other {Änderung für # Häuser rückgängig gemacht}}',
  kept: 'Nicht rückgängig gemacht, weil die Preise seither geändert wurden: {homes}',
})
