import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const de = translation<typeof staffBidWords>({
  title: 'Angebot vorlegen',
  vendor: 'Wer es machen würde',
  kind: 'Art der Kosten',
  markup: 'Unser Anteil, Prozent',
  less: 'Weniger',
  more: 'Mehr',
  unclear: 'Bitte geben Sie einen Betrag ein.',
  remove: 'Posten entfernen',
  another: 'Weiterer Posten',
  note: 'Für den Eigentümer',
  sum: 'Insgesamt {amount}.',
  willAsk: 'Der Eigentümer wird zuerst gefragt.',
  willOrder: 'Es kann sofort bestellt werden.',
  layOut: 'Vorlegen',
  laidOut: 'Das Angebot liegt vor',
  order: 'Bestellen',
  ordered: 'Bestellt, der Eigentümer weiß es',
  limitChange: 'Grenze dieses Hauses ändern',
  limitAmount: 'Ohne Rückfrage bestellt bis',
  limitHint: 'Wie vom Eigentümer schriftlich vereinbart.',
  limitFrom: 'Ab',
  limitSave: 'Grenze speichern',
  limitSaved: 'Die Grenze ist gespeichert',
})
