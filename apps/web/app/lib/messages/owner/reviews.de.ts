import { translation } from '../words.ts'
import type { ownerReviewsWords } from './reviews.ts'

export const de = translation<typeof ownerReviewsWords>({
  title: 'Gästebewertungen',
  lead: '{rating} von 5 aus {number, plural, one {# Bewertung} other {# Bewertungen}}',
  none: 'Noch keine Bewertungen.',
  noneText: 'Bewertungen erscheinen hier, sobald sie veröffentlicht sind, spätestens 14 Tage nach der Abreise.',
  allAnswered: 'Sie haben auf alle Bewertungen geantwortet.',
  homes: 'Häuser',
  allHomes: 'Alle Häuser',
  show: {
    all: 'Alle',
    to_answer: 'Ohne Antwort',
  },
  of: '{guest}, {home}',
  toStay: 'Buchung ansehen',
  answer: 'Antworten',
})
