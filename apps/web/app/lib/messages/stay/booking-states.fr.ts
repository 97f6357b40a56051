import { translation } from '../words.ts'
import type { bookingStateWords } from './booking-states.ts'

export const fr = translation<typeof bookingStateWords>({
  states: {
    inquiry: 'Demande d’information',
    offered: 'Offre envoyée',
    requested: 'Demandée',
    awaiting_agreement: 'En attente de signature',
    awaiting_payment: 'En attente de paiement',
    confirmed: 'Confirmée',
    checked_in: 'En cours',
    completed: 'Terminée',
    declined: 'Refusée',
    expired: 'Expirée',
    withdrawn: 'Retirée',
    canceled: 'Annulée',
    no_show: 'Absence',
  },
  bankPays: 'Paiement bancaire en attente',
})
