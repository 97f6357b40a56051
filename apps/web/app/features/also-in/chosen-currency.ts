import { useSyncExternalStore } from 'react'

const cookieName = 'currency'
const yearSeconds = 365 * 86_400

/** The currency in which prices are also shown, from a `Cookie` header; empty when none was chosen. */
export const currencyIn = (cookies: string): string => /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies)?.[1] ?? ''

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the choice on this device for a year; empty forgets it. Every price on the page hears of it. */
export const chooseCurrency = (code: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in browsers we serve
  document.cookie = `${cookieName}=${code};path=/;max-age=${code ? yearSeconds : 0};samesite=lax`
  for (const listener of listeners) listener()
}

/** The server makes one page for everybody: there nobody has chosen. */
export const useChosenCurrency = (): string =>
  useSyncExternalStore(
    subscribe,
    () => currencyIn(document.cookie),
    () => '',
  )
