import { translation } from '../words.ts'
import type { arrangementWords } from './arrangements.ts'

export const de = translation<typeof arrangementWords>({
  included: 'Enthalten',
  on_request: 'Auf Wunsch',
  we_arrange: 'Organisieren wir',
  we_arrange_to_limit: 'Organisieren wir; über Ihrer Grenze mit Ihrer Freigabe',
  owner_arranges: 'Organisieren Sie',
  not_included: 'Nicht enthalten',
})
