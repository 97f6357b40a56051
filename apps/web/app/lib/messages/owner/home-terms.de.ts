import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const de = translation<typeof homeTermsWords>({
  title: 'Zahlung und Storno',
  note: 'Bedingungen für Gäste',
  lead: 'Gäste sehen diese Bedingungen mit ihren Daten vor der Buchung neben dem Preis. Bestehende Buchungen behalten ihre Bedingungen.',
  policy: 'Stornobedingungen',
  policies: {
    flexible: { name: 'Flexibel', text: 'Volle Erstattung der Nächte bis 1 Tag vor dem Check-in.' },
    moderate: {
      name: 'Moderat',
      text: 'Volle Erstattung der Nächte bis 5 Tage vor dem Check-in, 50 % bis zum Check-in.',
    },
    limited: {
      name: 'Begrenzt',
      text: 'Volle Erstattung der Nächte bis 14 Tage vor dem Check-in, 50 % bis 7 Tage davor.',
    },
    firm: {
      name: 'Fest',
      text: 'Volle Erstattung der Nächte bis 30 Tage vor dem Check-in, 50 % bis 7 Tage davor.',
    },
    strict: {
      name: 'Streng',
      text: 'Volle Erstattung der Nächte bis 60 Tage vor dem Check-in, 50 % bis 30 Tage davor.',
    },
    rebooking: {
      name: 'Neuvergabe',
      text: '80 % der Nächte werden erstattet, sobald alle zum selben Preis oder höher neu gebucht sind.',
    },
    rebooking_by_night: {
      name: 'Neuvergabe je Nacht',
      text: 'Jede neu gebuchte Nacht wird erstattet; insgesamt {less} einbehalten.',
    },
  },
  other: 'Aktuell: „{name}“, mit Ihnen individuell vereinbart. Eine Auswahl hier ersetzt sie.',
  grace:
    'Bei allen Bedingungen: volle Erstattung innerhalb von 24 Stunden nach der Buchung, für Aufenthalte unter 28 Nächten, die frühestens in 7 Tagen beginnen. Reinigung und Zusatzleistungen werden bis zum Check-in erstattet.',
  atBooking: 'Bei der Buchung fällig',
  atBookingHint: 'Prozent des Gesamtpreises',
  daysBefore: 'Restbetrag fällig, Tage vor dem Check-in',
  sooner: 'Fällig ist immer mindestens der Betrag, den eine Stornierung einbehielte.',
  atBookingMissing: 'Geben Sie 10 bis 100 ein.',
  daysMissing: 'Geben Sie 1 bis 365 ein.',
  choose: 'Wählen Sie Bedingungen.',
  unclear: 'Geben Sie eine ganze Zahl ein.',
  save: 'Bedingungen speichern',
  tierBack:
    '{refund} % der Nächte bis {days, plural, =0 {zum Check-in} one {# Tag vor dem Check-in} other {# Tage vor dem Check-in}}',
  nothingBack: 'Keine Erstattung der Nächte.',
  installments: 'Weitere Raten',
  installmentsNote: 'Zwischen der Zahlung bei der Buchung und dem Restbetrag.',
  share: 'Prozent des Gesamtbetrags',
  due: 'Fällig',
  dueDate: 'Datum',
  addInstallment: 'Rate hinzufügen',
  removeInstallment: 'Rate {number} entfernen',
  tooMuch: 'Die Zahlungen ergeben mehr als 100 %.',
  dues: {
    before_arrival: 'Tage vor dem Check-in',
    on: 'An einem Datum',
    monthly: 'Jeden Monat des Aufenthalts',
  },
  saved: 'Bedingungen gespeichert. Sie gelten für neue Angebote.',
})
