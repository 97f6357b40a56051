import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const fr = translation<typeof ownerBidWords>({
  more: 'Message ou contre-proposition',
  text: 'Message à l’équipe',
  counterSum: 'Contre-proposition',
  counterHint: 'Uniquement si vous souhaitez proposer un autre montant.',
  unclear: 'Saisissez un montant.',
  missing: 'Saisissez le montant que vous paieriez.',
  approve: 'Approuver le devis',
  counter: 'Envoyer la contre-proposition',
  decline: 'Refuser le devis',
  label: 'Votre réponse à ce devis',
  sent: 'Réponse envoyée à l’équipe',
  waits: 'Votre réponse est enregistrée hors ligne, en attente de synchronisation.',
  failed: 'L’envoi a échoué. Réessayez.',
  approveFor: 'Approuver {amount}',
  approveTitle: 'Approuver cette réparation ?',
  approveText:
    'Nous commandons la réparation pour {amount}. Votre part est portée à votre compte une fois les travaux terminés.',
  back: 'Retour',
  close: 'Fermer',
})
