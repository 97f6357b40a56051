import { translation } from '../words.ts'
import type { homePolicyWords } from './home-policy.ts'

export const fr = translation<typeof homePolicyWords>({
  cancel: 'Si vous annulez',
  cancelText: 'Conditions {name} pour ces dates. Le premier paiement est de {now}.',
})
