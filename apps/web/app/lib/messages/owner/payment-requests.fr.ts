import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-requests.ts'

export const fr = translation<typeof paymentRequestWords>({
  title: 'Demander un paiement',
  text: 'Facturez des extras : départ tardif, lit de bébé, bois de chauffage. Le voyageur accepte d’abord, puis le montant s’ajoute au prix de la réservation.',
  amount: 'Montant, taxes comprises',
  reason: 'Description',
  ask: 'Envoyer la demande',
  sent: 'Demande de paiement envoyée',
  missing: 'Remplissez ce champ.',
  withdraw: 'Retirer',
  unclear: 'Saisissez un montant.',
  states: { open: 'En attente du voyageur', accepted: 'Accepté', withdrawn: 'Retirée', canceled: 'Annulé' },
  sentForApproval: 'Envoyé pour approbation. Le voyageur reçoit la demande après l’accord d’une deuxième personne.',
})
