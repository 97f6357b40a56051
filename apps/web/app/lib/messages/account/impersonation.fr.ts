import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const fr = translation<typeof impersonationWords>({
  text: '{staff}, vous utilisez le produit en tant que {name}. Vos actions sont inscrites au journal de ce compte. La session prend fin à {until}.',
  end: 'Arrêter l’usurpation',
})
