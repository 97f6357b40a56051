import { translation } from '../words.ts'
import type { byBankWords } from './by-bank.ts'

export const de = translation<typeof byBankWords>({
  way: 'Wie Sie bezahlen',
  card: 'Karte',
  cardHint: 'Sofort bestätigt',
  bank: 'Bankkonto',
  bankHint: 'Bestätigt binnen {days} Werktagen',
  tooLate: 'Eine Bank braucht bis zu {days} Werktage: dafür ist vor Ihrer Anreise keine Zeit mehr',
  returnedBefore: 'Eine Bank hat für diesen Aufenthalt schon Geld zurückgegeben',
  termsTitle: 'Was es heißt, vom Konto zu bezahlen',
  termDays: 'Ihre Bank braucht bis zu {days} Werktage, spätestens bis {until}.',
  termNights:
    'Die Nächte gehören so lange Ihnen. Bestätigt ist der Aufenthalt, sobald das Geld da ist, und nicht vorher.',
  termNightsReturn:
    'Gibt Ihre Bank es zurück, haben Sie {hours} Stunden, um mit Karte zu bezahlen; danach sind die Nächte frei.',
  termLaterReturn:
    'Gibt Ihre Bank es zurück, haben Sie {hours} Stunden, um mit Karte zu bezahlen; danach wird die Buchung nach ihren Bedingungen storniert.',
  termStop: 'Einmal gefragt, lässt sich Ihre Bank nicht aufhalten; so lange kann nichts anderes dafür zahlen.',
  sandboxText:
    'Nehmen Sie eines der Testkonten. Die Nummern bleiben in Ihrem Browser; nur der Name des Testkontos wird gesendet.',
  testAccounts: 'Die Testkonten',
  accounts: {
    tok_bank: 'zahlt nach drei Werktagen',
    tok_bank_quick: 'zahlt, sobald es wieder gefragt wird',
    tok_bank_returned: 'gibt nach drei Tagen zurück',
    tok_bank_returned_quick: 'gibt zurück, sobald es wieder gefragt wird',
    tok_bank_slow: 'braucht dreißig Tage und kommt zu spät',
    tok_bank_closed: 'ist geschlossen und lehnt sofort ab',
    tok_bank_taken_back: 'zahlt und holt es sich am Tag danach zurück',
  },
  holder: 'Name des Kontoinhabers',
  routing: 'Bankleitzahl (Routing Number)',
  routingHint: 'Neun Ziffern, unten links auf einem Scheck',
  routingInvalid: 'Das sind nicht die neun Ziffern einer Bank',
  account: 'Kontonummer',
  accountUnknown: 'Dieses Konto gibt es in der Testumgebung nicht',
  allow:
    'Ich erlaube {company}, dieses Konto für diesen Aufenthalt zu belasten: jetzt mit {amount} und später am jeweiligen Tag mit dem, was fällig wird. Ich kann das jederzeit mit einer Nachricht an das Team widerrufen.',
  allowMissing: 'Bitte ankreuzen, um die Abbuchung zu erlauben',
  ask: '{amount} bei Ihrer Bank anfordern',
  askNote: 'Wir schreiben Ihnen, sobald das Geld da ist.',
  laterNote: '{amount} folgt am {date} vom selben Konto. Wir schreiben Ihnen vorher.',
  refused: 'Ihre Bank hat abgelehnt',
  refusedText:
    'Es wurde nichts abgebucht. Nehmen Sie ein anderes Konto oder eine Karte. Ihre Nächte sind weiter reserviert.',
  unavailable:
    'Das Formular der Bank konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu; es wurde nichts abgebucht.',
  pending: '{amount} ist von Ihrer Bank unterwegs',
  pendingNights:
    'Banken brauchen ein paar Werktage. Die Nächte werden höchstens bis {until} für Sie freigehalten, und der Aufenthalt ist bestätigt, sobald das Geld da ist.',
  pendingLater:
    'Banken brauchen ein paar Werktage, höchstens bis {until}. So lange wird nichts anderes dafür abgebucht.',
  lookAgain: 'Jetzt bei der Bank nachfragen',
  notYet: 'Ihre Bank hat noch nicht geantwortet',
  came: 'Das Geld ist da',
  returned: 'Ihre Bank hat die Zahlung zurückgegeben',
  returnedNights:
    'Es wurde nichts abgebucht. Die Nächte gehören Ihnen bis {until}: bezahlen Sie bis dahin mit Karte, dann ist der Aufenthalt sofort bestätigt.',
  returnedLater:
    'Es wurde nichts abgebucht. Bitte bezahlen Sie bis {until} mit Karte; danach wird die Buchung nach ihren Bedingungen storniert.',
  payByCard: 'Mit Karte bezahlen',
  status: 'Bank zahlt',
  answersBy: 'Ihre Bank ist gefragt und antwortet bis {until}.',
  withdrawText:
    '{amount} ist unterwegs und lässt sich nicht anhalten: Sie bekommen es zurück, sobald es da ist. Die Nächte sind sofort für andere frei.',
  withdrawn: 'Die Nächte sind wieder frei.',
})
