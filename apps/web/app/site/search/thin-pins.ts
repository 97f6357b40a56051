import type { SearchResults } from '@porchlight/contract'
import type { LibreMap } from '#app/features/map/map-base.ts'

/** Pixels a pin with a price takes, with a little air. */
const room = { width: 66, height: 40 }

/** Pins that would lie over another become dots, until they are lit or the map comes closer. */
export const thinPins = (
  map: LibreMap,
  pins: SearchResults['pins'],
  elements: ReadonlyMap<number, HTMLElement>,
): void => {
  const placed: { x: number; y: number }[] = []
  for (const { id, lng, lat } of pins) {
    const { x, y } = map.project([lng, lat])
    const isCrowded = placed.some((other) => Math.abs(other.x - x) < room.width && Math.abs(other.y - y) < room.height)
    elements.get(id)?.toggleAttribute('data-dot', isCrowded)
    if (!isCrowded) placed.push({ x, y })
  }
}
