import { asksForMarkdown } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '#kernel/app'
import { type Marks, PageTemplate } from './page-template.ts'

const mostBytes = 64 * 1024 * 1024
/** Longest time a page is cached without a reported change: "tonight" moves on without an event. */
const storedMs = 10_000
/** Homes whose changes are counted; the pages of one that was forgotten are rendered again. */
const mostHomes = 20_000

/** Longest time others get the stale page while one visitor waits for it to be rendered again. */
const staleMs = 1_000

type StoredPage = { template: PageTemplate; changes: number }

/** A cached page; `isCurrent` is false when something has changed since it was rendered. */
export type Found = { template: PageTemplate; isCurrent: boolean }

/** The home that a page is about, by its slug in the address; undefined for all other pages, which may list any home. */
const homeOf = (key: string): string | undefined => /^[^/]*\/properties\/([^/?]+)/.exec(key)?.[1]

/** Pages that are the same for every visitor, cached until something happens that a visitor could see. */
export class PageCache {
  readonly #stored: LRUCache<string, StoredPage>
  /** When each page's re-rendering started, by key. */
  readonly #remaking = new Map<string, number>()
  readonly #now: () => number
  /** How many changes every page may show, pages that list homes may show, and the page of one home shows. */
  #everywhere = 0
  #onLists = 0
  readonly #ofHomes = new LRUCache<string, number>({ max: mostHomes })

  constructor({ clock }: Pick<App, 'clock'>) {
    this.#now = () => clock.now().getTime()
    this.#stored = new LRUCache({
      maxSize: mostBytes,
      // A quarter more for the compressed pieces.
      sizeCalculation: ({ template }) => Math.ceil(template.bytes * 1.25) + 1,
      ttl: storedMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    })
  }

  /**
   * How many changes that a page may show were received; passed back to `keep`, so that a page started before the last
   * one is not considered current.
   */
  changesOf(key: string): number {
    const home = homeOf(key)
    return this.#everywhere + (home === undefined ? this.#onLists : (this.#ofHomes.get(home) ?? 0))
  }

  /** Marks every page as outdated: it is rendered again for its next visitor. */
  outdate(): void {
    this.#everywhere += 1
  }

  /** Marks the pages that list homes as outdated, and no home's own page. */
  outdateLists(): void {
    this.#onLists += 1
  }

  /** The same, and one home's own pages. Where other homes' pages mention it, it is at most `storedMs` old. */
  outdateHome(slug: string): void {
    this.#onLists += 1
    this.#ofHomes.set(slug, (this.#ofHomes.get(slug) ?? 0) + 1)
  }

  find(key: string): Found | undefined {
    const page = this.#stored.get(key)
    return page && { template: page.template, isCurrent: page.changes === this.changesOf(key) }
  }

  /** Stores a page unless a later one is stored. */
  keep(key: string, html: string, marks: Marks, changes: number): PageTemplate {
    const template = new PageTemplate(html, marks)
    if (changes >= (this.#stored.get(key)?.changes ?? 0)) this.#stored.set(key, { template, changes })
    return template
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
 * session, nor served to a program that asks for Markdown.
 */
export const keyOf = (request: FastifyRequest): string | undefined =>
  request.method === 'GET' && !request.sessionToken && !asksForMarkdown(request.headers.accept)
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

/** Events of a home that only its own page and lists of homes show. Other events of visitors outdate every page. */
const aboutOneHome: ReadonlySet<string> = new Set(['nights', 'prices', 'review'])

/**
 * Outdates the pages that may show an event, from any node, that visitors may see; lists also when the search picks up
 * the change a moment later.
 */
export const followChanges = async (pages: PageCache, app: App): Promise<{ stop: () => Promise<void> }> => {
  const { search } = app.adapters
  search.onSettled(() => pages.outdateLists())
  return app.follow.start({
    onNotice: ({ name, homeId }) => {
      const what = name.split('.')[0] ?? ''
      if (hiddenFromVisitors.has(what)) return
      const home = homeId !== null && aboutOneHome.has(what) ? search.namedHome(homeId) : undefined
      if (home) pages.outdateHome(home.slug)
      else pages.outdate()
    },
    onGap: () => pages.outdate(),
  })
}
