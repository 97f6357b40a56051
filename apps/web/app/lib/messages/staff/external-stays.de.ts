import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const de = translation<typeof externalStayWords>({
  title: 'Gäste anderer Seiten',
  lead: 'Wer anderswo gebucht und uns gesagt hat, dass er kommt. Sagen Sie, welches Haus ihn erwartet; er bekommt Post.',
  waiting: 'Warten',
  answered: 'Beantwortet',
  count: '{number, plural, =0 {Niemand} one {Ein Gast} other {# Gäste}}',
  none: 'Niemand wartet',
  noneText: 'Gäste melden sich auf {path}. Der Link gehört in die Nachrichten der anderen Seiten.',
  guest: 'Gast',
  site: 'Seite',
  nights: 'Nächte',
  house: 'Haus',
  fits: '{home} ist von jener Seite für genau diese Nächte belegt.',
  noFit: 'Keiner unserer Kalender ist für genau diese Nächte belegt.',
  choose: 'Welches Haus?',
  confirm: 'Gast erwarten',
  unknown: 'Wir kennen keinen solchen Aufenthalt',
  unknownState: 'Unbekannt',
  done: 'Der Gast bekommt Post',
  party:
    '{adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
  at: 'gegen {time} Uhr Ortszeit',
  first: 'Bitte zuerst das Haus wählen',
})
