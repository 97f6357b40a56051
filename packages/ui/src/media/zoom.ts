/** A picture's zoom, and the distance of its center from the center of its box, in pixels. */
export type View = { scale: number; x: number; y: number }
export type Box = { width: number; height: number }
export type Point = { x: number; y: number }

export const mostScale = 4
/** The zoom factor of a double tap. */
export const tapScale = 2.5
export const wholeView: View = { scale: 1, x: 0, y: 0 }

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

/** Never smaller than the full picture, never larger than useful, and never moved entirely out of its box. */
export const limited = ({ scale, x, y }: View, { width, height }: Box): View => {
  const fit = between(1, scale, mostScale)
  const roomX = ((fit - 1) * width) / 2
  const roomY = ((fit - 1) * height) / 2
  return { scale: fit, x: between(-roomX, x, roomX), y: between(-roomY, y, roomY) }
}

/** Zoomed to `scale` around a point (measured from the center of the box), which stays under the finger. */
export const zoomedAt = (view: View, box: Box, { x, y }: Point, scale: number): View => {
  const fit = between(1, scale, mostScale)
  const by = fit / view.scale
  return limited({ scale: fit, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, box)
}

export const moved = (view: View, box: Box, { x, y }: Point): View =>
  limited({ ...view, x: view.x + x, y: view.y + y }, box)

export const tapped = (view: View, box: Box, at: Point): View =>
  view.scale > 1 ? wholeView : zoomedAt(view, box, at, tapScale)

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The view after two fingers moved from one pair of positions to another. */
export const pinched = (view: View, box: Box, from: readonly [Point, Point], to: readonly [Point, Point]): View => {
  const before = middle(from)
  const after = middle(to)
  const scale = (view.scale * apart(to)) / Math.max(1, apart(from))
  return moved(zoomedAt(view, box, before, scale), box, { x: after.x - before.x, y: after.y - before.y })
}
