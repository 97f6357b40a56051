import { Worker } from 'node:worker_threads'
import type { Ask, Reply, SearchReply } from './protocol.ts'

type Waiting = PromiseWithResolvers<Reply[Ask['kind']]>

/** Runs the engine on its own thread. If the thread dies, pending requests fail and an empty one takes its place. */
export class EngineThread {
  readonly #onLost: (error: Error) => void
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker
  #tickets = 0
  #stopped = false

  constructor(onLost: (error: Error) => void) {
    this.#onLost = onLost
    this.#worker = this.#launch()
  }

  /** Requests are answered in order. Nights passed along are moved to the thread, not copied. */
  ask<Kind extends Ask['kind']>(ask: Extract<Ask, { kind: Kind }>): Promise<Reply[Kind]> {
    if (this.#stopped) return Promise.reject(new Error('The search engine has stopped'))
    const waiting: Waiting = Promise.withResolvers()
    const ticket = ++this.#tickets
    this.#waiting.set(ticket, waiting)
    this.#worker.postMessage({ ticket, ask }, buffersOf(ask))
    return waiting.promise as Promise<Reply[Kind]>
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#worker.terminate()
    this.#fail(new Error('The search engine has stopped'))
  }

  #launch(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (notified: SearchReply) => this.#settle(notified))
    worker.on('error', (error) => this.#replace(error instanceof Error ? error : new Error(String(error))))
    return worker
  }

  #settle(notified: SearchReply): void {
    const waiting = this.#waiting.get(notified.ticket)
    this.#waiting.delete(notified.ticket)
    if ('fault' in notified) waiting?.reject(new Error(notified.fault))
    else waiting?.resolve(notified.reply)
  }

  #replace(error: Error): void {
    this.#fail(error)
    if (this.#stopped) return
    this.#worker = this.#launch()
    this.#onLost(error)
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
  }
}

const buffersOf = (ask: Ask): ArrayBuffer[] => {
  const rows = ask.kind === 'put' || ask.kind === 'fill' ? ask.rows : []
  const buffers = rows.flatMap(({ nights }) =>
    Object.values(nights).flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : [])),
  )
  return [...new Set(buffers)]
}
