import { Worker } from 'node:worker_threads'
import type { FeedHome } from '../engine/feed-events.ts'
import { problem } from '../engine/feed-notes.ts'
import type { Window } from '../engine/feed-occurrences.ts'
import type { CalendarWork } from './calendar/protocol.ts'
import type { CalendarReading } from './calendar/read-calendar.ts'
import { mostBytes } from './feed-reader.ts'

/** Reads calendar files that may come from anyone. */
export type CalendarReader = {
  read(content: string, home: FeedHome, window: Window): Promise<CalendarReading>
}

declare module '#kernel/app' {
  interface Adapters {
    calendars: CalendarReader
  }
}

/** Limits on reading one file, and the worker that reads it; tests supply their own. */
export type CalendarLimits = { seconds: number; megabytes: number; atOnce: number; worker: URL }

const usualLimits: CalendarLimits = {
  seconds: 15,
  megabytes: 192,
  atOnce: 2,
  worker: new URL('./calendar/worker.ts', import.meta.url),
}

const tooComplex: CalendarReading = { kind: 'refused', problem: problem('too_complex') }

/** A thread without a file ends after this many seconds. */
const idleSeconds = 60

/** A thread that reads one file after another, until one exceeds its limits. */
class ReaderThread {
  readonly #worker: Worker
  readonly #seconds: number
  #answer: ((reading: CalendarReading | null) => void) | undefined
  isOver = false

  constructor({ seconds, megabytes, worker }: CalendarLimits) {
    this.#seconds = seconds
    this.#worker = new Worker(worker, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    this.#worker.unref()
    this.#worker.on('message', (reading: CalendarReading) => this.#answer?.(reading))
    this.#worker.on('error', () => this.end())
    this.#worker.on('exit', () => this.end())
  }

  end(): void {
    this.isOver = true
    this.#answer?.(null)
    void this.#worker.terminate()
  }

  /** @returns null if the file exceeded the limits; the thread has ended then */
  read(work: CalendarWork): Promise<CalendarReading | null> {
    if (this.isOver) return Promise.resolve(null)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), this.#seconds * 1000)
      this.#answer = (reading) => {
        clearTimeout(timer)
        this.#answer = undefined
        resolve(reading)
      }
      this.#worker.postMessage(work)
    })
  }
}

/**
 * Reads each calendar on another thread, within time and memory limits: no file can block anyone else or crash the
 * process. A file that exceeds them is rejected like one that isn't a calendar, and its thread ends.
 */
export function createCalendarReader(limits: Partial<CalendarLimits> = {}): CalendarReader {
  const own = { ...usualLimits, ...limits }
  const idle: { thread: ReaderThread; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async (): Promise<void> => {
    if (running >= own.atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const take = (): ReaderThread => {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer)
      if (!next.thread.isOver) return next.thread
    }
    return new ReaderThread(own)
  }
  const giveBack = (thread: ReaderThread): void => {
    if (thread.isOver) return
    const timer = setTimeout(() => thread.end(), idleSeconds * 1000).unref()
    idle.push({ thread, timer })
  }

  return {
    async read(content, home, window) {
      if (content.length > mostBytes)
        return { kind: 'refused', problem: problem('too_large', { megabytes: mostBytes / 1024 / 1024 }) }
      await enter()
      try {
        const thread = take()
        const reading = await thread.read({ content, home, window })
        giveBack(thread)
        return reading ?? tooComplex
      } finally {
        leave()
      }
    },
  }
}
