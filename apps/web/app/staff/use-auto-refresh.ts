import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from './live.ts'

/** Covers changes no event announces, such as the passing of time. */
const everyMs = 60_000
/** On a busy day, changes come in quick succession: the page reloads at most this often. */
const pauseMs = 2_000

/** Reloads the page's data when the server says that something changed, every minute, and when the page becomes visible again. */
export const useAutoRefresh = (): void => {
  const { revalidate, state } = useRevalidator()
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  useLive(() => {
    due.current ??= setTimeout(() => {
      due.current = undefined
      refresh()
    }, pauseMs)
  })
  useEffect(() => {
    const timer = setInterval(() => refresh(), everyMs)
    const seen = () => refresh()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      clearTimeout(due.current)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
}
