import { translation } from '../words.ts'
import type { bankPaymentWords } from './bank-payments.ts'

export const de = translation<typeof bankPaymentWords>({
  way: 'Zahlungsart',
  card: 'Karte',
  cardHint: 'Sofort bestätigt',
  bank: 'Bankkonto',
  bankHint: 'Bestätigt binnen {days} Werktagen',
  tooLate: 'Bankzahlungen dauern bis zu {days} Werktage, und Ihre Anreise ist früher',
  returnedBefore: 'Eine Bankzahlung für diesen Aufenthalt wurde bereits zurückgegeben',
  termsTitle: 'So funktioniert die Bankzahlung',
  termDays: 'Die Zahlung dauert bis zu {days} Werktage und ist spätestens am {until} da.',
  termNights: 'So lange reservieren wir Ihre Nächte. Der Aufenthalt ist bestätigt, sobald die Zahlung eingeht.',
  termNightsReturn:
    'Gibt Ihre Bank sie zurück, haben Sie {hours} Stunden, um mit Karte zu bezahlen. Danach geben wir die Nächte frei.',
  termLaterReturn:
    'Gibt Ihre Bank sie zurück, haben Sie {hours} Stunden, um mit Karte zu bezahlen. Danach wird die Buchung nach ihren Bedingungen storniert.',
  termStop: 'Eine begonnene Bankzahlung lässt sich weder stoppen noch ersetzen.',
  sandboxText:
    'Nehmen Sie eines der Testkonten. Die Nummern bleiben in Ihrem Browser; nur der Name des Testkontos wird gesendet.',
  testAccounts: 'Testkonten',
  accounts: {
    tok_bank: 'zahlt nach drei Werktagen',
    tok_bank_quick: 'zahlt bei der nächsten Abfrage',
    tok_bank_returned: 'gibt nach drei Tagen zurück',
    tok_bank_returned_quick: 'gibt bei der nächsten Abfrage zurück',
    tok_bank_slow: 'braucht dreißig Tage und überschreitet die Frist',
    tok_bank_closed: 'ist geschlossen und lehnt sofort ab',
    tok_bank_taken_back: 'zahlt und holt das Geld am Tag danach zurück',
  },
  holder: 'Name des Kontoinhabers',
  routing: 'Bankleitzahl (Routing Number)',
  routingHint: 'Neun Ziffern, unten links auf einem Scheck',
  routingInvalid: 'Geben Sie eine gültige neunstellige Bankleitzahl ein',
  account: 'Kontonummer',
  accountUnknown: 'Verwenden Sie eine der Testkontonummern',
  allow:
    'Ich ermächtige {company}, dieses Konto für diesen Aufenthalt zu belasten: jetzt mit {amount}, spätere Zahlungen zu ihrer Fälligkeit. Ich kann das jederzeit mit einer Nachricht an das Team widerrufen.',
  allowMissing: 'Bitte ankreuzen, um die Abbuchung zu erlauben',
  ask: '{amount} vom Bankkonto zahlen',
  askNote: 'Wir senden Ihnen eine E-Mail, sobald die Zahlung eingeht.',
  laterNote: '{amount} folgen am {date} vom selben Konto. Wir senden Ihnen vorher eine E-Mail.',
  refused: 'Ihre Bank hat die Zahlung abgelehnt',
  refusedText:
    'Es wurde nichts abgebucht. Verwenden Sie ein anderes Konto oder eine Karte. Ihre Nächte bleiben reserviert.',
  unavailable:
    'Das Bankformular wurde nicht geladen, und es wurde nichts abgebucht. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  pending: '{amount} ist von Ihrer Bank unterwegs',
  pendingNights:
    'Bankzahlungen dauern ein paar Werktage. Wir reservieren Ihre Nächte bis {until} und bestätigen den Aufenthalt, sobald die Zahlung eingeht.',
  pendingLater:
    'Bankzahlungen dauern ein paar Werktage. Diese ist bis {until} da, und es wird nichts doppelt abgebucht.',
  lookAgain: 'Jetzt bei der Bank nachfragen',
  notYet: 'Die Zahlung ist noch nicht eingegangen',
  came: 'Zahlung eingegangen',
  returned: 'Ihre Bank hat die Zahlung zurückgegeben',
  returnedNights:
    'Es wurde nichts abgebucht. Bezahlen Sie bis {until} mit Karte, um Ihre Nächte zu behalten und den Aufenthalt sofort zu bestätigen.',
  returnedLater:
    'Es wurde nichts abgebucht. Bitte bezahlen Sie bis {until} mit Karte; danach wird die Buchung nach ihren Bedingungen storniert.',
  payByCard: 'Mit Karte bezahlen',
  answersBy: 'Ihre Bankzahlung läuft und ist bis {until} da.',
  withdrawText:
    '{amount} ist schon von Ihrer Bank unterwegs. Wir erstatten es, sobald es eingeht. Die Nächte sind sofort wieder verfügbar.',
  withdrawn: 'Die Nächte sind wieder verfügbar.',
})
