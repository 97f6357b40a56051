import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '#kernel/app'

/**
 * What differs between two answers with the same page: each value is new, random, and found nowhere else in the page.
 */
export type Marks = { nonce: string; styleNonce: string; requestId: string }

type Mark = keyof Marks
type Piece = Buffer | Mark

/** A page in pieces, with gaps for the marks of each answer. */
type Template = readonly Piece[]

const mostBytes = 64 * 1024 * 1024
/** Longest time a page is cached without a reported change: "tonight" moves on without an event. */
const storedMs = 10_000

const templateOf = (html: string, marks: Marks): Template => {
  const markOf = new Map(Object.entries(marks).map(([mark, value]) => [value, mark as Mark]))
  return html
    .split(new RegExp(`(${[...markOf.keys()].join('|')})`))
    .map((part) => markOf.get(part) ?? Buffer.from(part))
}

const filled = (template: Template, marks: Marks): Buffer =>
  Buffer.concat(template.map((piece) => (typeof piece === 'string' ? Buffer.from(marks[piece]) : piece)))

const sizeOf = (template: Template): number =>
  template.reduce((sum, piece) => sum + (typeof piece === 'string' ? 16 : piece.length), 0)

/** Longest time others get the stale page while one visitor waits for it to be rendered again. */
const staleMs = 1_000

type StoredPage = { template: Template; changes: number }

/** A cached page; `isCurrent` is false when something has changed since it was rendered. */
export type Found = { html: Buffer; isCurrent: boolean }

/** Pages that are the same for every visitor, cached until something happens that a visitor could see. */
export class PageCache {
  readonly #stored: LRUCache<string, StoredPage>
  /** When each page's re-rendering started, by key. */
  readonly #remaking = new Map<string, number>()
  readonly #now: () => number
  #changes = 0

  constructor({ clock }: Pick<App, 'clock'>) {
    this.#now = () => clock.now().getTime()
    this.#stored = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ template }) => sizeOf(template),
      ttl: storedMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    })
  }

  /**
   * How many changes were received; passed back to `keep`, so that a page started before the last one is not considered
   * current.
   */
  get changes(): number {
    return this.#changes
  }

  /** Marks every page as outdated: it is rendered again for its next visitor. */
  outdate(): void {
    this.#changes += 1
  }

  find(key: string, marks: Marks): Found | undefined {
    const page = this.#stored.get(key)
    return page && { html: filled(page.template, marks), isCurrent: page.changes === this.#changes }
  }

  keep(key: string, html: string, marks: Marks, changes: number): void {
    if (changes >= (this.#stored.get(key)?.changes ?? 0))
      this.#stored.set(key, { template: templateOf(html, marks), changes })
  }

  /**
   * The first visitor after a change renders the page again and waits for it. Others in the meantime get the old
   * version, so that a popular page is rendered once per change and not once per visitor.
   * @returns whether this caller should render it; then `remade` must follow
   */
  remake(key: string): boolean {
    const since = this.#remaking.get(key)
    if (since !== undefined && this.#now() - since < staleMs) return false
    this.#remaking.set(key, this.#now())
    return true
  }

  remade(key: string): void {
    this.#remaking.delete(key)
  }
}

/**
 * The key a page is cached under: its address, the language, and light or dark. Nothing is cached for people with a
 * session.
 */
export const keyOf = (request: FastifyRequest): string | undefined =>
  request.method === 'GET' && !request.sessionToken
    ? `${request.cookies.scheme ?? ''} ${request.cookies.language ?? ''} ${request.host}${request.url}`
    : undefined

/**
 * Events that no visitor page shows, by the first part of their names. Anything not listed counts as visible. A booking
 * is visible through its nights (`nights.changed`) and its reviews.
 */
export const hiddenFromVisitors: ReadonlySet<string> = new Set([
  'account',
  'approval',
  'booking',
  'claim',
  'commission',
  'concierge',
  'conversation',
  'inbox',
  'issue',
  'job',
  'lead',
  'newsletter',
  'owner',
  'partner',
  'payee',
  'payment',
  'payout',
  'statement',
])

/**
 * Outdates all pages on any event, from any node, that visitors may see, and again when the search picks up the change
 * a moment later.
 */
export const followChanges = async (pages: PageCache, app: App): Promise<{ stop: () => Promise<void> }> => {
  const outdate = () => pages.outdate()
  app.adapters.search.onSettled(outdate)
  return app.follow.start({
    onNotice: ({ name }) => {
      if (!hiddenFromVisitors.has(name.split('.')[0] ?? '')) outdate()
    },
    onGap: outdate,
  })
}
