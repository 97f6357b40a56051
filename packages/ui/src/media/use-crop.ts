import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, movedCrop, type PictureSize, zoomedCrop } from './crop-places.ts'

type Point = { x: number; y: number }
type Options = { value: Crop; size: PictureSize | undefined; onChange: (crop: Crop) => void }

/** How far an arrow key moves the picture, as fractions of the frame, and how much a key or wheel step zooms. */
const step = 0.05
const keyFactor = 1.15
const wheelFactor = 1.0015

const arrows: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const zooms: Record<string, number> = { '+': keyFactor, '=': keyFactor, '-': 1 / keyFactor }

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A frame over a picture: one finger moves it, two zoom, and so do the wheel and the keys. */
export const useCrop = ({ value, size, onChange }: Options) => {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  // Several movements can happen between two renders.
  const now = useRef(value)
  now.current = value
  const change = (crop: Crop) => {
    now.current = crop
    onChange(crop)
  }
  const side = (): number => frame.current?.clientWidth || 1
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

  const push = (by: Point) => size && change(movedCrop(now.current, size, by))
  const enlarge = (by: number) => size && change(zoomedCrop(now.current, size, now.current.scale * by))

  const latest = useRef(enlarge)
  latest.current = enlarge
  useEffect(() => {
    const box = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(wheelFactor ** -event.deltaY)
    }
    // React's listeners are passive, and the page would scroll along.
    box?.addEventListener('wheel', turn, { passive: false })
    return () => box?.removeEventListener('wheel', turn)
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    fingers.current.set(event.pointerId, pointOf(event))
    frame.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    fingers.current.set(event.pointerId, point)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) enlarge(apart(point, other) / Math.max(1, apart(before, other)))
    else push({ x: (point.x - before.x) / side(), y: (point.y - before.y) / side() })
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    const factor = zooms[event.key]
    if (by) push(by)
    else if (factor) enlarge(factor)
    else return
    event.preventDefault()
  }
  return {
    frame,
    handlers: { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onKeyDown },
  }
}
