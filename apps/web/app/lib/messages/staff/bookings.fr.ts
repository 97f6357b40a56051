import { translation } from '../words.ts'
import type { staffBookingsWords } from './bookings.ts'

export const fr = translation<typeof staffBookingsWords>({
  title: 'Réservations',
  forGuest: 'Réserver pour un voyageur',
  lead: 'Chaque séjour de chaque maison : qui vient, ce qui est payé et ce qui s’est passé.',
  search: 'Numéro, voyageur ou maison',
  find: 'Chercher',
  captions: {
    requested: 'Demandes en attente de réponse',
    upcoming: 'Séjours à venir et en cours, le plus proche d’abord',
    previous: 'Séjours terminés, le dernier d’abord',
    all: 'Toutes les réservations',
  },
  paid: 'Payé',
  of: 'sur {total}',
  nothing: 'Aucune réservation ne correspond',
  nothingText: 'Essayez une partie d’un nom, ou un numéro comme PL-20017.',
  reach: 'Joindre le voyageur',
  money: 'Ce qui est payé',
  refunded: '{amount} ont été rendus.',
  noPayment: 'Rien n’est encore payé.',
  payment: {
    pending: 'en chemin',
    needs_action: 'attend à la banque',
    succeeded: 'payé',
    failed: 'refusé',
    refunded: 'rendu',
    partly_refunded: 'rendu en partie',
    disputed: 'contesté',
  },
  due: 'Quand c’est dû',
  price: 'Le prix, ligne par ligne',
  acts: 'Ce qui peut être fait',
  change: 'Changer les dates ou les voyageurs',
  cancel: 'Annuler le séjour',
  asks: 'Le voyageur attend une réponse',
})
