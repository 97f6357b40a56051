import { useEffect } from 'react'

type Close = () => void

const open = new Set<Close>()

/** Closes every dialog, side panel and popover that can be closed. The app calls it when the page changes. */
export const closeOverlays = (): void => {
  for (const close of [...open].reverse()) close()
}

/** Lets `closeOverlays` close this one while it is open; one that must be answered gives no `close`. */
export const useClosedWithPage = (isOpen: boolean, close: Close | undefined): void => {
  useEffect(() => {
    if (!isOpen || !close) return
    open.add(close)
    return () => {
      open.delete(close)
    }
  }, [isOpen, close])
}
