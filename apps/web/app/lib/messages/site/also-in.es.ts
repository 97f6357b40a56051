import { translation } from '../words.ts'
import type { alsoInWords } from './also-in.ts'

export const es = translation<typeof alsoInWords>({
  label: 'Ver el precio también en',
  own: 'Solo {currency}',
  option: '{code}, {name}',
  about: 'Unos {amount} al cambio del Banco Central Europeo del {date}. Usted paga en {currency}.',
  missing: 'Ahora no se pueden mostrar los cambios.',
})
