import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const de = translation<typeof homeAgreementWords>({
  title: 'Eine zweite Vereinbarung',
  note: 'Wird mit der Buchung unterschrieben',
  lead: 'Braucht das Haus eine eigene Vereinbarung, unterschreiben Gäste sie zusammen mit dem Vertrag, mit einer Unterschrift. Früher unterschriebene Aufenthalte behalten, was unterschrieben wurde.',
  name: 'Ihr Titel',
  text: 'Was darin steht',
  textHint: 'Einfacher Text. Eine leere Zeile beginnt einen neuen Absatz.',
  signedName: 'Ihr voller Name, als Unterschrift für das Haus',
  fill: 'Bitte ausfüllen.',
  ask: 'Gäste unterschreiben lassen',
  again: 'Diese Worte in Kraft setzen',
  askNoMore: 'Nicht mehr verlangen',
  inForce: 'In Kraft seit {moment}, Fassung {version}.',
  asked: 'Gäste unterschreiben sie ab jetzt',
  gone: 'Sie wird nicht mehr verlangt',
  changed: 'Jemand hat diese Vereinbarung inzwischen geändert. Bitte laden Sie die Seite neu.',
})
