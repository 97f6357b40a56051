import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from './problem.ts'

/** How many requests are processed at once, and how long one may wait for its turn. */
export type AdmissionLimits = { places: number; longestWaitMs: number }

type Waiter = { ticket: Ticket; admit: () => void; refuse: (problem: Problem) => void; timer: NodeJS.Timeout }

/** An estimate until requests have been measured; it lets a first burst wait in line. */
const firstGuessMs = 25
const newestWeighs = 0.1
/**
 * A request that holds a place this long without a connection is waiting on something external, such as a card company.
 */
const longestHoldMs = 3_000
/** Started work waits longer than new work, since half of it may be done. */
const patienceForBegunMs = 10_000
const longestRetrySeconds = 30

class TooBusy extends Problem {
  constructor(waitMs: number) {
    super(503, 'unavailable', 'We are very busy right now. Please try again in a few seconds.', undefined, {
      retryAfterSeconds: Math.min(longestRetrySeconds, Math.max(1, Math.ceil(waitMs / 1_000))),
    })
  }
}

export const isTooBusy = (error: unknown): boolean => error instanceof TooBusy

const onTicket = new AsyncLocalStorage<Ticket>()

/** One request's place in line; everything the request does shares it. */
export class Ticket {
  readonly #line: Line
  #state: 'outside' | 'waiting' | 'inside' | 'over' = 'outside'
  #entered: Promise<void> | undefined
  #hasBegun = false
  #since = 0
  #cap: NodeJS.Timeout | undefined
  #borrowed = 0

  constructor(line: Line) {
    this.#line = line
  }

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  get isInside(): boolean {
    return this.#state === 'inside'
  }

  /** Waits for a place. @throws Problem 503 unavailable, at once if the wait would be too long */
  enter(): Promise<void> | undefined {
    if (this.#state === 'inside' || this.#state === 'over') return undefined
    if (this.#state === 'waiting') return this.#entered
    const turn = this.#line.turn(this)
    if (turn === undefined) {
      this.#admitted()
      return undefined
    }
    this.#state = 'waiting'
    this.#entered = turn.then(
      () => this.#admitted(),
      (problem: unknown) => {
        if (this.#state === 'waiting') this.#state = 'outside'
        throw problem
      },
    )
    return this.#entered
  }

  /** Gives up the place until the next `enter`: while a form arrives, or a card company responds. */
  leave(): void {
    if (this.#state !== 'inside') return
    clearInterval(this.#cap)
    this.#state = 'outside'
    this.#line.free(performance.now() - this.#since)
  }

  /** The answer has been sent: remaining work needs no place. */
  end(): void {
    this.leave()
    this.#line.forget(this)
    this.#state = 'over'
  }

  /** The caller hung up while waiting: no one would receive the answer. */
  giveUp(): void {
    this.#line.forget(this)
  }

  /** While a connection is in use the place is needed, however long the database takes. */
  borrow(): void {
    this.#borrowed += 1
  }

  giveBack(): void {
    this.#borrowed -= 1
  }

  run<T>(work: () => T): T {
    return onTicket.run(this, work)
  }

  #admitted(): void {
    if (this.#state === 'over') {
      this.#line.free(0)
      return
    }
    this.#state = 'inside'
    this.#hasBegun = true
    this.#since = performance.now()
    this.#cap = setInterval(() => {
      if (this.#borrowed === 0) this.leave()
    }, longestHoldMs)
    this.#cap.unref()
  }
}

/**
 * How long the thread has been at work without a break. Requests that never wait for anything, such as pages for wrong
 * addresses, are rendered one at a time: no line forms, but everyone behind them waits.
 */
class Stretch {
  #since: number | undefined
  #requests = 0

  /** Counts a request: how many there were since the last break, and the milliseconds since the first of them. */
  count(): { requests: number; ms: number } {
    const now = performance.now()
    if (this.#since === undefined) {
      this.#since = now
      this.#requests = 0
      setImmediate(() => {
        this.#since = undefined
      })
    }
    this.#requests += 1
    return { requests: this.#requests, ms: now - this.#since }
  }
}

/** The requests being processed, and those waiting. */
class Line {
  readonly #limits: AdmissionLimits
  readonly #waiting: Waiter[] = []
  readonly #stretch = new Stretch()
  #inside = 0
  #averageMs = firstGuessMs

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** Undefined: the place is granted immediately. */
  turn(ticket: Ticket): Promise<void> | undefined {
    const { places, longestWaitMs } = this.#limits
    const stretch = this.#stretch.count()
    // A few callers behind one long piece of work have waited already; sending them away would free nothing.
    const isCrowd = stretch.requests > places && stretch.ms > longestWaitMs
    if (!ticket.hasBegun && isCrowd) return Promise.reject(new TooBusy(stretch.ms))
    if (this.#inside < places && this.#waiting.length === 0) {
      this.#inside += 1
      return undefined
    }
    const { hasBegun } = ticket
    const wait = this.#waitFor(this.#waiting.length + 1)
    if (!hasBegun && wait > longestWaitMs) return Promise.reject(new TooBusy(wait))
    return new Promise((admit, refuse) => {
      const timer = setTimeout(
        () => {
          this.forget(ticket)
        },
        hasBegun ? patienceForBegunMs : longestWaitMs,
      )
      timer.unref()
      const waiter = { ticket, admit, refuse, timer }
      // Started work goes first, so that it finishes and frees what it holds.
      if (hasBegun) this.#waiting.unshift(waiter)
      else this.#waiting.push(waiter)
    })
  }

  free(heldMs: number): void {
    this.#averageMs += newestWeighs * (Math.min(heldMs, longestHoldMs) - this.#averageMs)
    const next = this.#waiting.shift()
    if (!next) {
      this.#inside -= 1
      return
    }
    clearTimeout(next.timer)
    next.admit()
  }

  /** Takes a ticket out of the line, if it is waiting. */
  forget(ticket: Ticket): void {
    const at = this.#waiting.findIndex((waiter) => waiter.ticket === ticket)
    const [waiter] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!waiter) return
    clearTimeout(waiter.timer)
    waiter.refuse(new TooBusy(this.#waitFor(this.#waiting.length)))
  }

  #waitFor(position: number): number {
    return (position * this.#averageMs) / this.#limits.places
  }
}

/** The ticket of the request being processed; jobs and commands have none and never wait. */
export const currentTicket = (): Ticket | undefined => onTicket.getStore()

/**
 * Admits requests to the database and to rendering: a fixed number at once, others in line as long as they are likely
 * to get their turn in time. Everyone else is rejected at once with 503 and Retry-After.
 */
export const createAdmission = (limits: AdmissionLimits): { ticket: () => Ticket } => {
  const line = new Line(limits)
  return { ticket: () => new Ticket(line) }
}

/** Runs work that must proceed however many are waiting, such as load balancer checks. */
export const withoutTicket = <T>(work: () => T): T => onTicket.exit(work)
