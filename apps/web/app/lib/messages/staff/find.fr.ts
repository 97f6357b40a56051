import { translation } from '../words.ts'
import type { staffFindWords } from './find.ts'

export const fr = translation<typeof staffFindWords>({
  title: 'Rechercher',
  lead: 'Réservations, maisons et personnes par nom, numéro, téléphone, e-mail ou les quatre derniers chiffres d’une carte.',
  field: 'Que cherchez-vous ?',
  find: 'Rechercher',
  bookings: 'Réservations',
  homes: 'Maisons',
  people: 'Personnes',
  pages: 'Pages',
  none: 'Rien trouvé',
  noneText: 'Essayez une partie d’un nom, un numéro de réservation ou les derniers chiffres d’une carte.',
  hint: 'Entrée ouvre le premier résultat. Les flèches passent de l’un à l’autre.',
  results: '{number, plural, one {# résultat} other {# résultats}}',
  owner: 'Propriétaire',
  guest: 'Voyageur',
  staff: 'Équipe',
  partner: 'Partenaire',
})
