import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const de = translation<typeof impersonationWords>({
  text: '{staff}, Sie sehen das Produkt als {name}. Ihre Aktionen stehen im Protokoll dieses Kontos. Die Sitzung endet um {until}.',
  end: 'Identitätswechsel beenden',
})
