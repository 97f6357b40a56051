import type { Reply } from '../answers.ts'
import { emptyShelf, memoryStore } from '../memory-store.ts'
import { type Channel, type Lead, type Request, type ServerOutcome, type Transport, Unsent } from '../parts.ts'
import { createQueue, type Queue } from '../queue.ts'
import type { QueueStore } from '../store.ts'
import { openSeal } from './open-seal.ts'
import type { Random } from './random.ts'
import type { SimulatedServer } from './server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Created each time: a shared one would retain everything that ever waited for it. */
const never = (): Promise<never> => new Promise(() => {})
const timeoutMs = 30_000

export type Weather = {
  /** The rates at which requests and answers get lost, and at which requests arrive twice. */
  lost: number
  twice: number
  /** The maximum delay, in milliseconds. */
  slow: number
}
export const calm: Weather = { lost: 0, twice: 0, slow: 200 }

type Parts = { time: VirtualTime; server: SimulatedServer; random: Random; name: string; weather: () => Weather }
type Tab = { queue: Queue; die: () => void; isAlive: () => boolean; inFlight: () => number }

/** A browser: one store and one lock, several tabs, its own clock, and a connection that comes and goes. */
export const simulatedBrowser = ({ time, server, random, name, weather }: Parts) => {
  const shelf = emptyShelf()
  const seqOf = new Map<string, number>()
  const tabs: Tab[] = []
  const listeners = new Set<(from: object) => void>()
  const waiting: { start: () => void; isAlive: () => boolean }[] = []
  let holder: object | null = null
  let clockOffset = 0
  let online = true
  let made = 0
  let most = 0

  const grant = () => {
    if (holder) return
    const next = waiting.shift()
    if (next?.isAlive()) next.start()
    else if (next) grant()
  }

  const open = (): Tab => {
    const self = {}
    let alive = true
    let inFlight = 0
    const release = () => {
      if (holder === self) holder = null
      time.after(random.between(1, 50), grant)
    }
    /** What a dead tab waits for never arrives. */
    const mine = <T>(promise: Promise<T>): Promise<T> =>
      promise.then(
        (value) => (alive ? value : never()),
        (error) => (alive ? Promise.reject(error) : never()),
      )
    const pause = (ms: number) => mine(new Promise<void>((resolve) => time.after(ms, resolve)))

    const base = memoryStore(shelf)
    const slowly =
      <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (!alive) return never()
        await pause(random.below(4))
        const result = await call(...args)
        for (const head of shelf.heads.values()) if (!seqOf.has(head.id)) seqOf.set(head.id, head.seq)
        await pause(random.below(2))
        return result
      }
    const store: QueueStore = {
      ...base,
      add: slowly(base.add),
      heads: slowly(base.heads),
      body: slowly(base.body),
      swap: slowly(base.swap),
      remove: slowly(base.remove),
    }

    const travel = async <T>(deliver: () => T): Promise<T> => {
      const { lost, twice, slow } = weather()
      if (!online) throw new Unsent('no connection')
      if (random.chance(lost)) {
        await pause(timeoutMs)
        throw new Unsent('no connection')
      }
      // In transit, it needs no tab: it arrives even if the tab is gone by then.
      const arrived = new Promise<T>((resolve) => time.after(random.below(slow), () => resolve(deliver())))
      if (random.chance(twice)) time.after(random.below(slow * 20), deliver)
      const answer = await mine(arrived)
      if (random.chance(lost)) {
        await pause(timeoutMs)
        throw new Unsent('no connection')
      }
      await pause(random.below(slow))
      return answer
    }
    const transport: Transport = {
      send: async (request: Request): Promise<Reply & { now: number | null }> => {
        inFlight += 1
        most = Math.max(most, inFlight)
        try {
          return await travel(() => ({ ...server.receive(request), now: time.now() }))
        } finally {
          inFlight -= 1
        }
      },
      ask: (key: string): Promise<ServerOutcome> => travel(() => server.tell(key)),
    }
    const lead: Lead = (begin) => {
      let end = () => {}
      const start = () => {
        holder = self
        end = begin()
      }
      waiting.push({ start, isAlive: () => alive })
      grant()
      return () => {
        end()
        release()
      }
    }
    const channel: Channel = {
      tell: () => {
        for (const listener of listeners) listener(self)
      },
      listen: (heard) => {
        const listener = (from: object) => {
          // A message may arrive late, and sometimes not at all.
          if (from !== self && alive && !random.chance(0.02))
            time.after(random.below(30), () => alive && heard('changed'))
        }
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const queue = createQueue({
      userId: '7',
      store,
      seal: async () => openSeal,
      transport,
      lead,
      channel,
      clock: {
        now: () => time.now() + clockOffset,
        after: (ms, run) => time.after(ms, () => alive && run()),
      },
      isOnline: () => online,
      room: async () => null,
      chunkEndPoint: '/chunks',
      newId: () => `${name}-${++made}`,
      reportOf: (head, body) => ({
        ...body,
        object: 'reports',
        url: '/reports',
        data: { of: head.id, n: body.data?.n },
        response: null,
        results: null,
      }),
    })
    const tab: Tab = {
      queue,
      isAlive: () => alive,
      inFlight: () => inFlight,
      die: () => {
        alive = false
        release()
      },
    }
    tabs.push(tab)
    return tab
  }

  return {
    shelf,
    seqOf,
    open,
    tabs: () => tabs.filter((tab) => tab.isAlive()),
    mostInFlight: () => most,
    moveClock: (ms: number) => {
      clockOffset += ms
    },
    setOnline: (next: boolean) => {
      online = next
      if (next) for (const tab of tabs) if (tab.isAlive()) tab.queue.connected()
    },
  }
}
export type SimulatedBrowser = ReturnType<typeof simulatedBrowser>
