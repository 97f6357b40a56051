import { createHash, randomUUID } from 'node:crypto'
import { type AnalyticsDesk, type AnalyticsEvent, type AnalyticsSink, routeAt } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { isPublic } from '../../exposure.ts'
import { ga4 } from './adapters/ga4.ts'
import { meta } from './adapters/meta.ts'
import type { SentEvent, Sink } from './adapters/sink.ts'
import { webhook } from './adapters/webhook.ts'
import { addCounts, type Count } from './counts.ts'
import { analyticsChanged } from './events.ts'
import {
  type ConsentPolicy,
  consentCookie,
  consentIn,
  type Happening,
  happeningOf,
  isProgram,
  mayBeSent,
  mayRememberPartner,
  needsConsent,
  type Visit,
  wantsConsentFirst,
} from './rules.ts'
import { settingsNow } from './settings.ts'

/** Events on the public site: counted for the company alone, and sent on if the visitor agreed. */
export interface Analytics {
  /** Whether to ask this visitor for consent now; `referred`: a partner's link brought them to this page. */
  asks(request: FastifyRequest, referred: boolean): boolean
  /** Whether the visitor's device may remember the partner whose link brought them. */
  mayRememberPartner(request: FastifyRequest): boolean
  /** Whether the visitor's consent also covers remembering partners. */
  asksOfPartners(request: FastifyRequest): boolean
  /** Records that a page was opened. */
  notePage(request: FastifyRequest): void
  /** Records that an API call was answered. */
  noteCall(request: FastifyRequest, call: string, results: unknown): void
  countryOf(request: FastifyRequest): string | null
  readonly deliveries: AnalyticsDesk['deliveries']
  /** Stores the counts and sends what is waiting. */
  flush(): Promise<void>
  refresh(): Promise<void>
  follow(): Promise<void>
  stop(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    analytics: Analytics
  }
}

const everyMs = 5_000
/** Maximum events waiting for a sink that doesn't respond; beyond that, the oldest are dropped. */
const mostWaiting = 5_000
/** Attempts per batch. */
const mostTries = 3

type Waiting = { events: SentEvent[]; tries: number }
type Delivery = AnalyticsDesk['deliveries'][number]

const screenEvents: Readonly<Record<string, AnalyticsEvent>> = { property: 'ViewContent' }

class Tracker implements Analytics {
  readonly #app: App
  #policy: ConsentPolicy = 'everywhere'
  #sinks: readonly Sink[] = []
  #counts = new Map<string, Count>()
  readonly #waiting = new Map<AnalyticsSink, Waiting>()
  readonly #deliveries = new Map<AnalyticsSink, Delivery>()
  #timer: NodeJS.Timeout | undefined
  #follower: Promise<{ stop: () => Promise<void> }> | undefined
  #flushing: Promise<void> = Promise.resolve()

  constructor(app: App) {
    this.#app = app
  }

  get deliveries(): Delivery[] {
    return [...this.#deliveries.values()]
  }

  countryOf({ headers }: FastifyRequest): string | null {
    const { countryHeader } = this.#app.config
    const given = countryHeader === undefined ? undefined : headers[countryHeader]
    return typeof given === 'string' && /^[A-Z]{2}$/.test(given) && given !== 'XX' ? given : null
  }

  #visitOf(request: FastifyRequest): Visit {
    return {
      consent: consentIn(request.cookies[consentCookie]),
      gpc: request.headers['sec-gpc'] === '1',
      country: this.countryOf(request),
    }
  }

  /** If the visitor's location is unknown, the law of the company's country applies. */
  #lawOf(request: FastifyRequest): string | null {
    return this.countryOf(request) ?? this.#app.adapters.brands.address?.country ?? null
  }

  asks(request: FastifyRequest, referred: boolean): boolean {
    const visit = this.#visitOf(request)
    if (this.#sinks.length > 0 && needsConsent(this.#policy, visit)) return true
    return referred && !visit.gpc && visit.consent.choice === 'none' && this.asksOfPartners(request)
  }

  asksOfPartners(request: FastifyRequest): boolean {
    return wantsConsentFirst(this.#lawOf(request))
  }

  mayRememberPartner(request: FastifyRequest): boolean {
    return mayRememberPartner({ consent: this.#visitOf(request).consent, country: this.#lawOf(request) })
  }

  notePage(request: FastifyRequest): void {
    const { headers, method } = request
    if (method !== 'GET' || headers['sec-purpose'] || isProgram(headers['user-agent'])) return
    const route = routeAt((request.url.split('?')[0] ?? '').replace(/(\/_root)?\.data$/, '') || '/')?.route
    if (!route || (route.portal ?? 'frontEnd') !== 'frontEnd') return
    this.#count('screen', route.path)
    this.#note(request, { name: 'PageView' }, route.path)
    const name = screenEvents[route.id]
    if (name) this.#note(request, { name }, route.path)
  }

  noteCall(request: FastifyRequest, call: string, results: unknown): void {
    const happening = happeningOf(call, results)
    if (happening) this.#note(request, happening, screenOf(request))
  }

  #note(request: FastifyRequest, { name, value, homeId, dedupe }: Happening, screen: string): void {
    this.#count('event', name)
    if (this.#sinks.length === 0) return
    const allowed = mayBeSent(this.#policy, this.#visitOf(request))
    if (!allowed) return
    const visitor = allowed.id ?? randomUUID()
    const id = dedupe ? createHash('sha256').update(dedupe).digest('hex').slice(0, 32) : randomUUID()
    const home = homeId === undefined ? null : String(homeId)
    const event: SentEvent = { name, id, at: this.#app.clock.now(), screen, visitor, home, value: value ?? null }
    for (const sink of this.#sinks) {
      const waiting = this.#waiting.get(sink.name) ?? { events: [], tries: 0 }
      waiting.events = [...waiting.events, event].slice(-mostWaiting)
      this.#waiting.set(sink.name, waiting)
    }
  }

  #count(kind: Count['kind'], name: string): void {
    const key = `${kind} ${name}`
    const known = this.#counts.get(key)
    if (known) known.count += 1
    else this.#counts.set(key, { kind, name, count: 1 })
  }

  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush())
    return this.#flushing
  }

  async #flush(): Promise<void> {
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    try {
      if (counts.length > 0) await this.#app.work.write((ctx) => addCounts(ctx, counts))
    } catch (error) {
      this.#app.log.warn({ error }, 'visits not counted')
    }
    await Promise.all(this.#sinks.map((sink) => this.#deliver(sink)))
  }

  async #deliver(sink: Sink): Promise<void> {
    const batch = this.#waiting.get(sink.name)
    if (!batch || batch.events.length === 0) return
    this.#waiting.delete(sink.name)
    const entry = this.#deliveries.get(sink.name) ?? {
      sink: sink.name,
      sent: 0,
      failed: 0,
      lastAt: null,
      lastError: null,
    }
    this.#deliveries.set(sink.name, entry)
    entry.lastAt = this.#app.clock.now().toISOString()
    try {
      await sink.send(batch.events)
      entry.sent += batch.events.length
      entry.lastError = null
    } catch (error) {
      entry.lastError = error instanceof Error ? error.message.slice(0, 200) : 'failed'
      if (batch.tries + 1 >= mostTries) {
        entry.failed += batch.events.length
        this.#app.log.warn({ sink: sink.name, events: batch.events.length }, 'analytics events not delivered')
        return
      }
      const since = this.#waiting.get(sink.name)?.events ?? []
      this.#waiting.set(sink.name, { events: [...batch.events, ...since].slice(-mostWaiting), tries: batch.tries + 1 })
    }
  }

  async refresh(): Promise<void> {
    const { work, seal, config, clock } = this.#app
    const settings = await work.read((ctx) => settingsNow(ctx, seal))
    const onlyPublic = isPublic(config)
    const { measurementId, pixelId, webhookUrl, secrets } = settings
    this.#policy = settings.policy
    this.#sinks = [
      ...(measurementId ? [ga4({ measurementId, secret: secrets.ga4, onlyPublic })] : []),
      ...(pixelId ? [meta({ pixelId, secret: secrets.meta, onlyPublic })] : []),
      ...(webhookUrl ? [webhook({ url: webhookUrl, secret: secrets.webhook, onlyPublic, now: clock.now })] : []),
    ]
    const named = new Set(this.#sinks.map(({ name }) => name))
    for (const name of this.#waiting.keys()) if (!named.has(name)) this.#waiting.delete(name)
  }

  async follow(): Promise<void> {
    const again = () => {
      this.refresh().catch((error) => this.#app.log.error({ error }, 'could not load the analytics settings'))
    }
    this.#follower ??= this.#app.follow.start({
      onNotice: ({ name }) => {
        if (name === analyticsChanged.event) again()
      },
      onGap: again,
    })
    await this.#follower
    await this.refresh()
    this.#timer ??= setInterval(() => void this.flush(), everyMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await (await this.#follower)?.stop()
    await this.flush()
  }
}

/** The page a call came from, as a pattern; browsers send it only to our own pages. */
const screenOf = ({ headers: { referer } }: FastifyRequest): string =>
  (referer && URL.canParse(referer) && routeAt(new URL(referer).pathname)?.route.path) || ''

export const createTracker = (app: App): Analytics => new Tracker(app)
