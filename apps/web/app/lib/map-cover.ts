type Place = { lat: number; lng: number }
type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Everything the bundled map shows in detail; beyond it there is only the continents' coastline. */
const bundled: Bounds = [-71.76, 40.1, -70.9, 40.33]

/** Whether a map of these places shows more than an empty area. A map service's style covers the world. */
export const isMapped = (style: string, places: readonly Place[]): boolean => {
  if (!style.startsWith('/map/')) return true
  const [west, south, east, north] = bundled
  return places.some(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north)
}
