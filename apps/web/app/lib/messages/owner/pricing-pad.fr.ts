import { translation } from '../words.ts'
import type { pricingPadWords } from './pricing-pad.ts'

export const fr = translation<typeof pricingPadWords>({
  title: 'Bloc de tarifs de {home}',
  link: 'Bloc de tarifs',
  lead: 'Un mois de nuits, l’une sous l’autre. Écrivez ce qu’une nuit doit coûter ; un champ vide la laisse à sa saison.',
  choose: 'Pour quelle maison ?',
  earlier: 'Un mois plus tôt',
  later: 'Un mois plus tard',
  own: 'Son propre prix',
  ownOf: 'Prix propre, {night}',
  asks: 'Coûte à présent',
  state: 'Actuellement',
  over: 'Les nuits de ce mois sont passées.',
  unchanged: 'Rien n’a encore été modifié.',
})
