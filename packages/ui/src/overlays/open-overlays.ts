import { useEffect, useLayoutEffect, useRef } from 'react'

type Close = () => void

const open = new Set<Close>()

/**
 * Closes every dialog, side panel, and popover that can be closed. The app calls it on navigation, in a layout effect:
 * overlays the new page opens immediately register later and stay.
 */
export const closeOverlays = (): void => {
  for (const close of [...open].reverse()) close()
}

/** Lets `closeOverlays` close this overlay while it is open; one that must be answered has no `close`. */
export const useClosedWithPage = (isOpen: boolean, close: Close | undefined): void => {
  const entered = useRef<Close>(undefined)
  useEffect(() => {
    if (!isOpen || !close) return
    entered.current = close
    open.add(close)
    return () => {
      open.delete(close)
    }
  }, [isOpen, close])
  // An overlay that is removed with its page isn't also asked to close.
  useLayoutEffect(
    () => () => {
      if (entered.current) open.delete(entered.current)
    },
    [],
  )
}
