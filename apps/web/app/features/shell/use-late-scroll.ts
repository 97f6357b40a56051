import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { lateScroll, restoreAgainMs, ScrollMemory, scrollEndMs } from '#app/lib/shell/scroll-memory.ts'

const memory = new ScrollMemory()

/** Remembers where a page is left, and puts a page that was come back to right; gives what ends both. */
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
 * React Router restores the place on a page as soon as it is drawn; a page that grows later is put right half a second
 * after, unless its reader has moved meanwhile.
 */
export const useLateScroll = (): void => {
  const { key } = useLocation()
  const came = useNavigationType()
  useEffect(() => followScroll(key, came), [key, came])
}
