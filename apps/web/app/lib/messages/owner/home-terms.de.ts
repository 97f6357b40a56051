import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const de = translation<typeof homeTermsWords>({
  title: 'Zahlung und Storno',
  note: 'Womit ein Gast einverstanden ist',
  lead: 'Es steht mit seinen Daten neben dem Preis, bevor jemand bucht. Gebuchte Aufenthalte behalten das Vereinbarte.',
  policy: 'Wenn ein Gast storniert',
  policies: {
    flexible: { name: 'Flexibel', text: 'Die Nächte kommen bis einen Tag vor dem Check-in zurück.' },
    moderate: {
      name: 'Moderat',
      text: 'Die Nächte kommen bis 5 Tage vor dem Check-in zurück, zur Hälfte bis zum Check-in.',
    },
    limited: {
      name: 'Begrenzt',
      text: 'Die Nächte kommen bis 14 Tage vor dem Check-in zurück, zur Hälfte bis 7 Tage davor.',
    },
    firm: {
      name: 'Fest',
      text: 'Die Nächte kommen bis 30 Tage vor dem Check-in zurück, zur Hälfte bis 7 Tage davor.',
    },
    strict: {
      name: 'Streng',
      text: 'Die Nächte kommen bis 60 Tage vor dem Check-in zurück, zur Hälfte bis 30 Tage davor.',
    },
    rebooking: {
      name: 'Neuvergabe',
      text: 'Die Nächte kommen abzüglich 20 % zurück, sobald alle zum selben Preis oder mehr neu vergeben sind.',
    },
    rebooking_by_night: {
      name: 'Neuvergabe je Nacht',
      text: 'Jede neu vergebene Nacht kommt zurück; insgesamt {less} bleiben einbehalten.',
    },
  },
  other: 'Jetzt gilt „{name}“, mit Ihnen allein vereinbart. Eine Wahl hier tritt an seine Stelle.',
  grace:
    'Was auch gewählt ist: Innerhalb von 24 Stunden nach der Buchung eines Aufenthalts unter 28 Nächten, der mindestens eine Woche entfernt ist, kommt alles zurück; Reinigung und Extras kommen bis zum Check-in zurück.',
  atBooking: 'Bei der Buchung zu zahlen',
  atBookingHint: 'Vom ganzen Preis',
  daysBefore: 'Der Rest, Tage vor dem Check-in',
  sooner: 'Es wird immer so viel genommen, wie eine Stornierung einbehielte.',
  atBookingMissing: 'Bitte schreiben Sie 10 bis 100.',
  daysMissing: 'Bitte schreiben Sie 1 bis 365.',
  choose: 'Bitte wählen Sie eines.',
  unclear: 'Bitte schreiben Sie eine ganze Zahl.',
  save: 'Bedingungen speichern',
  saved: 'Sie gelten ab dem nächsten Angebot',
})
