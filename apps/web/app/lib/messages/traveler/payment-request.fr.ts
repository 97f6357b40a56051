import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const fr = translation<typeof paymentRequestWords>({
  title: 'On vous demande {amount}',
  reason: 'Pour quoi',
  amount: 'Montant',
  asked: 'Demandé le',
  agreeCard: 'Accepter et payer avec {card}',
  agreeOther: 'Accepter et payer avec une autre carte',
  cardText:
    '{card} est débitée dans le quart d’heure. Le montant devient une ligne du prix de votre séjour, à ses conditions.',
  otherText:
    'Le montant devient une ligne du prix de votre séjour, à ses conditions ; vous le payez à la page suivante.',
  accepted: 'Vous avez accepté. Ce qui reste à payer figure sur la page de votre séjour.',
  withdrawn: 'La demande a été retirée. Rien n’est à payer.',
  taken_back: 'Cela a été annulé et ne fait plus partie du prix de votre séjour.',
  late: 'Il n’est plus possible d’accepter. Écrivez à l’équipe.',
  toStay: 'Vers votre séjour',
  done: 'Accepté. {card} est débitée dans le quart d’heure.',
  todo: 'On vous demande {amount}',
  act: 'Voir pourquoi',
})
