import { translation } from '../words.ts'
import type { homePolicyWords } from './home-policy.ts'

export const es = translation<typeof homePolicyWords>({
  cancel: 'Si cancela',
  cancelText: 'Condiciones {name} para estas fechas. El primer pago es de {now}.',
})
