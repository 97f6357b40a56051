import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '#kernel/app'

/** What differs between two answers with the same page: each is new, random and found nowhere else in it. */
export type Marks = { nonce: string; styleNonce: string; requestId: string }

type Mark = keyof Marks
type Piece = Buffer | Mark

/** A page in pieces, with gaps for the marks of each answer. */
type Template = readonly Piece[]

const mostBytes = 64 * 1024 * 1024
/** Longest that a page is kept although nobody told of a change: "tonight" goes on without an event. */
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

/** Longest that others get the page as it was while one visitor waits for it to be made again. */
const staleMs = 1_000

type StoredPage = { template: Template; changes: number }

/** A cached page; not `isCurrent` when something changed since it was made. */
export type Found = { html: Buffer; isCurrent: boolean }

/** Pages that are the same for every visitor, kept until something happens that a visitor could see. */
export class PageCache {
  readonly #stored: LRUCache<string, StoredPage>
  /** Since when a page is being made again, by its key. */
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

  /** How many changes were heard of; said again to `keep`, so that a page begun before the last one is not current. */
  get changes(): number {
    return this.#changes
  }

  /** From here on every page is made again before it is anyone's first. */
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
   * The first visitor after a change makes the page again and waits for it. Those in the meantime get it as it was,
   * so that a page many people read is made once for a change and not once for each of them.
   * @returns whether this caller is to make it; then `remade` must follow
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

/** Under which a page is kept: its address, the language and light or dark. Nothing is kept for who has a session. */
export const keyOf = (request: FastifyRequest): string | undefined =>
  request.method === 'GET' && !request.sessionToken
    ? `${request.cookies.scheme ?? ''} ${request.cookies.language ?? ''} ${request.host}${request.url}`
    : undefined

/**
 * What no page for visitors shows: the first part of the names of events. Whatever is not named here counts as shown.
 * A booking shows by its nights (`nights.changed`) and by its reviews.
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

/** Events of every node that visitors may see outdate all pages, and so does what the search offers a moment later. */
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
