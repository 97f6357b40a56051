import { addDays, type PlainDate } from '@porchlight/contract'
import { type PointerEvent, useRef } from 'react'
import { movingEnd, reach, type Selection } from './selection.ts'

type Picking = {
  homeId: number
  days: readonly PlainDate[]
  free: ReadonlySet<PlainDate>
  selection: Selection | undefined
  onTake: (selection: Selection | undefined) => void
  onOpen: () => void
}

/** The night under a pointer: it lies between the middle of its day and the middle of the next. */
const nightAt = (track: Element, x: number, days: readonly PlainDate[]): PlainDate => {
  const { left, width } = track.getBoundingClientRect()
  const index = Math.floor(((x - left) / width) * days.length - 0.5)
  return days[Math.min(days.length - 1, Math.max(0, index))] ?? ''
}

/** Pulling a grip keeps the other end where it is. */
const anchorOf = (target: Element, selection: Selection | undefined): PlainDate | undefined => {
  const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip
  if (!grip || !selection) return undefined
  return grip === 'start' ? addDays(selection.to, -1) : selection.from
}

/** Takes nights by dragging over a home's strip, with mouse, pen or finger; up and down still scrolls the page. */
export const usePicking = ({ homeId, days, free, selection, onTake, onOpen }: Picking) => {
  const anchor = useRef<PlainDate>(null)
  const drag = (event: PointerEvent, from: PlainDate) =>
    onTake(reach(homeId, from, nightAt(event.currentTarget, event.clientX, days), free))
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element
      if (event.button !== 0 || target.closest('.cal-bar, .cal-card')) return
      const night = nightAt(event.currentTarget, event.clientX, days)
      const from = anchorOf(target, selection) ?? night
      if (!free.has(from)) return
      anchor.current = from
      event.currentTarget.setPointerCapture(event.pointerId)
      drag(event, from)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (anchor.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const towards = nightAt(event.currentTarget, event.clientX, days)
      if (selection && towards === movingEnd(selection)) return
      drag(event, anchor.current)
    },
    onPointerUp: () => {
      if (anchor.current === null) return
      anchor.current = null
      onOpen()
    },
    onPointerCancel: () => {
      if (anchor.current === null) return
      anchor.current = null
      onTake(undefined)
    },
  }
}
