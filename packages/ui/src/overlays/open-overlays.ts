import { useEffect, useLayoutEffect, useRef } from 'react'

type Close = () => void

const open = new Set<Close>()

/**
 * Closes every dialog, side panel and popover that can be closed. The app calls it when the page changes, in a layout
 * effect: what the new page opens at once is entered later and stays.
 */
export const closeOverlays = (): void => {
  for (const close of [...open].reverse()) close()
}

/** Lets `closeOverlays` close this one while it is open; one that must be answered gives no `close`. */
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
  // What leaves with its page is not asked to close as well.
  useLayoutEffect(
    () => () => {
      if (entered.current) open.delete(entered.current)
    },
    [],
  )
}
