import { translation } from '../words.ts'
import type { pricePadWords } from './price-pad.ts'

export const fr = translation<typeof pricePadWords>({
  title: 'Bloc de tarifs de {home}',
  link: 'Bloc de tarifs',
  lead: 'Modifiez les prix d’un mois dans une seule liste. Un champ vide applique le prix de saison.',
  choose: 'Choisissez une maison',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  own: 'Prix personnalisé',
  ownOf: 'Prix personnalisé, {night}',
  asks: 'Prix actuel',
  state: 'Statut',
  over: 'Toutes les nuits de ce mois sont passées.',
  unchanged: 'Modifiez d’abord un prix.',
})
