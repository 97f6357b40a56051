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
  /** The author of these writes. Another user has a separate queue. */
  userId: string
  store: QueueStore
  /** Null while unavailable; requested again when needed. */
  seal: () => Promise<Seal | null>
  transport: Transport
  lead: Lead
  channel: Channel
  clock: Clock
  isOnline: () => boolean
  /** Free bytes on this device; null if unknown. */
  room: () => Promise<number | null>
  chunkEndPoint: string
  newId: () => string
  reportOf: (head: Head, body: Body) => Body | null
}

export type Queue = {
  /** Accepts a write, or returns why not; an accepted write is stored on disk. */
  enqueue: (write: NewWrite) => Promise<Taken>
  /** Pending, stuck and completed writes, in order. */
  heads: () => readonly Head[]
  subscribe: (listener: () => void) => () => void
  /** A write's content; null while the key isn't available, or if it can't be decrypted. */
  read: (head: Head) => Promise<Body | null>
  /** The mark of an object's writes. */
  lineOf: (object: string) => Promise<string | null>
  /** Sends it (again) now, at its author's request. False if there is nothing to do. */
  retry: (id: string) => Promise<boolean>
  /** A write's file as it was selected; null if it can't be read, or not anymore. */
  file: (upload: Upload) => Promise<Blob | null>
  /**
   * Sends it with different data and files. Only before it has ever been sent, or after it was rejected.
   * @throws StoreProblem if a replacement file can't be stored
   */
  edit: (id: string, data: WriteData, exchanges?: readonly Exchange[]) => Promise<boolean>
  /** Removes it from the queue; `sent` if it turns out to have arrived, `busy` while it is being sent. */
  discard: (id: string) => Promise<'discarded' | 'sent' | 'busy'>
  isOnline: () => boolean
  /** The browser reports a connection again. */
  connected: () => void
  /** Another call of this page was answered. */
  answered: () => void
  stop: () => void
}

/** How soon a tab checks for changes: its own and those of the sending tab soon, others at leisure. */
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

/** Used without storage: rejects every write up front. */
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
