import { agentRoles, hasRole } from '@porchlight/contract'
import { useSyncExternalStore } from 'react'
import { useOpenUser } from '#app/lib/session.ts'

const storedAs = 'porchlight.earnings-hidden'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const isShown = (): boolean => {
  try {
    return localStorage.getItem(storedAs) === null
  } catch {
    return false
  }
}

const toggle = () => {
  try {
    if (isShown()) localStorage.setItem(storedAs, '1')
    else localStorage.removeItem(storedAs)
  } catch {
    // Without storage, they stay hidden.
  }
  for (const listener of listeners) listener()
}

/**
 * Whether this device shows commissions and net prices. An agent hides them before a client looks over their shoulder:
 * while they are hidden, none is requested.
 */
export const useEarningsShown = (): { shown: boolean; toggle: () => void } => ({
  shown: useSyncExternalStore(subscribe, isShown, () => false),
  toggle,
})

/** Only those who book for guests earn on what they find; the server returns it to no one else. */
export const useIsAgent = (): boolean => {
  const user = useOpenUser()
  return agentRoles.some((role) => hasRole(user, role))
}
