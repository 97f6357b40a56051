import { translation } from '../words.ts'
import type { staffPartnerReportWords } from './partner-report.ts'

export const de = translation<typeof staffPartnerReportWords>({
  title: 'Bericht über Partner',
  lead: 'Was Partner gebracht und verdient haben, in {currency}. Öffnen Sie eine Zahl, um die Provisionen dahinter zu sehen.',
  partner: 'Partner',
  program: 'Programm',
  month: 'Monat',
  total: 'Summe',
  allPartners: 'Alle Partner',
  from: 'Ab Monat',
  through: 'Bis Monat',
  show: 'Bericht anzeigen',
  csv: 'Als CSV speichern',
  periodsLabel: 'Zeiträume',
  periods: {
    month: 'Dieser Monat',
    twelve: 'Letzte 12 Monate',
    year: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
  },
  byPartner: 'Nach Partner',
  byMonth: 'Nach Monat',
  none: 'Nichts in diesen Monaten',
  noneText: 'Klicks, Buchungen und Provisionen von Partnern erscheinen hier.',
  figures: {
    clicks: 'Klicks',
    quotes: 'Preisanfragen',
    bookings: 'Buchungen',
    rent: 'Miete',
    earned: 'Verdiente Provision',
    paid: 'Gezahlte Provision',
  },
  open: '{figure}, {of}: {value}. Provisionen öffnen',
  otherCurrencies: 'Provisionen in anderen Währungen sind nicht enthalten: {currencies}.',
  definitions: 'So werden die Zahlen berechnet',
  defined: {
    clicks: 'Klicks: Aufrufe der Links eines Partners, ohne Robots.',
    quotes: 'Preisanfragen: Preise, die Gäste eines Links abgefragt haben.',
    bookings:
      'Buchungen: im Monat über einen Code oder in einem vom Partner empfohlenen Haus gebucht und seither nicht storniert.',
    rent: 'Miete: dieser Buchungen, nach Rabatten, ohne Gebühren und Steuern, nach heutigem Stand.',
    earned: 'Verdiente Provision: was dem Partner im Monat zustand, abzüglich der Rückbuchungen.',
    paid: 'Gezahlte Provision: was im Monat ausgezahlt wurde, abzüglich der Rückforderungen.',
  },
})
