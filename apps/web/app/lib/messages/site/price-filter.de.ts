import { translation } from '../words.ts'
import type { priceFilterWords } from './price-filter.ts'

export const de = translation<typeof priceFilterWords>({
  lowest: 'Von',
  highest: 'Bis',
  noAmount: 'Geben Sie einen Betrag ein.',
  belowLowest: 'Das liegt unter dem niedrigsten Preis.',
})
