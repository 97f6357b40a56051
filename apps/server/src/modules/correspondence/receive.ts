import type { App } from '#kernel/app'
import { sha256 } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import type { ReceiverVerdict } from './engine/sorting.ts'
import { recordReceived } from './record-received.ts'

export const fileJob = 'correspondence.file'

/** An email as it arrived; `raw` is missing if it was too large to fetch. */
export type Arrival = {
  source: string
  /** The source's own id for it. */
  key: string
  raw: Buffer | null
  bytes: number
  verdict: Partial<ReceiverVerdict>
  /** What is known about an email that wasn't fetched. */
  about?: { sender: string; subject: string }
}

/** Larger emails are not fetched; only their envelope is. */
export const mostBytes = 40_000_000

const record = (ctx: WriteCtx, { source, key, raw, bytes, verdict, about }: Arrival, path: string | null) =>
  recordReceived(ctx, {
    channel: 'email',
    source,
    source_key: key,
    raw_path: path,
    bytes,
    verdict: JSON.stringify(verdict),
    state: raw ? 'received' : 'open',
    why: raw ? null : 'too_large',
    ...(about && { sender: about.sender.slice(0, 320), subject: about.subject.slice(0, 300) }),
  })

/** Stores an email as it arrived, before it is parsed. Receiving it again changes nothing. */
export const receiveEmail = async (app: App, arrival: Arrival): Promise<void> => {
  const { raw } = arrival
  const path = raw && `correspondence/${sha256(raw)}.eml`
  // Store the file first, so that a row never exists without its email.
  if (raw && path) await app.adapters.files.put(path, raw, { lasting: true })
  await app.work.write(async (ctx) => {
    const id = await record(ctx, arrival, path)
    if (id !== undefined && raw) await app.queue.enqueue(ctx, fileJob, { receivedId: id })
  })
}
