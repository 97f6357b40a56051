import { isLanguage, type Language } from '@porchlight/contract'

const cookieName = 'language'
const yearSeconds = 365 * 86_400

/** For translators and tests: every message of the catalog in brackets, so that texts from elsewhere stand out. */
const pseudo = 'en-XA'

export type Spoken = Language | typeof pseudo

const cookieOf = (cookies: string | null): string => /(?:^|;\s*)language=([\w-]+)(?:;|$)/.exec(cookies ?? '')?.[1] ?? ''

type Reader = { user: { language: string } | null; cookies: string | null; address: string }

/**
 * A user's own language; for a visitor, the address's language, then their earlier choice, then English (spec section
 * 4).
 */
export const languageOf = ({ user, cookies, address }: Reader): Spoken => {
  const chosen = cookieOf(cookies)
  if (chosen === pseudo) return pseudo
  const requested = new URL(address).searchParams.get('language') ?? chosen
  const wanted = user ? user.language : requested
  return isLanguage(wanted) ? wanted : 'en'
}

/** The language in which a page shows what people wrote; undefined: as written. */
export const contentLanguageOf = (request: Request, user: Reader['user']): Language | undefined => {
  const spoken = languageOf({ user, cookies: request.headers.get('cookie'), address: request.url })
  return isLanguage(spoken) ? spoken : undefined
}

/** The page's language, for those who create an account on it. */
export const languageOfPage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** Stores a visitor's choice for a year. */
export const keepLanguage = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in browsers we serve
  document.cookie = `${cookieName}=${language};path=/;max-age=${yearSeconds};samesite=lax`
}
