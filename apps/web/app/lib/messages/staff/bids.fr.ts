import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const fr = translation<typeof staffBidWords>({
  title: 'Présenter un devis',
  vendor: 'Qui s’en chargerait',
  kind: 'Nature du coût',
  markup: 'Notre part, pour cent',
  less: 'Moins',
  more: 'Davantage',
  unclear: 'Veuillez saisir un montant.',
  remove: 'Retirer cette ligne',
  another: 'Autre ligne',
  note: 'Pour le propriétaire',
  sum: 'En tout {amount}.',
  willAsk: 'Le propriétaire est d’abord consulté.',
  willOrder: 'La commande peut être immédiate.',
  layOut: 'Le présenter',
  laidOut: 'Le devis est présenté',
  order: 'Commander',
  ordered: 'Commandé, le propriétaire est prévenu',
  limitChange: 'Modifier le seuil de cette maison',
  limitAmount: 'Commandé sans consulter jusqu’à',
  limitHint: 'Comme convenu par écrit avec le propriétaire.',
  limitFrom: 'À partir du',
  limitSave: 'Enregistrer le seuil',
  limitSaved: 'Le seuil est enregistré',
})
