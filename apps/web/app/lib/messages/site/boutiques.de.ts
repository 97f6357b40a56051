import { translation } from '../words.ts'
import type { boutiqueWords } from './boutiques.ts'

export const de = translation<typeof boutiqueWords>({
  title: 'Boutique-Sammlungen',
  lead: 'Kleine Hotels und Gasthöfe, die wir beim Namen kennen, jedes mit eigenem Charakter.',
  homesCount: '{number, plural, one {# Haus} other {# Häuser}}',
  ownSite: 'eine eigene Seite',
  none: 'Noch gibt es keine Sammlung.',
  noneText: 'Alle Häuser finden Sie inzwischen über die Suche.',
  taste: 'Oder wählen Sie unter Bildern und hören Sie, welches Haus zu Ihnen passt',
  homes: 'Wo Sie schlafen',
  free: '{number, plural, =0 {Keines davon ist {dates} zu haben.} one {# davon ist {dates} zu haben.} other {# davon sind {dates} zu haben.}}',
})
