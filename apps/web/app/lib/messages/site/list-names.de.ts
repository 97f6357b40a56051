import { translation } from '../words.ts'
import type { listNames } from './list-names.ts'

export const de = translation<typeof listNames>({
  favourites: 'Ihre Merkliste',
  seen: 'Zuletzt angesehen',
  compare: 'Häuser im Vergleich',
})
