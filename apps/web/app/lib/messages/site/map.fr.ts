import { translation } from '../words.ts'
import type { mapWords } from './map.ts'

export const fr = translation<typeof mapWords>({
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  scrollWithCtrl: 'Maintenez Ctrl et faites défiler pour zoomer sur la carte',
  scrollWithCommand: 'Maintenez ⌘ et faites défiler pour zoomer sur la carte',
  twoFingers: 'Déplacez la carte avec deux doigts',
  failed: 'La carte n’a pas pu être dessinée.',
  again: 'Réessayer',
  mapOf: 'Carte de {town} avec le secteur de la maison',
})
