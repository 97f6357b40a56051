import { translation } from '../words.ts'
import type { wireWords } from './wire.ts'

export const de = translation<typeof wireWords>({
  title: 'Per Überweisung zahlen',
  text: 'Überweisen Sie von Ihrer Bank mit {reference} als Verwendungszweck. Wir bestätigen Ihren Aufenthalt, sobald das Geld eingeht.',
  held: 'Ihre Nächte sind bis {until} reserviert.',
  amount: 'Betrag',
  holder: 'Kontoinhaber',
  bank: 'Kreditinstitut',
  routing: 'Routing-Nummer',
  account: 'Kontonummer',
  reference: 'Verwendungszweck',
  safety:
    'Diese Angaben ändern sich nie per E-Mail. Wenn eine Nachricht ein anderes Konto nennt, rufen Sie uns zuerst an.',
  orCard: 'Oder hier zahlen',
})
