import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const de = translation<typeof ownerIssuesWords>({
  title: 'Meldungen von Gästen',
  lead: 'Was Gäste von Ihren Häusern gemeldet haben. Unser Team antwortet und kümmert sich; was es dem Gast sagt, steht hier.',
  waiting: 'Wartend und in Arbeit',
  solved: 'Erledigt',
  none: 'Nichts wartet',
  noneText: 'Meldet ein Gast etwas von einem Ihrer Häuser, so steht es hier.',
  open: 'Meldung öffnen',
  openOf: 'Meldung von {home}, {number} öffnen',
  stayOf: '{guest}, {dates}, {number}',
  toBooking: 'Zur Buchung',
})
