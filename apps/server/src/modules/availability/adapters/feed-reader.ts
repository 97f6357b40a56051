import { promises as dns, type LookupAddress, type LookupOptions } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isOnWebPort } from '#kernel/callable-address'
import { isPublicAddress } from '#kernel/public-address'
import { type FeedProblem, problem } from '../engine/feed-notes.ts'
import { calendarText } from './calendar-text.ts'

/** The text at a feed's address, or why there is none. */
export type FeedAnswer = { kind: 'text'; text: string } | { kind: 'failed'; problem: FeedProblem }
export type FeedReader = { read(url: string): Promise<FeedAnswer> }

declare module '#kernel/app' {
  interface Adapters {
    feeds: FeedReader
  }
}

/** How names are looked up, which addresses may be called, and which certificates to trust; tests supply their own. */
export type FeedWorld = {
  resolve: (hostname: string) => Promise<LookupAddress[]>
  mayCall: (address: string) => boolean
  /** Whether the port of an address may be called. */
  mayUsePort: (address: string) => boolean
  /** Time limit for a read, including redirects. */
  seconds: number
  /** PEM of the certificate authority to trust instead of the usual ones. */
  ca?: string
}

const realWorld: FeedWorld = {
  resolve: (hostname) => dns.lookup(hostname, { all: true, verbatim: true }),
  mayCall: isPublicAddress,
  mayUsePort: isOnWebPort,
  seconds: 10,
}

export const mostBytes = 5 * 1024 * 1024
const mostRedirects = 5

class Refused extends Error {
  readonly problem: FeedProblem
  constructor(...[code, params]: Parameters<typeof problem>) {
    super(code)
    this.problem = problem(code, params)
  }
}

const plainHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Calendar apps write `webcal:` for a calendar that is read over https. */
const addressOf = (address: string): URL => new URL(address.trim().replace(/^webcals?:/i, 'https:'))

/** Allows only https and its port, without a name and password in the address (R70). */
function assertCallable(url: URL, world: FeedWorld): void {
  if (url.protocol !== 'https:') throw new Refused('not_https')
  if (url.username || url.password) throw new Refused('password_in_address')
  if (!world.mayUsePort(url.href)) throw new Refused('other_port')
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** A host's addresses, if every one of them is public: a name with even one private address is rejected. */
async function addressesOf(url: URL, world: FeedWorld, signal: AbortSignal): Promise<LookupAddress[]> {
  const host = plainHost(url)
  const family = isIP(host)
  const lookup = family ? [{ address: host, family }] : world.resolve(host)
  const found = await Promise.race([lookup, untilAborted(signal)])
  if (found.length === 0) throw new Refused('no_address', { host })
  if (!found.every(({ address }) => world.mayCall(address))) throw new Refused('not_public', { host })
  return found
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Connects to the addresses that were checked; the name is not looked up again, so the result can't change. */
const lookupOf = (addresses: LookupAddress[]) => (_host: string, options: LookupOptions, done: Callback) => {
  const [first] = addresses
  if (options.all || !first) done(null, addresses)
  else done(null, first.address, first.family)
}

function open(url: URL, addresses: LookupAddress[], world: FeedWorld, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        signal,
        agent: false,
        lookup: lookupOf(addresses),
        ...(world.ca && { ca: world.ca }),
        headers: {
          accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'Porchlight-Calendar/1.0',
        },
      },
      resolve,
    )
    call.on('error', reject)
    call.end()
  })
}

/** How a body may be compressed. Some servers compress even when asked not to. */
const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** A body's decompressed bytes; what is small on the wire may be large here. */
function unpacked(answer: IncomingMessage): Readable {
  const packing = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing === '' || packing === 'identity') return answer
  const unpack = unpackers[packing]
  if (!unpack) throw new Refused('unreachable', { reason: `content-encoding ${packing.slice(0, 40)}` })
  const body = unpack()
  // A failure of either stream ends both; the body's reader sees the error.
  pipeline(answer, body, () => {})
  return body
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const tooLarge = () => new Refused('too_large', { megabytes: mostBytes / 1024 / 1024 })
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
  const body = unpacked(answer)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } finally {
    body.destroy()
    answer.destroy()
  }
  return calendarText(Buffer.concat(chunks), answer.headers['content-type'])
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/** Checks every hop like the first one. */
async function follow(address: string, world: FeedWorld, signal: AbortSignal): Promise<string> {
  let url = addressOf(address)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    assertCallable(url, world)
    const answer = await open(url, await addressesOf(url, world, signal), world, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) return await bodyOf(answer)
    answer.destroy()
    if (!isRedirect(status) || !answer.headers.location) throw new Refused('bad_status', { status })
    url = addressOf(new URL(answer.headers.location, url).href)
  }
  throw new Refused('too_many_redirects', { most: mostRedirects })
}

const problemOf = (error: unknown, signal: AbortSignal, { seconds }: FeedWorld): FeedProblem => {
  if (error instanceof Refused) return error.problem
  if (signal.aborted) return problem('too_slow', { seconds })
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return problem('unreachable', { reason })
}

/**
 * Reads feeds without opening a way into our network (R70): https on port 443 only, public addresses only at every hop, connected
 * to the address that was checked, 5 MB and 10 seconds at most. Failures are results, never exceptions.
 */
export function createFeedReader(world: Partial<FeedWorld> = {}): FeedReader {
  const own = { ...realWorld, ...world }
  return {
    async read(url) {
      const signal = AbortSignal.timeout(own.seconds * 1000)
      try {
        return { kind: 'text', text: await follow(url, own, signal) }
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error, signal, own) }
      }
    },
  }
}
