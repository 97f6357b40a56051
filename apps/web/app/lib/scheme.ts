import type { Scheme } from '@porchlight/ui'

const cookieName = 'scheme'
const yearSeconds = 365 * 86_400

/** The visitor's choice of light or dark from a `Cookie` header; without one the system decides. */
export const schemeOf = (cookies: string | null): Scheme => {
  const found = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')
  return (found?.[1] as 'light' | 'dark' | undefined) ?? 'system'
}

/** Stores the choice for a year; `system` clears it. The server reads it, so that no page flashes. */
export const keepScheme = (scheme: Scheme): void => {
  const age = scheme === 'system' ? 0 : yearSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in browsers we serve
  document.cookie = `${cookieName}=${scheme};path=/;max-age=${age};samesite=lax`
}
