import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const de = translation<typeof ownerIssuesWords>({
  title: 'Meldungen',
  lead: 'Was Gäste und Sie von Ihren Häusern gemeldet haben. Unser Team antwortet und kümmert sich; was es sagt, steht hier.',
  tabsLabel: 'Welche Meldungen',
  tabs: {
    pending: 'Wartend',
    all: 'Alle',
    'check-out': 'Nach Aufenthalten',
    'damage-claims': 'Schäden',
  },
  waiting: 'Wartend und in Arbeit',
  solved: 'Erledigt',
  none: 'Nichts wartet',
  noneText: 'Wird etwas von einem Ihrer Häuser gemeldet, so steht es hier.',
  noChecks: 'Nach keinem Aufenthalt wurde etwas vermerkt',
  noChecksText: 'Begehungen nach der Abreise stehen hier mit dem, was vorgefunden wurde.',
  noClaims: 'Nichts wurde beansprucht',
  noClaimsText: 'Was ein Aufenthalt beschädigt hat, wird auf der Seite seiner Buchung beansprucht.',
  claim: 'Anspruch',
  guest: 'Gast',
  claimed: 'Beansprucht',
  state: 'Stand',
  open: 'Meldung öffnen',
  openOf: 'Meldung öffnen: {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'Zur Buchung',
  jobs: 'Was dafür getan wird',
  tell: 'Etwas melden',
  tellNote: 'Ohne Verbindung wartet es auf diesem Gerät und geht von selbst ab.',
  house: 'Haus',
})
