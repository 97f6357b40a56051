import { useEffect, useEffectEvent } from 'react'

const path = '/live/staff'

const listeners = new Set<() => void>()
let line: EventSource | undefined

const tellAll = (): void => {
  for (const listener of listeners) listener()
}

/** One connection for all parts of the page, while it is visible: browsers open only a few per server. */
const settle = (): void => {
  const wanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (wanted && !line) {
    line = new EventSource(path)
    line.addEventListener('changed', tellAll)
  }
  if (!wanted && line) {
    line.close()
    line = undefined
  }
}

/** Calls back whenever something the team works on changes, on any server. */
export const useLive = (onChange: () => void): void => {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => changed()
    listeners.add(listener)
    document.addEventListener('visibilitychange', settle)
    settle()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) document.removeEventListener('visibilitychange', settle)
      settle()
    }
  }, [])
}
