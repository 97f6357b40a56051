import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const fr = translation<typeof ownerBidWords>({
  text: 'Un mot à l’équipe',
  counterSum: 'Ce que vous paieriez',
  counterHint: 'Seulement pour proposer une autre somme.',
  unclear: 'Veuillez saisir un montant.',
  missing: 'Veuillez dire ce que vous paieriez.',
  approve: 'Approuver',
  counter: 'Proposer cette somme',
  decline: 'Refuser',
  label: 'Votre réponse sur une réparation',
  sent: 'L’équipe a votre réponse',
  waits: 'Une réponse attend sur cet appareil.',
  failed: 'Cela n’a pas marché',
})
