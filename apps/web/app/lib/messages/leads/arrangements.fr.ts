import { translation } from '../words.ts'
import type { arrangementWords } from './arrangements.ts'

export const fr = translation<typeof arrangementWords>({
  included: 'Inclus',
  on_request: 'Sur demande',
  we_arrange: 'Nous l’organisons',
  we_arrange_to_limit: 'Nous l’organisons ; votre accord au-delà de votre plafond',
  owner_arranges: 'Vous l’organisez',
  not_included: 'Non inclus',
})
