import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const de = translation<typeof ownerJobsWords>({
  title: 'Aufträge',
  lead: 'Arbeiten in Ihren Häusern: wer sie ausführt, mit Fotos vorher und nachher.',
  tabsLabel: 'Aufträge filtern',
  toCome: 'Anstehend',
  done: 'Erledigt',
  none: 'Keine Aufträge',
  noneText: 'Wechsel für Ihre Buchungen, Kontrollen und Reparaturen erscheinen hier.',
  overview: 'Instandhaltung',
  overviewLead: 'Laufende Aufträge in Ihren Häusern und offene Meldungen.',
  next: 'Anstehende Aufträge',
  allJobs: 'Alle Aufträge',
  reports: 'Offene Meldungen',
  noReports: 'Keine offenen Meldungen',
  noReportsText: 'Meldungen zu Ihren Häusern erscheinen hier.',
  allReports: 'Alle Meldungen',
  vendors: 'Dienstleister',
  report: 'Kontrolle nach dem Aufenthalt',
  reportNone: 'Noch keine Kontrolle',
  reportSoon: 'Wir kontrollieren das Haus nach der Abreise.',
  reportNoneText: 'Nach diesem Aufenthalt wurde keine Kontrolle erfasst.',
  toBooking: 'Buchung ansehen',
})
