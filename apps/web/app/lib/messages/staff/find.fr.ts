import { translation } from '../words.ts'
import type { staffFindWords } from './find.ts'

export const fr = translation<typeof staffFindWords>({
  title: 'Rechercher',
  lead: 'Réservations, maisons et personnes par nom, numéro, téléphone, e-mail ou les quatre derniers chiffres d’une carte.',
  field: 'Que cherchez-vous ?',
  find: 'Rechercher',
  actions: 'Actions',
  acts: {
    block: 'Bloquer {home}, {from} au {to}',
    book: 'Nouvelle réservation : {home}, {from} au {to}',
    change: 'Modifier {number}, {guest}',
    charge: 'Facturer le voyageur de {number}, {guest}',
    refund: 'Rembourser {number}, {guest}',
    cancel: 'Annuler {number}, {guest}',
  },
  commands: 'Vous pouvez aussi saisir une action : bloquer Anchor Row 12-15 mai, ou modifier PL-20574.',
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
