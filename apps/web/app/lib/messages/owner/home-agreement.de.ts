import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const de = translation<typeof homeAgreementWords>({
  title: 'Hausvereinbarung',
  note: 'Wird mit dem Buchungsvertrag unterschrieben',
  lead: 'Fügen Sie eine eigene Vereinbarung hinzu. Gäste unterschreiben sie zusammen mit dem Buchungsvertrag. Bestehende Buchungen behalten ihre Fassung.',
  name: 'Titel',
  text: 'Text der Vereinbarung',
  textHint: 'Einfacher Text. Lassen Sie zwischen Absätzen eine Zeile frei.',
  signedName: 'Ihr voller Name, als Unterschrift für das Haus',
  fill: 'Bitte ausfüllen.',
  ask: 'Vereinbarung verlangen',
  again: 'Neue Fassung veröffentlichen',
  askNoMore: 'Nicht mehr verlangen',
  inForce: 'Fassung {version}, in Kraft seit {moment}.',
  required: 'Gäste unterschreiben diese Vereinbarung ab jetzt',
  gone: 'Vereinbarung wird nicht mehr verlangt',
  changed: 'Diese Vereinbarung wurde inzwischen geändert. Laden Sie die Seite neu, um die aktuelle Fassung zu sehen.',
})
