import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const fr = translation<typeof laterCardWords>({
  takenFrom: 'Les prochains paiements sont prélevés sur {method}.',
  none: 'Aucune carte n’est enregistrée pour les prochains paiements.',
  change: 'Changer de carte',
  leave: 'Ajouter une carte',
  title: 'Carte des prochains paiements',
  lead: '{home} : votre prochain paiement est de {amount} le {date}. Ce paiement et les suivants seront débités de cette carte. Rien n’est débité aujourd’hui.',
  keep: 'Enregistrer cette carte',
  keepNote: 'Enregistrée, non débitée. {amount} y sont prélevés le {date}.',
  notSaved: 'Nous n’avons pas pu enregistrer cette carte',
  notSavedText: 'Votre banque l’a refusée. Rien n’a été débité ni modifié. Essayez une autre carte.',
  done: 'Les prochains paiements sont prélevés sur {method}',
})
