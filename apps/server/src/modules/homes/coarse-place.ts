import { createHmac } from 'node:crypto'

export type Place = { lat: number; lng: number }

const metersPerDegree = 111_320
const nearest = 120
const farthest = 300

/**
 * The place shown to the public: 120 to 300 m from the true one, in a direction that follows from a secret key.
 * A fixed offset survives repeated looks, which averaging a random one would not; without the key it cannot be undone.
 */
export const coarsePlace = ({ lat, lng }: Place, key: string): Place => {
  const bits = createHmac('sha256', key).update('place').digest()
  const angle = (bits.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const meters = nearest + (bits.readUInt32BE(4) / 2 ** 32) * (farthest - nearest)
  const north = (meters * Math.cos(angle)) / metersPerDegree
  const east = (meters * Math.sin(angle)) / (metersPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)))
  return { lat: rounded(lat + north), lng: rounded(lng + east) }
}

/** The middle of an offset must not give more digits away than the offset hides. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
