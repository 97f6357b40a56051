import type { DemoRoom } from '../rooms.ts'

/** In pixels of the drawing. */
export const planWidth = 1600
export const home = { width: 1360, depth: 460 }
export const margin = (planWidth - home.width) / 2
export const stairs = 190
const corridor = 76

export type Box = { x: number; y: number; width: number; height: number }
export type Placed = Box & { room: DemoRoom; door: 'above' | 'below' }

/** How much of a floor a room takes up relative to the others. */
const weight = ({ kind, beds }: DemoRoom): number =>
  kind === 'living' ? 6 : kind === 'bathroom' ? 1.5 : 2.6 + 0.4 * beds.reduce((sum, { count }) => sum + count, 0)

const inRow = (rooms: readonly DemoRoom[], box: Box, door: Placed['door']): Placed[] => {
  const whole = rooms.reduce((sum, room) => sum + weight(room), 0)
  let { x } = box
  return rooms.map((room) => {
    const width = (box.width * weight(room)) / whole
    const placed = { ...box, x, width, room, door }
    x += width
    return placed
  })
}

const sum = (row: readonly DemoRoom[]): number => row.reduce((all, room) => all + weight(room), 0)

/**
 * Places rooms evenly on both sides of a corridor; one or two rooms go on one side of it. `top` is where the floor
 * begins.
 */
export const layOut = (rooms: readonly DemoRoom[], top: number): Placed[] => {
  const box = { x: margin + stairs, y: top, width: home.width - stairs }
  if (rooms.length <= 2) return inRow(rooms, { ...box, height: home.depth - corridor }, 'below')
  const [north, south]: [DemoRoom[], DemoRoom[]] = [[], []]
  for (const room of rooms.toSorted((a, b) => weight(b) - weight(a)))
    (sum(north) <= sum(south) ? north : south).push(room)
  const height = (home.depth - corridor) / 2
  return [
    ...inRow(north, { ...box, height }, 'below'),
    ...inRow(south, { ...box, y: top + height + corridor, height }, 'above'),
  ]
}
