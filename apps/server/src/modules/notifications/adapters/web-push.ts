import { promises as dns, type LookupAddress, type LookupOptions } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import { isPublicAddress } from '#kernel/public-address'
import { type Push, type PushAdapter, PushRefused } from './push.ts'

/** How names are resolved, which addresses can be called, and whom to trust; tests replace all of it. */
export type PushWorld = {
  resolve: (hostname: string) => Promise<LookupAddress[]>
  mayCall: (address: string) => boolean
  seconds: number
  /** PEM of a certificate authority to trust instead of the usual ones. */
  ca?: string
}

const realWorld: PushWorld = {
  resolve: (hostname) => dns.lookup(hostname, { all: true, verbatim: true }),
  mayCall: isPublicAddress,
  seconds: 10,
}

/** A push that wasn't fetched within a day is outdated. */
const ttlSeconds = 86_400

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Connects to the addresses that were checked. The name isn't resolved again, so it can't change in between. */
const lookupOf = (addresses: LookupAddress[]) => (_host: string, options: LookupOptions, done: Callback) => {
  const [first] = addresses
  if (options.all || !first) done(null, addresses)
  else done(null, first.address, first.family)
}

/** The addresses of an endpoint if all of them can be called, over https only; empty otherwise (R70). */
const addressesOf = async (endpoint: string, world: PushWorld): Promise<LookupAddress[]> => {
  if (!URL.canParse(endpoint)) return []
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' || url.username || url.password) return []
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family ? [{ address: host, family }] : await world.resolve(host)
  return found.every(({ address }) => world.mayCall(address)) ? found : []
}

/** @throws PushRefused for invalid keys */
const detailsOf = ({ subscription, keys, payload, urgency, topic }: Push, subject: string) => {
  const { endpoint, p256dh, auth } = subscription
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    })
  } catch (error) {
    throw new PushRefused((error as Error).message, { cause: error })
  }
}

type Details = ReturnType<typeof detailsOf>

/** Sends it and returns the status; redirects aren't followed, and the response body isn't read. */
const statusOf = ({ endpoint, headers, body }: Details, addresses: LookupAddress[], world: PushWorld) =>
  new Promise<number>((resolve, reject) => {
    const call = request(
      new URL(endpoint),
      {
        method: 'POST',
        headers,
        agent: false,
        lookup: lookupOf(addresses),
        signal: AbortSignal.timeout(world.seconds * 1000),
        ...(world.ca && { ca: world.ca }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/**
 * Web Push (RFC 8030, 8291, 8292): payloads only the browser can read, signed with the installation's own key. The
 * address comes from the browser, so from anyone: https only, public addresses only, no redirects.
 */
export const createWebPush = (contactEmail: () => string, given: Partial<PushWorld> = {}): PushAdapter => {
  const world = { ...realWorld, ...given }
  return {
    newKeys: () => webPush.generateVAPIDKeys(),
    mayCall: async (endpoint) => (await addressesOf(endpoint, world).catch(() => [])).length > 0,
    async send(push) {
      const addresses = await addressesOf(push.subscription.endpoint, world)
      if (addresses.length === 0) throw new PushRefused('The push service is not on the public internet.')
      const status = await statusOf(detailsOf(push, `mailto:${contactEmail()}`), addresses, world)
      if (status >= 200 && status < 300) return 'taken'
      if (status === 404 || status === 410) return 'gone'
      if (status >= 400 && status < 500 && status !== 429 && status !== 408)
        throw new PushRefused(`The push service answered with status ${status}.`)
      throw new Error(`The push service answered with status ${status}.`)
    },
  }
}
