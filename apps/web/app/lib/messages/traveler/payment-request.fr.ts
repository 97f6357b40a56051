import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const fr = translation<typeof paymentRequestWords>({
  title: 'Demande de paiement de {amount}',
  reason: 'Raison',
  amount: 'Montant',
  requestedOn: 'Demandé',
  agreeCard: 'Approuver et payer avec {card}',
  agreeOther: 'Approuver et payer avec une autre carte',
  cardText:
    '{card} est débitée dans les 15 minutes. Le montant est ajouté au prix de votre séjour, selon ses conditions.',
  otherText: 'Le montant est ajouté au prix de votre séjour, selon ses conditions. Vous le payez à la page suivante.',
  accepted: 'Vous avez approuvé. La page de votre séjour indique ce qui reste à payer.',
  withdrawn: 'Cette demande a été retirée. Il n’y a rien à payer.',
  canceled: 'Ces frais ont été annulés et retirés du prix de votre séjour.',
  late: 'Vous ne pouvez plus approuver cette demande. Écrivez à l’équipe.',
  toStay: 'Voir votre séjour',
  done: 'Approuvé. {card} est débitée dans les 15 minutes.',
  todo: 'Demande de paiement de {amount}',
  act: 'Voir la demande',
})
