import { useSyncExternalStore } from 'react'

const cookieName = 'currency'
const yearSeconds = 365 * 86_400

/** The second currency from a `Cookie` header; empty when none is chosen. */
export const currencyIn = (cookies: string): string => /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies)?.[1] ?? ''

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores the choice on this device for a year; empty clears it. Updates every price on the page. */
export const chooseCurrency = (code: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in browsers we serve
  document.cookie = `${cookieName}=${code};path=/;max-age=${code ? yearSeconds : 0};samesite=lax`
  for (const listener of listeners) listener()
}

/** The server renders one page for everyone, without this choice. */
export const useChosenCurrency = (): string =>
  useSyncExternalStore(
    subscribe,
    () => currencyIn(document.cookie),
    () => '',
  )
