/** Marks a request as coming from the app (spec section 7). */
export const appHeader = 'x-mr-apprequest'

/** The path of web-data, whose requests are marked as coming from the app. */
const webDataPath = /\/web-data$/

/** Headers set by us, and those set by the browser: supplied headers never replace them. */
const notSupplied =
  /^(accept|connection|content-.*|cookie.*|host|idempotency-key|origin|referer|sec-.*|x-csrf-token|x-mr-apprequest|x-requested-with)$/i
const isName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name)
const isValue = (value: unknown): value is string => typeof value === 'string' && /^[\t\x20-\x7e]{1,4096}$/.test(value)

/**
 * The auth headers supplied by the native side, in its format: an object of names and values. It chooses their names
 * (open question D19). Anything that isn't a valid header, or would replace one of ours, is left out.
 */
export const suppliedHeaders = (text: string | null | undefined): Record<string, string> => {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
    const named = Object.entries(given).filter(
      ([name, value]) => isName(name) && !notSupplied.test(name) && isValue(value),
    )
    return Object.fromEntries(named) as Record<string, string>
  } catch {
    return {}
  }
}

type Call = Parameters<typeof fetch>

/**
 * A request as the app sends it: marked as such, with the headers supplied by the native side. They go only to our own
 * server; calls to other origins stay unchanged.
 */
export const asAppRequest = ([input, init]: Call, origin: string, supplied: Record<string, string>): Call => {
  const isRequest = input instanceof Request
  const url = new URL(isRequest ? input.url : input, origin)
  if (url.origin !== origin) return [input, init]
  const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined))
  headers.set(appHeader, '1')
  for (const [name, value] of Object.entries(supplied)) headers.set(name, value)
  if (webDataPath.test(url.pathname)) url.searchParams.set('in_app_request', '1')
  return [isRequest ? input : url, { ...init, headers }]
}
