import {
  type Answer,
  type AnyEndpoint,
  addressOf,
  type BodyOf,
  type Client,
  type CodeOf,
  type ParamsOf,
  type ResultsOf,
} from '@porchlight/contract'
import type { Head, NewFile, NewWrite, NotTaken, Queue } from '@porchlight/offline'
import { toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords, type WordsOf } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { queueFor } from './holder.ts'

export type About = {
  /** The object of the write: writes for one object keep their order. */
  object: string
  /** What it does, as its author reads it while it is queued. */
  label: string
}
/** Stored on the device: it is sent once there is a connection. */
export type Waits = { ok: 'waits' }

type Sent = { params?: unknown; body?: unknown }
type InputOf<E> = { params?: ParamsOf<E>; body?: BodyOf<E> }

const unsent = (message: string) => ({ code: 'offline' as const, message, status: 500, required: [] })

const tell = (reason: NotTaken, words: WordsOf<typeof deviceWords>): void =>
  toast({ type: 'danger', title: words.notSaved, message: words.notTaken[reason] })

/** The queue's rule, repeated here because its code loads only when needed. */
const isOpen = ({ state }: Head): boolean => state === 'pending' || state === 'processing' || state === 'refused'

const waitsFor = async (queue: Queue, object: string): Promise<boolean> => {
  if (!queue.heads().some(isOpen)) return false
  const line = await queue.lineOf(object)
  return queue.heads().some((head) => head.line === line && isOpen(head))
}

/** Stores a write on the device, and reports that it did or why it couldn't. */
const useKeep = () => {
  const words = useWords(deviceWords)
  const userId = useUser()?.id
  return async (endpoint: AnyEndpoint, input: Sent, about: About, more: Partial<NewWrite> = {}): Promise<boolean> => {
    const queue = userId === undefined ? undefined : await queueFor(String(userId))
    const taken = await queue?.enqueue({
      ...about,
      url: addressOf(endpoint, input),
      method: endpoint.method,
      ...(input.body !== undefined && { data: input.body as Record<string, unknown> }),
      ...more,
    })
    if (taken?.accepted) toast({ type: 'info', title: words.saved, message: words.savedText })
    else tell(taken?.reason ?? 'locked', words)
    return taken?.accepted === true
  }
}

/**
 * Sends a write, or queues it on the device if there is no connection, or if an older one for the same object is queued
 * there: that one is sent first. The caller shows this on the page.
 */
export const useSendOrKeep = () => {
  const words = useWords(deviceWords)
  const userId = useUser()?.id
  const keep = useKeep()
  const mustWait = async ({ object }: About): Promise<boolean> =>
    userId !== undefined && waitsFor(await queueFor(String(userId)), object)

  return async <E extends Pick<AnyEndpoint, 'method' | 'path'>>(
    target: E,
    input: InputOf<E>,
    about: About,
  ): Promise<Answer<ResultsOf<E>, CodeOf<E>> | Waits> => {
    const endpoint = target as unknown as AnyEndpoint
    if (!navigator.onLine || (await mustWait(about)))
      return (await keep(endpoint, input, about)) ? { ok: 'waits' } : { ok: false, error: unsent(words.notSaved) }
    const idempotencyKey = crypto.randomUUID()
    const sent = (api as Client)(endpoint, { ...input, idempotencyKey } as never)
    const answer = (await sent) as Answer<ResultsOf<E>, CodeOf<E>>
    if (answer.ok || answer.error.code !== 'offline') return answer
    // It may have arrived anyway: with its key it takes effect once.
    return (await keep(endpoint, input, about, { triedAs: idempotencyKey })) ? { ok: 'waits' } : answer
  }
}

/**
 * Queues a write together with files that could not be sent: they are sent first, and it refers to them in the fields
 * they specify. False if it was not accepted, which has been shown by then.
 */
export const useKeepWithFiles = () => {
  const keep = useKeep()
  return <E extends Pick<AnyEndpoint, 'method' | 'path'>>(
    target: E,
    input: { params?: ParamsOf<E>; body: Partial<BodyOf<E>> },
    about: About,
    uploads: readonly NewFile[],
  ): Promise<boolean> => keep(target as unknown as AnyEndpoint, input, about, { uploads })
}
