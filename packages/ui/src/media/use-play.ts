import { useEffect, useState, useSyncExternalStore } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

const onStillness = (tell: () => void) => {
  const query = matchMedia(stillness)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the reader prefers reduced motion; assumed true until a script has checked. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    onStillness,
    () => matchMedia(stillness).matches,
    () => true,
  )

/**
 * Calls `next` at the given interval while `running`; restarts after each change of `since`. Pauses while the page is
 * hidden.
 */
export const useTick = (running: boolean, seconds: number, since: unknown, next: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that has just come stays its whole time
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [running, seconds, since])
}

/** A value that follows another once that hasn't changed for the given time. */
export const useSettled = <T>(value: T, milliseconds: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
