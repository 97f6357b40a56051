import { translation } from '../words.ts'
import type { cancelStayWords } from './cancel-stay.ts'

export const fr = translation<typeof cancelStayWords>({
  close: 'Fermer',
  head: 'Annuler ce séjour ?',
  ask: '{home}, {dates}. Les nuits redeviennent aussitôt disponibles. Cette action est irréversible.',
  loading: 'Calcul du remboursement',
  columns: { line: 'Objet', paid: 'Payé', retained: 'Conservé', refund: 'Remboursé' },
  sum: 'Total',
  backTo: '{amount} remboursés sur {method}',
  backToFriend: '{amount} remboursés à la personne qui a payé une part ({method})',
  theirCard: 'sur sa propre carte',
  balance: 'Selon les conditions d’annulation, {amount} restent à payer.',
  reason: 'Raison (facultatif)',
  reasonHint: 'Conservée avec la réservation. Le voyageur, le propriétaire et l’équipe peuvent la lire.',
  make: 'Annuler et rembourser {amount}',
  makeNothing: 'Annuler sans remboursement',
  keep: 'Garder le séjour',
  termsChanged: 'Les montants ont changé depuis l’ouverture de cette page. Voici les montants actuels.',
  made: 'Annulé. {amount} sont remboursés sur le moyen de paiement d’origine.',
  madeNothing: 'Le séjour est annulé.',
  whose: 'Qui annule ?',
  whoseIs: {
    guest: 'Le voyageur',
    operator: 'La société ou le propriétaire',
    no_show: 'Personne : absence du voyageur',
  },
  whoseHint: {
    guest: 'Les conditions d’annulation de la réservation s’appliquent.',
    operator: 'Le voyageur est remboursé en totalité.',
    no_show: 'Les conditions d’annulation de la réservation s’appliquent à ce jour. Appelez d’abord le voyageur.',
  },
  missing: {
    make: 'Marquer l’absence et rembourser {amount}',
    makeNothing: 'Marquer l’absence sans remboursement',
    made: 'Absence enregistrée. {amount} sont remboursés sur le moyen de paiement d’origine.',
    madeNothing: 'Absence enregistrée.',
  },
})
