import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const de = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Eines ist zu tun.} other {# Dinge sind zu tun.}}',
  first: 'Zuerst: {what}.',
  ready: 'Bis Sie kommen, ist nichts mehr zu tun.',
  waiting: 'Wartet auf Sie',
  claim: 'Von Ihrem Aufenthalt in {home} werden {amount} gefordert',
  claimText: 'Bitte antworten Sie bis {until}; danach entscheidet unser Team.',
  answer: 'Antworten',
  claimNamed: 'Auf die Forderung zu {home} antworten',
  review: 'Wie war es in {home}?',
  reviewText: 'Sie können den Aufenthalt bis {until} bewerten.',
  write: 'Aufenthalt bewerten',
  reviewNamed: 'Den Aufenthalt in {home} bewerten',
})
