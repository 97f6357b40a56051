import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const fr = translation<typeof rebookedNightsWords>({
  title: 'Si vos nuits sont relouées',
  count: '{rebooked} sur {nights, plural, one {# nuit} other {# nuits}} relouées',
  counted:
    'Une nuit compte dès qu’un autre voyageur a payé tout son séjour. Nous vous remboursons quand ce séjour n’est plus remboursable.',
  given: '{amount} remboursés ou en cours de remboursement.',
})
