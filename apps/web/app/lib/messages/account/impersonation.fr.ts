import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const fr = translation<typeof impersonationWords>({
  text: '{staff}, vous voyez le produit en tant que {name}. Ce que vous faites est inscrit au journal de ce compte. Cela prend fin de soi-même à {until}.',
  end: 'Redevenir soi-même',
})
