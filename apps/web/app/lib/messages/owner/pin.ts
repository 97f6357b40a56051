import { area } from '../words.ts'

/** Setting a home's location where our own map is empty. */
export const pinWords = area({
  unmapped: 'We have no map of this area.',
  find: 'Find it on OpenStreetMap',
  coordinates: 'Coordinates or map link',
  coordinatesHint: 'Paste coordinates, or a link from OpenStreetMap, Google Maps, or Apple Maps.',
  invalid: 'Enter latitude and longitude, like 40.9634, -72.1848, or a map link',
})
