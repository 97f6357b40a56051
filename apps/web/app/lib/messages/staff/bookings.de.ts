import { translation } from '../words.ts'
import type { staffBookingsWords } from './bookings.ts'

export const de = translation<typeof staffBookingsWords>({
  title: 'Buchungen',
  forGuest: 'Für einen Gast buchen',
  lead: 'Jeder Aufenthalt in jedem Haus: wer kommt, was bezahlt ist und was geschah.',
  search: 'Nummer, Gast oder Haus',
  find: 'Suchen',
  captions: {
    requested: 'Anfragen, die auf Antwort warten',
    upcoming: 'Kommende und laufende Aufenthalte, der nächste zuerst',
    previous: 'Vergangene Aufenthalte, der letzte zuerst',
    all: 'Alle Buchungen',
  },
  paid: 'Bezahlt',
  of: 'von {total}',
  nothing: 'Keine Buchung passt dazu',
  nothingText: 'Versuchen Sie einen Teil eines Namens oder eine Nummer wie PL-20017.',
  reach: 'So erreichen Sie den Gast',
  money: 'Was bezahlt ist',
  refunded: '{amount} gingen zurück.',
  noPayment: 'Noch ist nichts bezahlt.',
  payment: {
    pending: 'unterwegs',
    needs_action: 'wartet bei der Bank',
    succeeded: 'bezahlt',
    failed: 'abgelehnt',
    refunded: 'zurückgesandt',
    partly_refunded: 'teilweise zurückgesandt',
    disputed: 'strittig',
  },
  due: 'Wann es fällig ist',
  price: 'Der Preis, Zeile für Zeile',
  acts: 'Was sich tun lässt',
  change: 'Tage oder Gäste ändern',
  cancel: 'Aufenthalt stornieren',
  asks: 'Der Gast wartet auf eine Antwort',
})
