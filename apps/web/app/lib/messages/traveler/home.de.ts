import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const de = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Eines ist zu tun.} other {# Dinge sind zu tun.}}',
  first: 'Als Nächstes: {what}.',
  ready: 'Für Ihre Reise ist alles erledigt.',
  waiting: 'Erfordert Ihre Aufmerksamkeit',
  claim: 'Schadensforderung über {amount}: {home}',
  claimText: 'Bitte antworten Sie bis {until}; danach entscheidet unser Team.',
  answer: 'Auf Forderung antworten',
  claimNamed: 'Auf Forderung antworten: {home}',
  review: 'Wie war {home}?',
  reviewText: 'Sie können den Aufenthalt bis {until} bewerten.',
  write: 'Aufenthalt bewerten',
  reviewNamed: 'Aufenthalt bewerten: {home}',
})
