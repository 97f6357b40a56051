import { translation } from '../words.ts'
import type { defaultDepositsWords } from './default-deposits.ts'

export const fr = translation<typeof defaultDepositsWords>({
  title: 'Cautions',
  lead: 'L’empreinte de carte des maisons sans caution propre. Les réservations existantes gardent la leur.',
  own: '{number, plural, =0 {Chaque maison suit une valeur.} one {# maison fixe sa propre caution.} other {# maisons fixent leur propre caution.}}',
  list: 'Cautions par défaut',
  none: 'Pas de caution par défaut',
  noneText: 'Les maisons qui suivent la valeur ne demandent pas de caution.',
  who: 'S’applique à',
  company: 'Toutes les maisons',
  amount: 'Caution par séjour',
  homes: 'Maisons qui la suivent',
  set: 'Fixer une valeur',
  hint: '0 ne demande pas de caution. Laissez vide pour retirer cette valeur.',
  currency: 'Devise',
  review: 'Vérifier le changement',
  history: 'Historique',
  toAmount: '{who} : {amount}',
  removed: '{who} : valeur retirée',
  unclear: 'Saisissez un montant',
})
