import {
  apiBase,
  blobPath,
  expand,
  isCondensed,
  payloadPath,
  payloadsFor,
  type Role,
  withoutSecrets,
} from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import {
  type AccountKey,
  accountKeyFor,
  type FilePart,
  indexedKeep,
  indexedStore,
  openAnswers,
  openAssets,
  openPayloads,
  type RoomParts,
  type ServerReply,
  sealOf,
} from '@porchlight/offline'
import { sealAddress } from './addresses.ts'
import { clock, connection } from './connection.ts'
import { filesIn } from './files-in.ts'

const headers = { accept: 'application/json;condensed=1', 'x-requested-with': 'XMLHttpRequest' }

type Envelope = { valid?: boolean; results?: { error?: { message?: string } } }

/** A GET of the API. Its outcome tells what the connection is like. */
const ask = async (url: string): Promise<ServerReply> => {
  const online = connection()
  let answer: Response
  try {
    answer = await fetch(url, { headers })
  } catch (failure) {
    online.note(false)
    throw failure
  }
  online.note(true)
  const raw: unknown = await answer.json().catch(() => null)
  const body = (isCondensed(raw) ? expand(raw) : raw) as Envelope | null
  if (answer.ok && body?.valid) return { ok: true, value: body.results }
  return { ok: false, status: answer.status, message: body?.results?.error?.message ?? `HTTP ${answer.status}` }
}

const sizeOf = (answer: Response, length: number): number =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? length)

const fetchPart = async (url: string, part: readonly [number, number] | null): Promise<FilePart | null> => {
  const answer = await fetch(`${apiBase}/${blobPath}?url=${encodeURIComponent(url)}`, {
    headers: part ? { range: `bytes=${part[0]}-${part[1]}` } : {},
  })
  if (!answer.ok) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { bytes, type: answer.headers.get('content-type') ?? '', size: sizeOf(answer, bytes.length) }
}

const accountKey = async (userId: string): Promise<CryptoKey | null> => {
  const heard = await ask(sealAddress).catch(() => null)
  return accountKeyFor(userId, heard?.ok ? (heard.value as AccountKey) : null)
}

const roomParts = async (userId: string): Promise<RoomParts | undefined> => {
  const [store, queue] = await Promise.all([indexedKeep(), indexedStore()])
  const seal = await sealOf(queue, userId, () => accountKey(userId))
  if (!seal) return undefined
  await store.claim(userId)
  return { store, seal, userId }
}

/**
 * What this device stores for the signed-in person. Undefined if the browser has no storage, or what is stored could
 * not be sealed.
 */
export const openOwn = async (userId: string, roles: readonly Role[]) => {
  const room = await roomParts(userId).catch(() => undefined)
  if (!room) return undefined
  const parts = { ...room, ask, clock, isOnline: () => connection().isOnline(), clean: withoutSecrets }
  const kinds = payloadsFor(roles).map(({ type, name, required }) => ({
    type,
    required,
    url: `${apiBase}/${payloadPath({ type, name } as Parameters<typeof payloadPath>[0])}`,
  }))
  const payloads = openPayloads({ ...parts, kinds })
  const wanted = async () => {
    const read = await Promise.all(
      kinds.map(async ({ url }) => filesIn((await payloads.read(url))?.value).map((file) => ({ url: file, ref: url }))),
    )
    return read.flat()
  }
  const assets = openAssets({ ...parts, inApp: isNativeShell(), fetchPart, wanted })
  return { userId, answers: openAnswers(parts), payloads, assets }
}

export type Own = NonNullable<Awaited<ReturnType<typeof openOwn>>>
