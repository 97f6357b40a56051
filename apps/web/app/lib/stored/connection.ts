import { isNativeShell } from '@porchlight/native'
import { type Online, watchOnline } from '@porchlight/offline'
import { pingAddress } from './addresses.ts'

export const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const ping = async (): Promise<boolean> => {
  const answer = await fetch(pingAddress, { headers: { accept: 'application/json' }, cache: 'no-store' })
  return answer.ok && ((await answer.json()) as { results?: unknown }).results === 'Pong'
}

const browser = {
  isConnected: () => navigator.onLine,
  listen: (changed: () => void) => {
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  },
}

let watching: Online | undefined

/** Whether the product is online, as this tab knows it. */
export const connection = (): Online => {
  watching ??= watchOnline({ where: isNativeShell() ? 'app' : 'browser', ping, clock, browser })
  return watching
}
