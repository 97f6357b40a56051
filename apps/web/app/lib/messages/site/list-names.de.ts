import { translation } from '../words.ts'
import type { listNames } from './list-names.ts'

export const de = translation<typeof listNames>({
  favorites: 'Ihre Merkliste',
  seen: 'Zuletzt angesehen',
  compare: 'Häuser im Vergleich',
})
