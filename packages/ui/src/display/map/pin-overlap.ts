/** The size of a pin in pixels, with some margin. */
const room = { width: 66, height: 40 }

/** The pins that would overlap an earlier one, and so become dots. Pins come in order of importance. */
export const crowdedOf = <Id>(pins: readonly { id: Id; x: number; y: number }[]): ReadonlySet<Id> => {
  const placed: { x: number; y: number }[] = []
  const crowded = new Set<Id>()
  for (const { id, x, y } of pins) {
    if (placed.some((other) => Math.abs(other.x - x) < room.width && Math.abs(other.y - y) < room.height))
      crowded.add(id)
    else placed.push({ x, y })
  }
  return crowded
}

type Spot = { x: number; y: number }

/** The size of a cluster with its label below, in pixels, with some margin. */
const labeled = { width: 84, height: 60 }

/** True if a cluster's label would touch no other cluster and no pin. */
export const hasRoom = (cluster: Spot, others: readonly Spot[]): boolean =>
  !others.some(
    (other) => Math.abs(other.x - cluster.x) < labeled.width && Math.abs(other.y - cluster.y) < labeled.height,
  )
