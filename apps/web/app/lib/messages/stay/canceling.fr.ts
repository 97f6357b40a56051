import { translation } from '../words.ts'
import type { cancelWords } from './canceling.ts'

export const fr = translation<typeof cancelWords>({
  close: 'Fermer',
  head: 'Annuler ce séjour ?',
  ask: '{home}, {dates}. Les nuits sont aussitôt libres pour d’autres ; cela ne peut pas être défait.',
  loading: 'Calcul de ce qui est remboursé',
  columns: { line: 'Objet', paid: 'Payé', kept: 'Gardé', back: 'Remboursé' },
  sum: 'Au total',
  backTo: '{amount} sont remboursés sur {method}',
  backToFriend: '{amount} sont remboursés à la personne qui a payé une part ({method})',
  theirCard: 'sur sa propre carte',
  balance: 'Selon les conditions, {amount} restent à payer.',
  reason: 'Pourquoi, s’il y a quelque chose à dire',
  reasonHint: 'Reste avec la réservation, pour le voyageur, le propriétaire et l’équipe.',
  make: 'Annuler : {amount} sont remboursés',
  makeNothing: 'Annuler : rien n’est remboursé',
  keep: 'Garder le séjour',
  termsChanged: 'Les montants ont changé depuis que vous les avez vus. Voici les nouveaux.',
  made: 'Annulé. {amount} repartent comme ils sont venus.',
  madeNothing: 'Le séjour est annulé.',
  whose: 'Qui le souhaite ?',
  whoseIs: {
    guest: 'Le voyageur',
    operator: 'Nous, ou le propriétaire',
    no_show: 'Personne : le voyageur n’est pas venu',
  },
  whoseHint: {
    guest: 'Les conditions de la réservation s’appliquent.',
    operator: 'Tout revient au voyageur.',
    no_show:
      'Les conditions de la réservation s’appliquent telles qu’elles sont maintenant. Appelez d’abord le voyageur.',
  },
  missing: {
    make: 'Personne n’est venu : {amount} repartent',
    makeNothing: 'Personne n’est venu : rien n’est remboursé',
    made: 'Noté. {amount} repartent comme ils sont venus.',
    madeNothing: 'Noté que personne n’est venu.',
  },
})
