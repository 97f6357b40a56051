import { translation } from '../words.ts'
import type { homePolicyWords } from './home-policy.ts'

export const de = translation<typeof homePolicyWords>({
  cancel: 'Bei Stornierung',
  cancelText: 'Bedingungen „{name}“ für diese Tage. Die erste Zahlung beträgt {now}.',
})
