import type { Memory } from './polling.ts'

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser without storage forgets what it has shown; nothing else is lost.
  }
}

const numberIn = (text: string | null): number | null => (text && /^\d+$/.test(text) ? Number(text) : null)

/** What this browser remembers about one account's notifications. */
export const memoryOf = (accountId: number): Memory => {
  const [known, open] = [`notices-known-${accountId}`, `notices-open-${accountId}`]
  return {
    known: () => numberIn(read(known)),
    know: (id) => write(known, String(id)),
    lastOpen: () => read(open),
    open: (at) => write(open, at),
  }
}
