import type { Channel, Lead } from './parts.ts'

/**
 * One tab of a browser leads: the one that holds the lock. The browser passes the lock on when that tab closes or
 * crashes. Without locks, every tab would send, so none does.
 */
export const lockLead =
  (name: string, locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks): Lead =>
  (begin) => {
    const leave = new AbortController()
    const { signal } = leave
    const hold = async (): Promise<void> => {
      const end = begin()
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      end()
    }
    // Rejects if the tab leaves before its turn.
    locks?.request(name, { signal }, () => (signal.aborted ? undefined : hold())).catch(() => {})
    return () => leave.abort()
  }

/** Messages between tabs of the same user. */
export const tabChannel = (name: string): Channel => {
  const channel = new BroadcastChannel(name)
  let isOpen = true
  return {
    tell: (call) => isOpen && channel.postMessage(call),
    listen: (heard) => {
      const listener = ({ data }: MessageEvent) => {
        if (data === 'changed' || data === 'sealed') heard(data)
      }
      channel.addEventListener('message', listener)
      return () => {
        channel.removeEventListener('message', listener)
        isOpen = false
        channel.close()
      }
    },
  }
}
