import { translation } from '../words.ts'
import type { pinWords } from './pin.ts'

export const fr = translation<typeof pinWords>({
  unmapped: 'Nous n’avons pas de carte de cette zone.',
  find: 'La chercher sur OpenStreetMap',
  coordinates: 'Coordonnées ou lien de carte',
  coordinatesHint: 'Collez les coordonnées ou un lien d’OpenStreetMap, de Google Maps ou d’Apple Plans.',
  invalid: 'Saisissez la latitude et la longitude, par exemple 40.9634, -72.1848, ou un lien de carte',
})
