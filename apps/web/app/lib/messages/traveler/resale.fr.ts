import { translation } from '../words.ts'
import type { resaleWords } from './resale.ts'

export const fr = translation<typeof resaleWords>({
  title: 'Vos nuits, relouées',
  count: '{letAgain} sur {nights, plural, one {# nuit} other {# nuits}} relouées',
  counted:
    'Les nuits comptent dès que d’autres ont payé tout leur séjour ; l’argent suit quand ils ne peuvent plus annuler pour récupérer le leur.',
  given: '{amount} vous sont revenus pour elles ou sont en route.',
})
