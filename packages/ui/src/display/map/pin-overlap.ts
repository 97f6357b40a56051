type Spot = { x: number; y: number }
/** The bottom center of a pin on the map, and its text. */
type Pin<Id> = Spot & { id: Id; text: string }

/** Pixels: padding, border, and margin beside a pin's text; its height with the point; its widest character. */
const pin = { around: 28, height: 46, character: 8 } as const
/** The size of a cluster, which is placed by its center. */
const cluster = { width: 48, height: 48 } as const

/** The width of a pin in pixels, with some margin. */
export const pinWidth = (text: string): number => pin.around + text.length * pin.character

const overlap = (one: Pin<unknown>, other: Pin<unknown>): boolean =>
  Math.abs(other.x - one.x) < (pinWidth(one.text) + pinWidth(other.text)) / 2 && Math.abs(other.y - one.y) < pin.height

const covers = (one: Pin<unknown>, other: Spot): boolean =>
  Math.abs(other.x - one.x) < (pinWidth(one.text) + cluster.width) / 2 &&
  Math.abs(other.y - (one.y - pin.height / 2)) < (pin.height + cluster.height) / 2

/**
 * The pins that would overlap an earlier one or a cluster, and so become dots. Pins come in order of importance, and
 * are as wide as their text.
 */
export const crowdedOf = <Id>(pins: readonly Pin<Id>[], clusters: readonly Spot[] = []): ReadonlySet<Id> => {
  const placed: Pin<Id>[] = []
  const crowded = new Set<Id>()
  for (const one of pins) {
    if (placed.some((other) => overlap(one, other)) || clusters.some((other) => covers(one, other))) crowded.add(one.id)
    else placed.push(one)
  }
  return crowded
}

/** The size of a cluster with its label below, in pixels, with some margin. */
const labeled = { width: 84, height: 60 }

/** True if a cluster's label would touch no other cluster and no pin. */
export const hasRoom = (cluster: Spot, others: readonly Spot[]): boolean =>
  !others.some(
    (other) => Math.abs(other.x - cluster.x) < labeled.width && Math.abs(other.y - cluster.y) < labeled.height,
  )
