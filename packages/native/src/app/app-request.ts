/** Says that a request comes from the app (spec section 7). */
export const appHeader = 'x-mr-apprequest'

/** Marks a web-data request as coming from the app. */
const webDataPath = /\/web-data$/

/** Headers that are ours to set, and those a browser sets itself: nothing supplied stands in for them. */
const notSupplied =
  /^(accept|connection|content-.*|cookie.*|host|idempotency-key|origin|referer|sec-.*|x-csrf-token|x-mr-apprequest|x-requested-with)$/i
const isName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name)
const isValue = (value: unknown): value is string => typeof value === 'string' && /^[\t\x20-\x7e]{1,4096}$/.test(value)

/**
 * The auth headers that the native side supplies, as it wrote them down: an object of names and values. Their names are its
 * own (open question D19); what is no header, or would replace one of ours, is left out.
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
 * A request as the app sends it: marked as its own, with the headers the native side supplies. They go to our own server and
 * to nobody else; calls to other origins are left as they are.
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
