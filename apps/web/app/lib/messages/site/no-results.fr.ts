import { translation } from '../words.ts'
import type { noResultsWords } from './no-results.ts'

export const fr = translation<typeof noResultsWords>({
  noHomes: 'Aucune maison publiée pour l’instant',
  noHomesText: 'Nous préparons nos premières maisons. Revenez bientôt.',
  noHomesStaff: 'Les voyageurs voient cette page jusqu’à la publication d’une maison.',
  addHome: 'Ajouter une maison',
  emptyTitle:
    '{filters, plural, =0 {Aucune maison ne convient.} one {Aucune maison ne convient.} other {Aucune maison ne répond aux # filtres.}}',
  emptyTitleFor:
    '{filters, plural, =0 {Aucune maison ne convient ({dates}).} one {Aucune maison ne convient ({dates}).} other {Aucune maison ne répond aux # filtres ({dates}).}}',
  emptyText: 'Modifiez l’un de ces critères pour voir plus de maisons.',
  emptyNothing: 'Rien d’approchant n’est libre. Cherchez partout.',
  emptyPairs: 'Retirer un seul filtre ne suffit pas. Changez-en deux pour voir ces maisons.',
  emptyNearest: 'Aucune maison n’approche cette recherche. Voici les plus proches.',
  nearest: 'Maisons les plus proches',
  datesProblems: {
    past: 'Ces dates sont passées.',
    too_far: 'Ces dates sont trop lointaines pour réserver.',
  },
  everywhere: 'Chercher partout',
  without: 'Sans « {filter} »',
  moveDates: 'Autres dates : {dates}',
  see: 'Voir {number, plural, one {# maison} other {# maisons}}',
})
