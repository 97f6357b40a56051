import { translation } from '../words.ts'
import type { signupWords } from './signup.ts'

export const de = translation<typeof signupWords>({
  types: {
    isTraveler: 'Gast',
    isOwner: 'Eigentümer',
    isBroker: 'Immobilienmakler',
    isReferral: 'Empfehlungspartner',
    isTravelAgent: 'Reisebüro',
    isAffiliate: 'Affiliate-Partner',
  },
  typeTexts: {
    isTraveler: 'Häuser buchen und die eigenen Aufenthalte verwalten',
    isOwner: 'Ihr Haus mit uns vermieten',
    isBroker: 'Kunden vermitteln, mit Lizenz',
    isReferral: 'Freunde werben und an ihren Aufenthalten verdienen',
    isTravelAgent: 'Für Kunden buchen, Provision je Aufenthalt',
    isAffiliate: 'Häuser auf der eigenen Website bewerben',
  },
  partnerText: 'Wählen Sie Ihre Partnerarten. Jede hat eigene Bedingungen.',
  license: 'Ihre Lizenz',
  brokerageName: 'Maklerbüro',
  licenseStates: 'Lizenziert in',
  licenseType: 'Lizenzart',
  licenseTypes: { Salesperson: 'Verkaufsberater', 'Associated Broker': 'Angeschlossener Makler', Broker: 'Makler' },
  licenseId: 'Lizenznummer',
  licenseNumberWrong:
    'Geben Sie sie an, wie Ihr Staat sie schreibt: Buchstaben, Ziffern, Punkte, Striche, mindestens eine Ziffer.',
  licenseExp: 'Lizenz läuft ab',
  agency: 'Ihr Reisebüro',
  agencyName: 'Reisebüro',
  agencyIataNumber: 'IATA- oder CLIA-Nummer',
  iataNumberWrong: 'Die Prüfziffer passt nicht. Prüfen Sie die Nummer auf Tippfehler.',
  iataNumberHeld:
    'Die Prüfziffer passt nicht. Prüfen Sie die Nummer auf Tippfehler: Provision wird gezahlt, sobald sie stimmt.',
  agencyLicenseExp: 'Lizenz läuft ab',
  dateInFuture: 'Bitte geben Sie ein künftiges Datum ein',
  choose: 'Wählen',
  noOptions: 'Nichts gefunden',
  chosen: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  search: 'Suchen',
  all: 'Alle',
  clear: 'Löschen',
  done: 'Fertig',
  remove: '{label} entfernen',
  continue: 'Weiter',
  terms:
    'Wenn Sie ein Konto anlegen, stimmen Sie folgenden Texten zu: <terms>Bedingungen</terms>, <privacy>Datenschutz</privacy>, <booking>Buchungsvertrag</booking>, <promotion>Werbevertrag</promotion>, <service>Servicevertrag</service>, <concierge>Concierge-Bedingungen</concierge>, <disputes>Streitbeilegung</disputes> und <compliance>Compliance</compliance>.',
  loggedIn: 'Sie sind schon angemeldet. Bitte melden Sie sich ab, bevor Sie ein neues Konto anlegen.',
})
