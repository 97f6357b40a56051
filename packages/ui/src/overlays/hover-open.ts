import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds a popover opened on hover stays after the pointer has left it and its anchor. */
export const popoverHideDelay = 100

/** The primary pointer is touch: phones and tablets. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

type HoverOpen = {
  /** Opened on hover and not pressed since: it takes no focus and closes when the pointer leaves. */
  passing: boolean
  /** For the popover itself, which the pointer can enter. */
  enter: () => void
  leave: () => void
}

/** Opens immediately when a mouse enters the anchor; pressing the anchor keeps it open like any other popover. */
export const useHoverOpen = (
  anchor: RefObject<Element | null>,
  { hover, open, onOpenChange }: { hover: boolean; open: boolean; onOpenChange: (open: boolean) => void },
): HoverOpen => {
  const [passing, setPassing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (!open && passing) setPassing(false)
  const onPopover = useRef(false)
  const leaveSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onOpenChange(false), popoverHideDelay)
  }
  const enter = () => {
    onPopover.current = true
    clearTimeout(timer.current)
  }
  const leave = () => {
    onPopover.current = false
    leaveSoon()
  }
  // The anchor is the caller's own element, so its events are listened to directly instead of through props.
  useEffect(() => {
    const element = anchor.current
    if (!hover || !element) return
    const over = (event: Event) => {
      clearTimeout(timer.current)
      if (open || (event as PointerEvent).pointerType !== 'mouse') return
      onPopover.current = false
      setPassing(true)
      onOpenChange(true)
    }
    const out = () => {
      // React fires the popover's enter event before the browser fires the anchor's leave event.
      if (passing && !onPopover.current) leaveSoon()
    }
    const keep = () => {
      clearTimeout(timer.current)
      setPassing(false)
    }
    element.addEventListener('pointerenter', over)
    element.addEventListener('pointerleave', out)
    element.addEventListener('click', keep)
    return () => {
      element.removeEventListener('pointerenter', over)
      element.removeEventListener('pointerleave', out)
      element.removeEventListener('click', keep)
    }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { passing: passing && open, enter, leave }
}
