import { type PointerEvent, useRef, useState } from 'react'
import { flowOf, swipeStep } from './slides.ts'
import { type Box, moved, type Point, pinched, tapped, tapScale, type View, wholeView, zoomedAt } from './zoom.ts'

/** Milliseconds between the taps of a double tap, and the distance in pixels a finger can move in one. */
const tapMilliseconds = 300
const tapSlack = 12

type Touch = { now: Point; began: Point; at: number }
type Tap = { at: number; point: Point }

const far = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > tapSlack

/** Touch on the stage: one finger swipes, or moves a zoomed picture; two pinch; two taps zoom. */
export const useZoom = (step: (by: 1 | -1) => void) => {
  const stage = useRef<HTMLDivElement>(null)
  const touches = useRef(new Map<number, Touch>())
  const lastTap = useRef<Tap | null>(null)
  const pinching = useRef(false)
  const [view, setView] = useState<View>(wholeView)

  const box = (): Box => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 })
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  const onTap = (point: Point, at: number) => {
    const last = lastTap.current
    const isSecond = last && at - last.at < tapMilliseconds && !far(point, last.point)
    lastTap.current = isSecond ? null : { at, point }
    if (isSecond) setView((before) => tapped(before, box(), point))
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointOf(event)
    touches.current.set(event.pointerId, { now: point, began: point, at: event.timeStamp })
    if (touches.current.size === 1) pinching.current = false
    stage.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const touch = touches.current.get(event.pointerId)
    if (!touch) return
    const before = touch.now
    const now = pointOf(event)
    touch.now = now
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      pinching.current = true
      setView((from) => pinched(from, box(), [before, other.now], [now, other.now]))
    } else setView((from) => moved(from, box(), { x: now.x - before.x, y: now.y - before.y }))
  }
  const onPointerUp = (event: PointerEvent) => {
    const touch = touches.current.get(event.pointerId)
    touches.current.delete(event.pointerId)
    if (!touch || pinching.current) return
    if (!far(touch.now, touch.began)) onTap(touch.now, event.timeStamp)
    else if (view.scale === 1) {
      const by = swipeStep(touch.now.x - touch.began.x, stage.current ? flowOf(stage.current) : 1)
      if (by !== 0) step(by)
    }
  }
  const onPointerCancel = ({ pointerId }: PointerEvent) => touches.current.delete(pointerId)

  return {
    view,
    whole: () => setView(wholeView),
    /** For the keyboard and the button: around the center. */
    zoom: (by: number) => setView((before) => zoomedAt(before, box(), { x: 0, y: 0 }, before.scale * by)),
    toggle: () =>
      setView((before) => (before.scale > 1 ? wholeView : zoomedAt(before, box(), { x: 0, y: 0 }, tapScale))),
    stage,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
