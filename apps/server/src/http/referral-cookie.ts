import { longestWindowDays, partnerCode, routeAt } from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { type Arrival, isRobot, noteClick, noteQuote } from '#modules/attribution'

const arrivalsCookie = 'porchlight_arrivals'
const storedSeconds = longestWindowDays * 86_400
/** Partners remembered on one device; the one longest ago makes way. */
const mostArrivals = 8

/** `code.seconds` of each arrival, the last first, with the partner's sub-ID where it has one; what cannot be read is passed over. */
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

/** By which partners' addresses this device came, the last first. */
export const arrivalsOf = ({ cookies }: FastifyRequest): Arrival[] => arrivalsIn(cookies[arrivalsCookie] ?? '')

/** The partner that the address of a page names: in its path where the table of routes has a place for it, or as `?via=`. */
export const partnerIn = (url: string): string | undefined => {
  const [path = '', query = ''] = url.split('?')
  const { thirdParty, mapOrAffiliate } = routeAt(path)?.params ?? {}
  const named = new URLSearchParams(query).get('via') ?? thirdParty ?? mapOrAffiliate
  const code = partnerCode.safeParse(named)
  return code.success ? code.data : undefined
}

/**
 * Someone opens a page: not a picture, not a frame of another site, not a page fetched ahead. Our service worker passes
 * an opened page on as a navigation without a destination; no script can ask for one.
 */
const isOpened = ({ method, headers }: FastifyRequest): boolean => {
  const destination = headers['sec-fetch-dest'] ?? 'document'
  const passedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate'
  return method === 'GET' && (destination === 'document' || passedOn) && !headers['sec-purpose']
}

/** A partner's own mark of where a link stands: letters, digits, dots, dashes; anything else counts without one. */
const subIdIn = (url: string): string => {
  const [, query = ''] = url.split('?')
  const subId = new URLSearchParams(query).get('sub') ?? ''
  return /^[\w.-]{1,40}$/.test(subId) ? subId : ''
}

/** Whose link it is, and the partner's own mark on it; `subId` is empty where there is none. */
export type ReferralMark = { code: string; subId: string }

/** The partner whose address this request opens as a page. */
export const arrivalAt = (request: FastifyRequest): ReferralMark | undefined => {
  const code = isOpened(request) ? partnerIn(request.url) : undefined
  return code ? { code, subId: subIdIn(request.url) } : undefined
}

/** The partner that a form of ours names as `via` and `sub`. */
export const markInForm = (body: string): ReferralMark | undefined => {
  const address = `/?${body}`
  const code = partnerIn(address)
  return code ? { code, subId: subIdIn(address) } : undefined
}

/** Stores on the device whose link led here; told to nobody else, and read when something is booked. */
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

/** Remembers a partner's address that led here, where the visitor and their country's law let the device do so. */
export const rememberArrival = (app: App, request: FastifyRequest, reply: FastifyReply): void => {
  const mark = arrivalAt(request)
  if (mark && app.adapters.analytics.mayRememberPartner(request)) keepArrival(app, request, reply, mark)
}

/** Forgets on this device whose links led here. */
export const forgetArrivals = (reply: FastifyReply): void => {
  reply.clearCookie(arrivalsCookie, { path: '/' })
}

/** A page that leads to itself: the visitor answered what it asks. */
const leadsToItself = ({ headers: { referer = '' }, host, url }: FastifyRequest): boolean =>
  referer.replace(/^https?:\/\//, '') === `${host}${url}`

/** Counts that a partner's address was opened. Nobody waits for it, and nobody is refused a page because of it. */
export const countClick = (app: App, request: FastifyRequest): void => {
  const mark = arrivalAt(request)
  if (!mark || leadsToItself(request)) return
  const click = { ...mark, userAgent: request.headers['user-agent'] ?? '' }
  void app.work
    .write((ctx) => noteClick(ctx, click))
    .catch((error) => app.log.warn({ error }, 'partner click not counted'))
}

/** Counts for the partner who brought this device last that a price was asked for; robots ask for none. Nobody waits for it. */
export const countQuote = (app: App, request: FastifyRequest): void => {
  const arrivals = arrivalsOf(request)
  if (arrivals.length === 0 || isRobot(request.headers['user-agent'] ?? '')) return
  void app.work
    .write((ctx) => noteQuote(ctx, arrivals))
    .catch((error) => app.log.warn({ error }, 'quote of a partner’s guest not counted'))
}
