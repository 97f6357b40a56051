import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const de = translation<typeof impersonationWords>({
  text: '{staff}, Sie sehen das Produkt als {name}. Was Sie tun, steht im Protokoll dieses Kontos. Um {until} endet es von selbst.',
  end: 'Wieder ich selbst sein',
})
