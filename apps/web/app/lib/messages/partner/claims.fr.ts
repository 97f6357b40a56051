import { translation } from '../words.ts'
import type { claimWords } from './claims.ts'

export const fr = translation<typeof claimWords>({
  title: 'Il manque une réservation ?',
  note: 'Signalez-nous une réservation qui devrait être la vôtre',
  number: 'Numéro de confirmation',
  lastName: 'Nom du voyageur',
  reason: 'Pourquoi elle doit vous être attribuée',
  reasonHint: 'Au moins 10 caractères : comment et quand vous avez envoyé ce voyageur',
  short: 'Donnez la raison en 10 caractères au moins.',
  send: 'Réclamer la réservation',
  sent: 'Réclamation reçue. Nous répondrons au plus tard le {day}.',
  list: 'Vos réclamations',
  state: 'Statut',
  claimed: 'réclamée le {day}',
  answerBy: 'réponse au plus tard le {day}',
  states: {
    open: 'En cours d’examen',
    credited: 'Attribuée à vous',
    declined: 'Non attribuée',
  },
})
