const side = 65_536

export type Extent = { west: number; south: number; east: number; north: number }

/** Distance along a Hilbert curve of 65,536 × 65,536 cells; x and y are cell numbers. 32 bits, unsigned. */
export const hilbertDistance = (x: number, y: number): number => {
  let distance = 0
  for (let step = side >> 1; step > 0; step >>= 1) {
    const right = (x & step) > 0 ? 1 : 0
    const upper = (y & step) > 0 ? 1 : 0
    distance = distance * 4 + ((3 * right) ^ upper)
    if (upper === 0) {
      if (right === 1) {
        x = side - 1 - x
        y = side - 1 - y
      }
      const turned = x
      x = y
      y = turned
    }
  }
  return distance
}

const cell = (value: number, low: number, span: number): number =>
  span > 0 ? Math.min(side - 1, Math.max(0, Math.floor(((value - low) / span) * side))) : 0

/**
 * The indexes of the places in Hilbert order over their common extent: neighbors on the map become neighbors in memory.
 */
export const hilbertOrder = (places: readonly { lat: number; lng: number }[]): Uint32Array => {
  const extent = extentOf(places)
  const span = Math.max(extent.east - extent.west, extent.north - extent.south)
  const keys = Float64Array.from(places, (place) =>
    hilbertDistance(cell(place.lng, extent.west, span), cell(place.lat, extent.south, span)),
  )
  return Uint32Array.from(places.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b)
}

const extentOf = (places: readonly { lat: number; lng: number }[]): Extent => {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const { lat, lng } of places) {
    extent.west = Math.min(extent.west, lng)
    extent.east = Math.max(extent.east, lng)
    extent.south = Math.min(extent.south, lat)
    extent.north = Math.max(extent.north, lat)
  }
  return extent
}
