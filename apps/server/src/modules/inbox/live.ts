import type { FastifyReply } from 'fastify'
import { hasRole } from '#http/actor'
import { actorOf } from '#http/session'
import type { App } from '#kernel/app'
import type { Files } from '#kernel/module'
import { changesWork } from './rules.ts'

/**
 * The stream the console listens to. It only reports that something changed, never what: the console loads that with
 * its own calls.
 */
export const livePath = '/live/staff'

/** Many changes in a row are sent as one. */
const gatherMs = 500
/** Proxies drop idle connections. */
const beatMs = 25_000
/** After this the browser reconnects, and its session is checked again. */
const longestMs = 10 * 60_000
const mostPerPerson = 20

class Streams {
  readonly #open = new Map<FastifyReply['raw'], { accountId: number; last: NodeJS.Timeout }>()
  readonly #app: App
  #beat: NodeJS.Timeout | undefined
  #due: NodeJS.Timeout | undefined
  #follower: Promise<{ stop: () => Promise<void> }> | undefined

  constructor(app: App) {
    this.#app = app
  }

  countOf(accountId: number): number {
    return [...this.#open.values()].filter((one) => one.accountId === accountId).length
  }

  /** Listens to every node, starting with the first stream. */
  async follow(): Promise<void> {
    this.#follower ??= this.#app.follow.start({
      onNotice: ({ name }) => {
        if (changesWork(name)) this.#changed()
      },
      onGap: () => this.#changed(),
    })
    await this.#follower
  }

  add(raw: FastifyReply['raw'], accountId: number): void {
    const last = setTimeout(() => raw.end(), longestMs).unref()
    this.#open.set(raw, { accountId, last })
    this.#beat ??= setInterval(() => this.#write(': still here\n\n'), beatMs).unref()
    raw.once('close', () => {
      clearTimeout(last)
      this.#open.delete(raw)
    })
  }

  #write(text: string): void {
    for (const raw of this.#open.keys()) raw.write(text)
  }

  #changed(): void {
    this.#due ??= setTimeout(() => {
      this.#due = undefined
      this.#write('event: changed\ndata: {}\n\n')
    }, gatherMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat)
    clearTimeout(this.#due)
    for (const raw of this.#open.keys()) raw.end()
    await (await this.#follower)?.stop()
  }
}

/** Notifies open console pages, on every node, when anything the team works on changed. */
export const liveUpdates: Files = (server, app) => {
  const streams = new Streams(app)
  // Open streams would keep the server from closing.
  server.addHook('preClose', () => streams.stop())
  server.get(livePath, async (request, reply) => {
    await request.ticket.enter()
    const actor = await actorOf(app, request)
    if (actor.kind !== 'person' || !hasRole(actor, 'staff', 'admin')) return reply.code(403).send()
    if (streams.countOf(actor.accountId) >= mostPerPerson) return reply.code(429).send()
    await streams.follow()
    request.ticket.end()
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    reply.raw.write('retry: 3000\n\n')
    streams.add(reply.raw, actor.accountId)
    return reply
  })
}
