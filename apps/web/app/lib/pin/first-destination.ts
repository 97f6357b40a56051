import { searchData } from '@porchlight/contract'
import { api } from '../api.ts'

/** Where a map starts, and at what zoom. */
export type MapStart = { lat: number; lng: number; zoom: number }

/** The zoom for a destination with its surroundings. */
const around = 9
/** The whole world, for a company without a home on the market. */
const anywhere: MapStart = { lat: 30, lng: -40, zoom: 1.5 }

/** The destination with most of the company's homes, where a map starts by default. */
export const firstDestination = async (): Promise<MapStart> => {
  const answer = await api(searchData)
  const places = answer.ok ? answer.results.places.toSorted((a, b) => b.homes - a.homes) : []
  const [first] = places
  return first ? { lat: first.lat, lng: first.lng, zoom: around } : anywhere
}
