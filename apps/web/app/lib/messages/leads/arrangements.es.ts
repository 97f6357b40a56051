import { translation } from '../words.ts'
import type { arrangementWords } from './arrangements.ts'

export const es = translation<typeof arrangementWords>({
  included: 'Incluido',
  on_request: 'A petición',
  we_arrange: 'Lo organizamos',
  we_arrange_to_limit: 'Lo organizamos; usted aprueba por encima de su límite',
  owner_arranges: 'Lo organiza usted',
  not_included: 'No incluido',
})
