import { createHmac } from 'node:crypto'

export type Place = { lat: number; lng: number }

const metersPerDegree = 111_320
const nearest = 120
const farthest = 300

/**
 * The public location: 120 to 300 m from the true one, in a direction derived from a secret key. Unlike a random
 * offset, a fixed one can't be averaged out by repeated requests; without the key it can't be reversed.
 */
export const coarsePlace = ({ lat, lng }: Place, key: string): Place => {
  const bits = createHmac('sha256', key).update('place').digest()
  const angle = (bits.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const meters = nearest + (bits.readUInt32BE(4) / 2 ** 32) * (farthest - nearest)
  const north = (meters * Math.cos(angle)) / metersPerDegree
  const east = (meters * Math.sin(angle)) / (metersPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)))
  return { lat: rounded(lat + north), lng: rounded(lng + east) }
}

/** The center must not have more digits than the offset hides. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
