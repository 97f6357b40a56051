import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const fr = translation<typeof laterCardWords>({
  takenFrom: 'Les prochains paiements sont prélevés sur {method}.',
  none: 'Aucune carte n’est enregistrée pour les prochains paiements.',
  change: 'Changer de carte',
  leave: 'Laisser une carte',
  title: 'La carte des prochains paiements',
  lead: '{home} : le prochain paiement est de {amount} le {date}. Désormais, ce paiement et les suivants sont prélevés sur la carte que vous indiquez ici. Rien n’est débité aujourd’hui.',
  keep: 'Garder cette carte',
  keepNote: 'Gardée, non débitée. {amount} y sont prélevés le {date}.',
  notKept: 'Cette carte ne peut pas être gardée',
  notKeptText:
    'Votre banque a refusé. Rien n’a été débité et tout reste comme avant. Veuillez essayer une autre carte.',
  done: 'Les prochains paiements sont prélevés sur {method}',
})
