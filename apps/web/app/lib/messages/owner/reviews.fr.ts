import { translation } from '../words.ts'
import type { ownerReviewsWords } from './reviews.ts'

export const fr = translation<typeof ownerReviewsWords>({
  title: 'Avis des voyageurs',
  lead: '{rating} sur 5 d’après {number, plural, one {# avis} other {# avis}}',
  none: 'Pas encore d’avis.',
  noneText: 'Les avis apparaissent ici dès leur publication, au plus tard 14 jours après le départ.',
  allAnswered: 'Vous avez répondu à tous les avis.',
  homes: 'Maisons',
  allHomes: 'Toutes les maisons',
  show: {
    all: 'Tous',
    to_answer: 'Sans réponse',
  },
  of: '{guest}, {home}',
  toStay: 'Voir la réservation',
  answer: 'Répondre',
})
