import { translation } from '../words.ts'
import type { pricingRaiseWords } from './pricing-raise.ts'

export const de = translation<typeof pricingRaiseWords>({
  open: 'Mehrere Häuser ändern',
  title: 'Preise mehrerer Häuser',
  close: 'Schließen',
  lead: 'Die gewählten Nächte kosten so viel mehr oder weniger als jetzt, in ganzen Beträgen. Jedes Haus führt die Änderung in seiner eigenen Liste.',
  homes: 'Häuser',
  all: 'Alle',
  none: 'Keines',
  chooseOne: 'Bitte wählen Sie ein Haus.',
  share: 'Prozent mehr, mit Minus weniger',
  caption: 'Was sich ändert, Haus für Haus',
  home: 'Haus',
  nights: 'Freie Nächte',
  before: 'Zusammen jetzt',
  after: 'Zusammen danach',
  save: '{homes, plural, one {# Haus ändern} other {# Häuser ändern}}',
  saved: '{homes, plural, one {Die neuen Preise von # Haus gelten} other {Die neuen Preise von # Häusern gelten}}',
  undone:
    '{homes, plural, one {Die Preise von # Haus sind wieder wie zuvor} other {Die Preise von # Häusern sind wieder wie zuvor}}',
  kept: 'Inzwischen geändert und so belassen: {homes}',
})
