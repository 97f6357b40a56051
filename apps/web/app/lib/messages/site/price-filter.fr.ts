import { translation } from '../words.ts'
import type { priceFilterWords } from './price-filter.ts'

export const fr = translation<typeof priceFilterWords>({
  lowest: 'De',
  highest: 'À',
  noAmount: 'Saisissez un montant.',
  belowLowest: 'C’est moins que le prix le plus bas.',
})
