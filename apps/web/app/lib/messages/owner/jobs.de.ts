import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const de = translation<typeof ownerJobsWords>({
  title: 'Aufträge',
  lead: 'Was in Ihren Häusern getan wird, von wem, und wie es vorher und nachher aussah.',
  tabsLabel: 'Welche Aufträge',
  toCome: 'Anstehend',
  done: 'Erledigt',
  none: 'Hier ist nichts',
  noneText: 'Jeder Aufenthalt bringt einen Wechsel; auch Reparaturen stehen hier.',
  overview: 'Instandhaltung',
  overviewLead: 'Was in Ihren Häusern getan wird und was wartet.',
  next: 'Als Nächstes in Ihren Häusern',
  allJobs: 'Alle Aufträge',
  reports: 'Meldungen, die warten',
  noReports: 'Keine Meldung wartet',
  noReportsText: 'Wird etwas von einem Ihrer Häuser gemeldet, so steht es hier.',
  allReports: 'Alle Meldungen',
  vendors: 'Wer in Ihren Häusern arbeitet',
  report: 'Wie das Haus vorgefunden wurde',
  reportNone: 'Noch keine Begehung',
  reportSoon: 'Das Haus wird nach der Abreise angesehen.',
  reportNoneText: 'Nach diesem Aufenthalt wurde keine Begehung vermerkt.',
  toBooking: 'Zur Buchung',
})
