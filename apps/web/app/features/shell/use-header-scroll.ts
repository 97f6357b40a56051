import { useEffect, useState } from 'react'
import { headerAfterScroll, headerAtTop } from '#app/lib/shell/header-scroll.ts'

/** Whether the header is hidden, and whether the page is at the top. */
export const useHeaderScroll = () => {
  const [state, setState] = useState(headerAtTop)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const height = document.querySelector('.site-header')?.clientHeight ?? 76
      setState((before) => headerAfterScroll(before, scrollY, height, innerWidth))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [])
  return state
}
