import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const de = translation<typeof ownerIssuesWords>({
  title: 'Meldungen',
  lead: 'Meldungen zu Ihren Häusern von Ihnen und Ihren Gästen, mit den Antworten unseres Teams.',
  tabsLabel: 'Meldungen filtern',
  tabs: {
    pending: 'Offen',
    all: 'Alle',
    'check-out': 'Nach Abreise',
    'damage-claims': 'Schäden',
  },
  waiting: 'Offen und in Arbeit',
  solved: 'Erledigt',
  none: 'Keine offenen Meldungen',
  noneText: 'Meldungen zu Ihren Häusern erscheinen hier.',
  noChecks: 'Nach der Abreise nichts festgestellt',
  noChecksText: 'Ergebnisse der Kontrollen nach der Abreise erscheinen hier.',
  noClaims: 'Keine Schadensmeldungen',
  noClaimsText: 'Melden Sie einen Schaden auf der Seite der Buchung.',
  claim: 'Schadensmeldung',
  guest: 'Gast',
  claimed: 'Geforderter Betrag',
  state: 'Status',
  open: 'Meldung ansehen',
  openOf: 'Meldung ansehen: {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'Buchung ansehen',
  jobs: 'Aufträge zu dieser Meldung',
  tell: 'Problem melden',
  tellNote: 'Auch offline: Ihre Meldung wird gespeichert und bei Verbindung gesendet.',
  home: 'Haus',
})
