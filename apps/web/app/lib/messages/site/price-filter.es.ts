import { translation } from '../words.ts'
import type { priceFilterWords } from './price-filter.ts'

export const es = translation<typeof priceFilterWords>({
  lowest: 'Desde',
  highest: 'Hasta',
  noAmount: 'Introduzca un importe.',
  belowLowest: 'Está por debajo del precio mínimo.',
})
