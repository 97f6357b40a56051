import { translation } from '../words.ts'
import type { otherCurrencyWords } from './other-currency.ts'

export const es = translation<typeof otherCurrencyWords>({
  label: 'Ver el precio también en',
  own: 'Solo {currency}',
  option: '{code}, {name}',
  about: 'Unos {amount} al cambio del Banco Central Europeo del {date}. Usted paga en {currency}.',
  missing: 'Ahora no se pueden mostrar los cambios.',
})
