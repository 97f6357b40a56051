import { translation } from '../words.ts'
import type { pinWords } from './pin.ts'

export const de = translation<typeof pinWords>({
  unmapped: 'Von dieser Gegend haben wir keine Karte.',
  find: 'Auf OpenStreetMap suchen',
  coordinates: 'Koordinaten oder Kartenlink',
  coordinatesHint: 'Fügen Sie Koordinaten oder einen Link von OpenStreetMap, Google Maps oder Apple Karten ein.',
  invalid: 'Geben Sie Breiten- und Längengrad ein, zum Beispiel 40.9634, -72.1848, oder einen Kartenlink',
})
