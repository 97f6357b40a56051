import { translation } from '../words.ts'
import type { addressSearchWords } from './address-search.ts'

export const es = translation<typeof addressSearchWords>({
  looking: 'Buscando direcciones',
  none: 'No conocemos esta dirección. Escríbala completa, por favor.',
  failed: 'No se pudo localizar la dirección: {status}',
  missing: 'La búsqueda de direcciones de Google no está disponible',
})
