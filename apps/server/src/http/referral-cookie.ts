import { longestWindowDays, partnerCode, routeAt } from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { type Arrival, isRobot, noteClick, noteQuote } from '#modules/attribution'

const arrivalsCookie = 'porchlight_arrivals'
const storedSeconds = longestWindowDays * 86_400
/** Maximum partners remembered on one device; the oldest is dropped. */
const mostArrivals = 8

/**
 * `code.seconds` of each arrival, latest first, with the partner's sub-ID if there is one; unreadable entries are
 * skipped.
 */
export const arrivalsIn = (text: string): Arrival[] =>
  text
    .split('~')
    .slice(0, mostArrivals)
    .flatMap((entry) => {
      const [, code = '', seconds = '', subId = ''] =
        /^([a-z0-9_-]{2,64})\.(\d{1,10})(?:\.([\w.-]{1,40}))?$/.exec(entry) ?? []
      return code ? [{ code, at: new Date(Number(seconds) * 1_000), ...(subId && { subId }) }] : []
    })

const textOf = (arrivals: readonly Arrival[]): string =>
  arrivals
    .map(({ code, at, subId }) => [code, Math.floor(at.getTime() / 1_000), ...(subId ? [subId] : [])].join('.'))
    .join('~')

/** The partners whose links brought this device here, latest first. */
export const arrivalsOf = ({ cookies }: FastifyRequest): Arrival[] => arrivalsIn(cookies[arrivalsCookie] ?? '')

/** The partner that a page's address names: in its path where the route table has a place for it, or as `?via=`. */
export const partnerIn = (url: string): string | undefined => {
  const [path = '', query = ''] = url.split('?')
  const { thirdParty, mapOrAffiliate } = routeAt(path)?.params ?? {}
  const named = new URLSearchParams(query).get('via') ?? thirdParty ?? mapOrAffiliate
  const code = partnerCode.safeParse(named)
  return code.success ? code.data : undefined
}

/**
 * Whether someone opens a page: not a picture, a frame on another site, or a prefetched page. Our service worker
 * forwards an opened page as a navigation without a destination; no script can request one.
 */
const isOpened = ({ method, headers }: FastifyRequest): boolean => {
  const destination = headers['sec-fetch-dest'] ?? 'document'
  const passedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate'
  return method === 'GET' && (destination === 'document' || passedOn) && !headers['sec-purpose']
}

/** A partner's own tag for where a link is placed: letters, digits, dots, dashes; anything else counts as no tag. */
const subIdIn = (url: string): string => {
  const [, query = ''] = url.split('?')
  const subId = new URLSearchParams(query).get('sub') ?? ''
  return /^[\w.-]{1,40}$/.test(subId) ? subId : ''
}

/** The owner of the link and their own tag on it; `subId` is empty if there is none. */
export type ReferralMark = { code: string; subId: string }

/** The partner whose address this request opens as a page. */
export const arrivalAt = (request: FastifyRequest): ReferralMark | undefined => {
  const code = isOpened(request) ? partnerIn(request.url) : undefined
  return code ? { code, subId: subIdIn(request.url) } : undefined
}

/** The partner that one of our forms names as `via` and `sub`. */
export const markInForm = (body: string): ReferralMark | undefined => {
  const address = `/?${body}`
  const code = partnerIn(address)
  return code ? { code, subId: subIdIn(address) } : undefined
}

/** Stores on the device whose link led here; it is shared with no one else, and read when something is booked. */
export const keepArrival = (app: App, request: FastifyRequest, reply: FastifyReply, mark: ReferralMark): void => {
  const others = arrivalsOf(request).filter((one) => one.code !== mark.code)
  const arrivals: Arrival[] = [{ ...mark, at: app.clock.now() }, ...others].slice(0, mostArrivals)
  reply.setCookie(arrivalsCookie, textOf(arrivals), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.isSecure || app.config.publicUrl.startsWith('https:'),
    maxAge: storedSeconds,
  })
}

/** Remembers the partner whose link led here, if the visitor and their country's law allow it. */
export const rememberArrival = (app: App, request: FastifyRequest, reply: FastifyReply): void => {
  const mark = arrivalAt(request)
  if (mark && app.adapters.analytics.mayRememberPartner(request)) keepArrival(app, request, reply, mark)
}

/** Forgets on this device whose links led here. */
export const forgetArrivals = (reply: FastifyReply): void => {
  reply.clearCookie(arrivalsCookie, { path: '/' })
}

/** Whether a page leads to itself: the visitor answered its question. */
const leadsToItself = ({ headers: { referer = '' }, host, url }: FastifyRequest): boolean =>
  referer.replace(/^https?:\/\//, '') === `${host}${url}`

/** Counts that a partner's link was opened. No one waits for it, and no one is denied a page because of it. */
export const countClick = (app: App, request: FastifyRequest): void => {
  const mark = arrivalAt(request)
  if (!mark || leadsToItself(request)) return
  const click = { ...mark, userAgent: request.headers['user-agent'] ?? '' }
  void app.work
    .write((ctx) => noteClick(ctx, click))
    .catch((error) => app.log.warn({ error }, 'partner click not counted'))
}

/**
 * Counts a price request for the partner who last referred this device; robots don't request prices. No one waits for
 * it.
 */
export const countQuote = (app: App, request: FastifyRequest): void => {
  const arrivals = arrivalsOf(request)
  if (arrivals.length === 0 || isRobot(request.headers['user-agent'] ?? '')) return
  void app.work
    .write((ctx) => noteQuote(ctx, arrivals))
    .catch((error) => app.log.warn({ error }, 'quote of a partner’s guest not counted'))
}
