import type { Reply } from '../answers.ts'
import { emptyShelf, memoryStore } from '../memory-store.ts'
import { type Request, type ServerOutcome, Unsent } from '../parts.ts'
import { createQueue, type QueueParts } from '../queue.ts'
import type { NewWrite } from '../write.ts'
import { openSeal } from './open-seal.ts'
import { virtualTime } from './virtual-time.ts'

export const done = (results: unknown = { object: null, uploads: [] }): Reply => ({
  status: 200,
  envelope: { valid: true, results },
})
export const no = (status: number, message = 'no', code = 'refused'): Reply => ({
  status,
  envelope: { valid: false, results: { error: { message, code }, required: [] } },
})

export const aWrite = (more: Partial<NewWrite> = {}): NewWrite => ({
  object: 'booking:12',
  label: 'Accept Elena’s request',
  url: '/app-portal/v1.1/bookings/12/answer',
  method: 'POST',
  data: { accept: true },
  ...more,
})

type Answer = (request: Request) => Reply | 'nothing'

/** One tab with a server that answers as the test specifies, ten milliseconds later. */
export const scene = (answer: Answer = () => done(), more: Partial<QueueParts> = {}) => {
  const time = virtualTime()
  const shelf = emptyShelf()
  const requests: Request[] = []
  const calls: string[] = []
  const set = {
    answer,
    online: true,
    unknownOutcome: (): ServerOutcome => ({
      state: 'unknown',
      now: time.now(),
      rememberedSince: time.now() - 172_800_000,
    }),
  }
  let made = 0
  let inFlight = 0
  let most = 0
  const onTheWay = () => new Promise<void>((resolve) => time.after(10, resolve))
  const open = (changed: Partial<QueueParts> = {}) =>
    createQueue({
      userId: '7',
      store: memoryStore(shelf),
      seal: async () => openSeal,
      transport: {
        send: async (request) => {
          requests.push(request)
          inFlight += 1
          most = Math.max(most, inFlight)
          await onTheWay()
          inFlight -= 1
          const given = set.answer(request)
          if (given === 'nothing') throw new Unsent('no connection')
          return { ...given, now: time.now() }
        },
        ask: async (key) => {
          calls.push(key)
          await onTheWay()
          return set.unknownOutcome()
        },
      },
      lead: (begin) => begin(),
      channel: { tell: () => {}, listen: () => () => {} },
      clock: time,
      isOnline: () => set.online,
      room: async () => null,
      chunkEndPoint: '/chunks',
      newId: () => `w${++made}`,
      reportOf: (head, body) => ({
        ...body,
        object: 'reports',
        url: '/reports',
        data: { of: head.id },
        response: null,
      }),
      ...more,
      ...changed,
    })
  const queue = open()
  return {
    time,
    shelf,
    requests,
    checked: calls,
    set,
    queue,
    open,
    most: () => most,
    states: () => queue.heads().map(({ state }) => state),
    /** Enqueues a write and lets a little time pass. */
    take: async (write: NewWrite = aWrite()): Promise<string> => {
      const taking = queue.enqueue(write)
      await time.pass(0)
      const taken = await taking
      if (!taken.accepted) throw new Error(taken.reason)
      return taken.id
    },
  }
}
