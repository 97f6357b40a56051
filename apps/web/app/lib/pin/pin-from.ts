export type Place = { lat: number; lng: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/**
 * How map services write a place: the pin in a link before the center of its map, and degrees as they are copied,
 * "40.9634, -72.1848".
 */
const forms = [
  new RegExp(String.raw`!3d${degrees}!4d${degrees}(?![\d.])`),
  new RegExp(String.raw`[?&]mlat=${degrees}&mlon=${degrees}(?![\d.])`),
  new RegExp(String.raw`[?&](?:q|ll|query|coordinate|center)=(?:loc:)?${degrees},\+?\s?${degrees}(?![\d.])`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${degrees}/${degrees}(?![\d.])`),
  new RegExp(`/@${degrees},${degrees},`),
  new RegExp(String.raw`^geo:${degrees},${degrees}(?![\d.])`),
  new RegExp(String.raw`^\(?\s*${degrees}\s*[,;\s]\s*${degrees}\s*\)?$`),
]

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A place from coordinates, or from a link to a map service. */
export const pinFrom = (text: string): Place | undefined => {
  const typed = decoded(text.trim())
  for (const form of forms) {
    const parts = form.exec(typed)
    if (!parts) continue
    const [lat, lng] = [Number(parts[1]), Number(parts[2])]
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
  }
  return undefined
}

/** Six digits are precise to about a hand's width. */
export const writtenPin = ({ lat, lng }: Place): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`
