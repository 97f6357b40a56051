import { lookup } from 'node:dns'
import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#kernel/public-address'

const seconds = 10

/** Connects to public addresses only, checked by the lookup that the connection itself uses. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error('the address is on a private network'), '', 4)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

/** Whether an address may be called by a server that others can reach: https, and no address of a private network. */
export const isCallable = (address: string, onlyPublic: boolean): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username) return false
  if (!onlyPublic) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || isPublicAddress(host))
}

type Post = { url: string; body: string; headers?: Record<string, string>; onlyPublic: boolean }

/** Posts JSON; follows no redirect, and reads nothing of the answer but its status. @throws Error */
export const postJson = ({ url, body, headers = {}, onlyPublic }: Post): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!isCallable(url, onlyPublic)) return reject(new Error('the address is on a private network'))
    const open = url.startsWith('https:') ? encrypted : plain
    const call = open(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(seconds * 1_000),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        ...(onlyPublic && { lookup: publicOnly }),
      },
      (answer) => {
        answer.resume()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`it answered with status ${statusCode}`))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
