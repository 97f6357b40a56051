import { translation } from '../words.ts'
import type { boutiqueWords } from './boutiques.ts'

export const es = translation<typeof boutiqueWords>({
  title: 'Colecciones boutique',
  lead: 'Pequeños hoteles y posadas que conocemos por su nombre, cada uno con carácter propio.',
  homesCount: '{number, plural, one {# casa} many {# de casas} other {# casas}}',
  ownSite: 'con sitio propio',
  none: 'Todavía no hay ninguna colección.',
  noneText: 'Mientras tanto, todas las casas están en la búsqueda.',
  taste: 'O elija entre imágenes y sepa qué casa le conviene',
  homes: 'Dónde se duerme',
  free: '{number, plural, =0 {Ninguna está libre: {dates}.} one {# está libre: {dates}.} many {# están libres: {dates}.} other {# están libres: {dates}.}}',
})
