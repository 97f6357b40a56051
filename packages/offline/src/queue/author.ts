import { closeBody, openBody } from './bodies.ts'
import type { Changes } from './changes.ts'
import { bytesOf, type Files, isRoomFor, keepFiles, newFiles } from './files.ts'
import type { Mirror } from './mirror.ts'
import type { Clock, Transport } from './parts.ts'
import { newRecord } from './records.ts'
import { completed, triedAgain } from './rules.ts'
import type { Seal } from './seal.ts'
import { settled } from './settling.ts'
import { type NewRecord, type QueueStore, StoreProblem } from './store.ts'
import type { Body, Head, NewFile, Upload, WriteData } from './write.ts'

export type AuthorParts = {
  store: QueueStore
  mirror: Mirror
  changes: Changes
  transport: Transport
  clock: Clock
  chunkEndPoint: string
  room: () => Promise<number | null>
  seal: () => Promise<Seal | null>
  newId: () => string
  reportOf: (head: Head, body: Body) => Body | null
}

/** If another tab changes it at the same time, it is read and tried again, a few times. */
const tries = 3

/** A replacement for one of a write's files, identified by that file's id. */
export type Exchange = { upload: string; file: Blob; name: string }

const taken = ({ upload, file, name }: Exchange, uploads: readonly Upload[]): NewFile[] => {
  const old = uploads.find(({ id }) => id === upload)
  return old ? [{ field: old.field, file, name, ...(old.namedAs && { namedAs: old.namedAs }) }] : []
}

/** The actions of a write's author. */
export const createAuthor = (parts: AuthorParts) => {
  const { store, mirror, changes, transport, clock, newId, reportOf } = parts

  /** Runs on the current version of the write; null requests another try. */
  const onLatest = async <T>(id: string, otherwise: T, run: (head: Head) => Promise<T | null>): Promise<T> => {
    for (let left = tries; left > 0; left -= 1) {
      mirror.spoil()
      await mirror.refresh()
      const head = mirror.byId(id)
      if (!head) return otherwise
      const result = await run(head)
      if (result !== null) return result
    }
    return otherwise
  }
  const lastPlace = (): number => Math.max(0, ...mirror.heads().map(({ place, seq }) => Math.max(place, seq))) + 1

  /** Uses a new key, because the server returns the old answer for the old one. */
  const sendAs = async (head: Head, change: (body: Body) => Body): Promise<boolean | null> => {
    const seal = await parts.seal()
    const body = seal && (await openBody(store, seal, head))
    if (!body) return false
    const fresh = { ...change(body), response: null }
    const files = { files: fresh.uploads.map(({ id }) => id), bytes: bytesOf(fresh.uploads) }
    const next = { ...triedAgain({ ...head, state: 'refused' }, newId(), 0), ...files }
    if (!(await changes.swap(head, { head: next, body: await closeBody(seal, next.id, fresh) }))) return null
    await store.forgetFiles(head.files.filter((id) => !next.files.includes(id)))
    return true
  }

  const retry = (id: string): Promise<boolean> =>
    onLatest(id, false, async (head) => {
      if (head.state === 'refused') return sendAs(head, (body) => body)
      if (head.state !== 'pending' && head.state !== 'dropped') return false
      return (await changes.swap(head, { head: triedAgain(head, head.id, lastPlace()) })) ? true : null
    })

  /** Stores replacement files; returns them by id. */
  const keepExchanged = async (head: Head, exchanges: readonly Exchange[]): Promise<Map<string, Upload> | null> => {
    const seal = await parts.seal()
    const body = seal && (await openBody(store, seal, head))
    if (!body) return null
    const known = exchanges.filter(({ upload }) => body.uploads.some(({ id }) => id === upload))
    const files: Files = newFiles(
      known.flatMap((one) => taken(one, body.uploads)),
      newId,
    )
    if (!isRoomFor(files, await parts.room())) throw new StoreProblem('full')
    await keepFiles({ store, seal }, files, clock.now())
    return new Map(known.map(({ upload }, at) => [upload, (files[at] as Files[number])[0]]))
  }
  const edit = (id: string, data: WriteData, exchanges: readonly Exchange[] = []): Promise<boolean> =>
    onLatest(id, false, async (head) => {
      const isOpen = head.state === 'refused' || (head.state === 'pending' && head.attempts === 0)
      const fresh = isOpen && (await keepExchanged(head, exchanges))
      if (!fresh) return false
      const withFiles = ({ uploads, ...body }: Body): Body => {
        const next = uploads.map((upload) => fresh.get(upload.id) ?? upload)
        return { ...body, data, uploads: next, chunksEndPoint: fresh.size > 0 ? null : body.chunksEndPoint }
      }
      const isSent = await sendAs(head, withFiles)
      if (!isSent) await store.forgetFiles([...fresh.values()].map((upload) => upload.id))
      return isSent
    })

  /** A write that was sent may have arrived: then it is complete and can't be removed. */
  const hasArrived = async (head: Head, body: Body | null, seal: Seal | null): Promise<boolean> => {
    if (head.attempts === 0 || head.state === 'refused' || !body || !seal) return false
    const serverOutcome = await transport.ask(head.id).catch(() => null)
    if (serverOutcome?.state !== 'answered') return false
    const outcome = settled(head, body, serverOutcome, clock.now(), { endPoint: parts.chunkEndPoint })
    if (outcome.head.state !== 'complete' || outcome.follower) return false
    await changes.swap(head, { head: outcome.head, body: await closeBody(seal, head.id, outcome.body) })
    return true
  }
  const reportFor = async (head: Head, body: Body | null, seal: Seal | null): Promise<NewRecord | null> => {
    // A dropped write was already reported when it was dropped.
    const report = body && head.state === 'refused' ? reportOf(head, body) : null
    const { userId, createdAt } = head
    return report && seal ? newRecord(seal, { id: newId(), userId, createdAt, body: report, quiet: true }) : null
  }
  const discard = (id: string): Promise<'discarded' | 'sent' | 'busy'> =>
    onLatest(id, 'discarded', async (head) => {
      if (head.state === 'processing') return 'busy'
      const seal = await parts.seal()
      const body = seal && (await openBody(store, seal, head))
      if (await hasArrived(head, body, seal)) return 'sent'
      const followedBy = await reportFor(head, body, seal)
      // The report is queued in the same transaction that ends the write.
      const over = { ...completed(head, clock.now()), files: head.files, quiet: true }
      const gone = await changes.swap(head, { head: over, ...(followedBy && { followedBy }) })
      if (!gone) return null
      await changes.remove(gone)
      return 'discarded'
    })

  return { retry, edit, discard }
}
