import { type PointerEvent, useRef, useState } from 'react'
import { flowOf, swipeStep } from './slides.ts'

/** The distance in pixels before a touch is a drag: below it, it may still be a press. */
const slack = 6

/** A horizontal drag by touch or mouse: its distance, and its step on release. */
export const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number } | null>(null)
  const [traveled, setTravelled] = useState(0)
  const end = () => {
    start.current = null
    setTravelled(0)
  }
  return {
    traveled,
    handlers: {
      onPointerDown: ({ pointerId, clientX, isPrimary, button }: PointerEvent) => {
        if (isPrimary && button === 0) start.current = { id: pointerId, x: clientX }
      },
      onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent) => {
        if (start.current?.id !== pointerId) return
        const way = clientX - start.current.x
        if (traveled === 0 && Math.abs(way) < slack) return
        if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId)
        setTravelled(way)
      },
      onPointerUp: ({ pointerId, clientX, currentTarget }: PointerEvent) => {
        if (start.current?.id !== pointerId) return
        const by = swipeStep(clientX - start.current.x, flowOf(currentTarget))
        end()
        if (by !== 0) step(by)
      },
      onPointerCancel: end,
    },
  }
}
