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

/** Pages that are the same for every visitor, kept until anything happens in the home. */
export class PageCache {
  readonly #kept: LRUCache<string, Template>
  #changes = 0

  constructor({ clock }: Pick<App, 'clock'>) {
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: sizeOf,
      ttl: storedMs,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    })
  }

  /** How many changes were heard of; said again to `keep`, so that no page is kept that began before the last one. */
  get changes(): number {
    return this.#changes
  }

  forget(): void {
    this.#changes += 1
    this.#kept.clear()
  }

  find(key: string, marks: Marks): Buffer | undefined {
    const template = this.#kept.get(key)
    return template && filled(template, marks)
  }

  keep(key: string, html: string, marks: Marks, changes: number): void {
    if (changes === this.#changes) this.#kept.set(key, templateOf(html, marks))
  }
}

/** Under which a page is kept: its address, the language and light or dark. Nothing is kept for who has a session. */
export const keyOf = (request: FastifyRequest): string | undefined =>
  request.method === 'GET' && !request.sessionToken
    ? `${request.cookies.scheme ?? ''} ${request.cookies.language ?? ''} ${request.host}${request.url}`
    : undefined

/** Every event of every node may show somewhere, and what the search offers shows a moment after it: all pages are made again. */
export const forgetOnChanges = async (pages: PageCache, app: App): Promise<{ stop: () => Promise<void> }> => {
  const forget = () => pages.forget()
  app.adapters.search.onSettled(forget)
  return app.follow.start({ onNotice: forget, onGap: forget })
}
