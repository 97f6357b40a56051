import { type PointerEvent, useRef } from 'react'
import { addDays } from '../calendar-days.ts'
import { movingEnd, type PickedNights, reach, tapNight } from './picked-nights.ts'
import { flowOf } from './use-homes-grid.ts'

type Picking = {
  homeId: number
  from: string
  days: number
  isFree: (date: string) => boolean
  picked: PickedNights | undefined
  onPick: (picked: PickedNights | undefined) => void
  onOpen: () => void
  /** Touch scrolls the calendar sideways, so it selects nights by a tap on the first and one on the last. */
  scrolls: boolean
}

/** The night under a pointer, which spans the middle of its day to the middle of the next. */
const nightAt = (track: Element, x: number, from: string, days: number): string => {
  const { left, right, width } = track.getBoundingClientRect()
  const along = flowOf(track) === 1 ? x - left : right - x
  return addDays(from, Math.min(days - 1, Math.max(0, Math.floor((along / width) * days - 0.5))))
}

/** Dragging a handle keeps the other end in place. */
const anchorOf = (target: Element, picked: PickedNights | undefined): string | undefined => {
  const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip
  if (!grip || !picked) return undefined
  return grip === 'start' ? addDays(picked.to, -1) : picked.from
}

/**
 * Selects nights by dragging over a home's row, with mouse, pen, or touch; vertical movement still scrolls the page.
 */
export const usePicking = ({ homeId, from, days, isFree, picked, onPick, onOpen, scrolls }: Picking) => {
  const anchor = useRef<string>(null)
  const isWhole = useRef(false)
  const drag = (event: PointerEvent, start: string) =>
    onPick(reach(homeId, start, nightAt(event.currentTarget, event.clientX, from, days), isFree))
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element
      if (event.button !== 0 || target.closest('.ui-homes-bar, .ui-homes-card')) return
      const pulled = anchorOf(target, picked)
      const start = pulled ?? nightAt(event.currentTarget, event.clientX, from, days)
      if (!isFree(start)) return
      anchor.current = start
      if (scrolls && event.pointerType === 'touch' && !pulled) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag(event, start)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (anchor.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const toward = nightAt(event.currentTarget, event.clientX, from, days)
      if (picked && toward === movingEnd(picked)) return
      drag(event, anchor.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = anchor.current
      if (start === null) return
      anchor.current = null
      if (event.currentTarget.hasPointerCapture(event.pointerId)) return onOpen()
      const tapped = tapNight(homeId, start, picked, isFree)
      // The previous selection ends, and what was opened for it closes.
      if (!tapped.isWhole) onPick(undefined)
      onPick(tapped.picked)
      isWhole.current = tapped.isWhole
    },
    // Anything that opens over the calendar before a tap's click would receive that click.
    onClick: () => {
      if (isWhole.current) onOpen()
      isWhole.current = false
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (anchor.current === null) return
      anchor.current = null
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onPick(undefined)
    },
  }
}
