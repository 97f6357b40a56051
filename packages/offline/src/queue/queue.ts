import { createAuthor, type Exchange } from './author.ts'
import { openBody } from './bodies.ts'
import { createChanges } from './changes.ts'
import { openFile } from './files.ts'
import { createIntake } from './intake.ts'
import { createMirror } from './mirror.ts'
import type { Channel, Clock, Lead, Transport } from './parts.ts'
import { createRunner } from './runner.ts'
import type { Seal } from './seal.ts'
import { createSender } from './sender.ts'
import type { QueueStore } from './store.ts'
import type { Body, Head, NewWrite, NotTaken, Taken, Upload, WriteData } from './write.ts'

export type QueueParts = {
  /** Whose writes these are. Another user has a queue of their own. */
  userId: string
  store: QueueStore
  /** Null while it is not available; asked again when it is needed. */
  seal: () => Promise<Seal | null>
  transport: Transport
  lead: Lead
  channel: Channel
  clock: Clock
  isOnline: () => boolean
  /** Free bytes on this device; null when unknown. */
  room: () => Promise<number | null>
  chunkEndPoint: string
  newId: () => string
  reportOf: (head: Head, body: Body) => Body | null
}

export type Queue = {
  /** Accepts a write, or returns why not; accepted means stored on disk. */
  enqueue: (write: NewWrite) => Promise<Taken>
  /** Pending, stuck and completed writes, in order. */
  heads: () => readonly Head[]
  subscribe: (listener: () => void) => () => void
  /** A write's content; null while the key is not available, or when it can't be decrypted. */
  read: (head: Head) => Promise<Body | null>
  /** The mark that the writes for an object carry. */
  lineOf: (object: string) => Promise<string | null>
  /** Sends it (again) now, at its author's request. False when there is nothing to do. */
  retry: (id: string) => Promise<boolean>
  /** A file of a write, as it was chosen; null when it cannot be read, or not any more. */
  file: (upload: Upload) => Promise<Blob | null>
  /**
   * Sends it with other data, and other files. Only before it was ever sent, or after it was refused.
   * @throws StoreProblem when another file cannot be kept
   */
  edit: (id: string, data: WriteData, exchanges?: readonly Exchange[]) => Promise<boolean>
  /** Takes it out of the queue; `sent` when it turns out to have arrived, `busy` while it is on its way. */
  discard: (id: string) => Promise<'discarded' | 'sent' | 'busy'>
  isOnline: () => boolean
  /** The browser says that there is a connection again. */
  connected: () => void
  /** Some other call of this page was answered. */
  answered: () => void
  stop: () => void
}

/** How soon a tab looks at what was changed: its own doing and the one that sends at once, others when it is calm. */
const sweepMs = { soon: 20, calmly: 250 }

/** The write queue of one user in one tab (spec section 4). */
export const createQueue = (parts: QueueParts): Queue => {
  const { store, channel, clock, userId, lead } = parts
  const mirror = createMirror(store, userId, clock.now)
  const changes = createChanges(store, mirror, channel)
  const send = createSender({ ...parts, changes, route: { endPoint: parts.chunkEndPoint } })
  const runner = createRunner({ ...parts, mirror, changes, send })
  const take = createIntake({ ...parts, changes })
  const author = createAuthor({ ...parts, mirror, changes })

  let looking: (() => void) | undefined
  const look = (afterMs: number) => {
    mirror.spoil()
    looking ??= clock.after(afterMs, () => {
      looking = undefined
      void mirror.refresh().then(runner.check, () => {})
    })
  }
  const heard = () => look(runner.isLeading() ? sweepMs.soon : sweepMs.calmly)
  const stopListening = channel.listen((call) => call === 'changed' && heard())
  const leave = lead(runner.begin)
  look(0)

  const thenLook = async <T>(done: Promise<T>): Promise<T> => {
    const result = await done
    look(sweepMs.soon)
    return result
  }
  return {
    enqueue: (write) => thenLook(take(write)),
    heads: mirror.heads,
    subscribe: mirror.subscribe,
    read: async (head) => {
      const seal = await parts.seal()
      return seal && openBody(store, seal, head)
    },
    file: async (upload) => {
      const seal = await parts.seal()
      return seal && openFile({ store, seal }, upload)
    },
    lineOf: async (object) => (await parts.seal())?.lineOf(object) ?? null,
    retry: (id) => thenLook(author.retry(id)),
    edit: (id, data, exchanges) => thenLook(author.edit(id, data, exchanges)),
    discard: (id) => thenLook(author.discard(id)),
    isOnline: parts.isOnline,
    connected: () => void runner.connected().catch(mirror.spoil),
    answered: () => void runner.answered().catch(mirror.spoil),
    stop: () => {
      leave()
      stopListening()
      looking?.()
    },
  }
}

const none: readonly Head[] = []

/** Used where there is no storage: rejects every write up front. */
export const queueWithout = (reason: NotTaken): Queue => ({
  enqueue: async () => ({ accepted: false, reason }),
  heads: () => none,
  subscribe: () => () => {},
  read: async () => null,
  file: async () => null,
  lineOf: async () => null,
  retry: async () => false,
  edit: async () => false,
  discard: async () => 'busy',
  isOnline: () => true,
  connected: () => {},
  answered: () => {},
  stop: () => {},
})
