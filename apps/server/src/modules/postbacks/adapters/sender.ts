import { promises as dns, type LookupAddress, type LookupOptions } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isOnWebPort } from '#kernel/callable-address'
import { isPublicAddress } from '#kernel/public-address'

export type Postback = { url: string; body: string; headers: Readonly<Record<string, string>> }
/** The status of the response, or why there was none. */
export type PostbackAnswer =
  | { status: number }
  | { problem: 'not_https' | 'other_port' | 'not_public' | 'unreachable' | 'timed_out' }
export type PostbackSender = { send(postback: Postback): Promise<PostbackAnswer> }

declare module '#kernel/app' {
  interface Adapters {
    postbacks: PostbackSender
  }
}

/** How names are resolved, which addresses can be called, and whom to trust; tests replace all of it. */
export type PostbackWorld = {
  resolve: (hostname: string) => Promise<LookupAddress[]>
  mayCall: (address: string) => boolean
  seconds: number
  /** Where connections go instead of the port of https. */
  port?: number
  /** PEM of a certificate authority to trust instead of the usual ones. */
  ca?: string
}

const realWorld: PostbackWorld = {
  resolve: (hostname) => dns.lookup(hostname, { all: true, verbatim: true }),
  mayCall: isPublicAddress,
  seconds: 10,
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Connects to the addresses that were checked. The name isn't resolved again, so it can't change in between. */
const lookupOf = (addresses: LookupAddress[]) => (_host: string, options: LookupOptions, done: Callback) => {
  const [first] = addresses
  if (options.all || !first) done(null, addresses)
  else done(null, first.address, first.family)
}

const post = (
  { url, body, headers }: Postback,
  addresses: LookupAddress[],
  world: PostbackWorld,
  signal: AbortSignal,
) =>
  new Promise<number>((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        signal,
        agent: false,
        lookup: lookupOf(addresses),
        ...(world.ca && { ca: world.ca }),
        ...(world.port && { port: world.port }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Porchlight-Postback/1.0',
          ...headers,
        },
      },
      (answer) => {
        // The body is never read, so a large response costs nothing. A redirect isn't a delivery and isn't followed.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/** Sends over https and its port, to public addresses only; a name with any private address is rejected entirely. */
export const createPostbackSender = (world: PostbackWorld = realWorld): PostbackSender => ({
  async send(postback) {
    const url = new URL(postback.url)
    if (url.protocol !== 'https:' || url.username || url.password) return { problem: 'not_https' }
    if (!isOnWebPort(postback.url)) return { problem: 'other_port' }
    const signal = AbortSignal.timeout(world.seconds * 1_000)
    const timedOut = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    try {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const family = isIP(host)
      const lookup = family ? [{ address: host, family }] : world.resolve(host)
      const addresses = await Promise.race([lookup, timedOut])
      if (addresses.length === 0 || !addresses.every(({ address }) => world.mayCall(address)))
        return { problem: 'not_public' }
      return { status: await post(postback, addresses, world, signal) }
    } catch {
      return { problem: signal.aborted ? 'timed_out' : 'unreachable' }
    }
  },
})
