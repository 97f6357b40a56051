import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { lateScroll, restoreAgainMs, ScrollMemory, scrollEndMs } from '#app/lib/shell/scroll-memory.ts'

const memory = new ScrollMemory()

/** Stores scroll positions and restores them on return; returns the cleanup. */
export const followScroll = (key: string, came: NavigationType): (() => void) => {
  let ended: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(ended)
    ended = setTimeout(() => memory.keep(key, scrollY), scrollEndMs)
  }
  const wanted = came === NavigationType.Pop ? memory.find(key) : undefined
  const restored = scrollY
  const again = setTimeout(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const y = lateScroll(wanted, restored, scrollY, scrollHeight - clientHeight)
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' })
  }, restoreAgainMs)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(ended)
    clearTimeout(again)
  }
}

/**
 * React Router restores the scroll position at once; a page that grows later is corrected half a second
 * later, unless the user scrolled meanwhile.
 */
export const useLateScroll = (): void => {
  const { key } = useLocation()
  const came = useNavigationType()
  useEffect(() => followScroll(key, came), [key, came])
}
