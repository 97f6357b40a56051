import { translation } from '../words.ts'
import type { pinWords } from './pin.ts'

export const es = translation<typeof pinWords>({
  unmapped: 'No tenemos ningún mapa de esta zona.',
  find: 'Buscarla en OpenStreetMap',
  coordinates: 'Coordenadas o enlace del mapa',
  coordinatesHint: 'Pegue las coordenadas o un enlace de OpenStreetMap, Google Maps o Apple Maps.',
  invalid: 'Introduzca latitud y longitud, como 40.9634, -72.1848, o un enlace del mapa',
})
