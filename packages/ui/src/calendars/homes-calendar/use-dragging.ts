import { type PointerEvent, useRef } from 'react'
import type { HomeClaim, MovedClaim } from './homes.ts'
import { movedClaim, type Pull } from './moved-claim.ts'
import { flowOf } from './use-homes-grid.ts'

/** Pixels a pointer moves before a press becomes a drag. */
const slack = 5

type Drag = { x: number; y: number; pull: Pull; day: number; flow: 1 | -1; width: number; under: HTMLElement | null }

const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-home]') ?? null

/** Highlights the home a bar would move to. */
const markRow = (drag: Drag, row: HTMLElement | null): void => {
  if (drag.under === row) return
  drag.under?.removeAttribute('data-drop')
  row?.setAttribute('data-drop', '')
  drag.under = row
}

/**
 * Drags a bar over days and homes with a mouse or pen; touch scrolls, and moves a stay from its card. The bar follows
 * the pointer by whole days, and returns once dropped: the caller decides what follows.
 */
export const useDragging = (claim: HomeClaim, homeId: number, onMove: (moved: MovedClaim) => void) => {
  const drag = useRef<Drag>(null)
  const dragged = useRef(false)
  if (!claim.movable) return undefined

  const daysOf = ({ x, day, flow }: Drag, clientX: number): number => Math.round(((clientX - x) * flow) / day)
  const end = (bar: HTMLElement): Drag | null => {
    const ended = drag.current
    drag.current = null
    if (ended) markRow(ended, null)
    bar.style.translate = ''
    if (ended) bar.style.width = bar.dataset.width ?? ''
    bar.removeAttribute('data-dragging')
    return ended
  }
  return {
    /** A press that ended a drag opens nothing. */
    wasDragged: (): boolean => dragged.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      const bar = event.currentTarget
      const cell = bar.closest<HTMLElement>('.ui-homes-cell')
      if (!cell) return
      const pull = (event.target as Element).closest('[data-pull]') ? 'end' : 'whole'
      const { width } = bar.getBoundingClientRect()
      bar.dataset.width = bar.style.width
      const day = cell.getBoundingClientRect().width
      drag.current = { x: event.clientX, y: event.clientY, pull, day, flow: flowOf(bar), width, under: null }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (!now) return
      const bar = event.currentTarget
      if (!dragged.current) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < slack) return
        dragged.current = true
        bar.setPointerCapture(event.pointerId)
        bar.setAttribute('data-dragging', '')
      }
      const along = daysOf(now, event.clientX) * now.day
      if (now.pull === 'end') {
        bar.style.width = `${Math.max(now.day / 2, now.width + along)}px`
        return
      }
      bar.style.translate = `${along * now.flow}px ${event.clientY - now.y}px`
      markRow(now, rowAt(event.clientX, event.clientY))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const row = rowAt(event.clientX, event.clientY)
      const ended = end(event.currentTarget)
      if (!ended || !dragged.current) return
      const to = Number(row?.dataset.home ?? homeId)
      const moved = movedClaim(claim, { from: homeId, to }, { pull: ended.pull, days: daysOf(ended, event.clientX) })
      if (moved) onMove(moved)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      end(event.currentTarget)
    },
    // The browser's own link dragging would end ours.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
