import { BlockList, isIP } from 'node:net'

/**
 * The proxies whose headers about a caller are trusted: none, those in these networks, or the last n in front of us.
 */
export type TrustedProxies =
  | { by: 'nobody' }
  | { by: 'network'; includes: (address: string) => boolean; header?: ProxyHeader }
  | { by: 'hops'; hops: number; header?: ProxyHeader }

/**
 * The header our proxies write about a caller. Any other header comes from the caller, and a proxy passes it through
 * unchanged.
 */
export type ProxyHeader = 'x-forwarded-for' | 'forwarded'

export const trustNobody: TrustedProxies = { by: 'nobody' }

const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d{1,3}(?:\.\d{1,3}){3})|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/**
 * Normalizes an address: on a dual-stack socket an IPv4 caller is written as IPv6, and zones name a local interface.
 */
export const plainAddress = (address: string): string => {
  const [bare = ''] = address.split('%')
  const [, dotted, high, low] = mapped.exec(bare) ?? []
  if (dotted || high === undefined || low === undefined) return dotted ?? bare
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

const familyOf = (address: string) => (isIP(address) === 6 ? ('ipv6' as const) : ('ipv4' as const))

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address)
  return isIP(plain) !== 0 && loopback.check(plain, familyOf(plain))
}

/** Whether a host means only this machine, with or without a port. */
export const isLoopbackHost = (host: string): boolean => {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(host)?.[1]
  const name = (bracketed ?? host.replace(/^([^:]*):\d+$/, '$1')).toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

/**
 * The network described by a list of addresses and CIDR ranges; the first entry that is neither is reported as the
 * fault.
 */
export const trustedNetwork = (entries: readonly string[]): TrustedProxies | { fault: string } => {
  const list = new BlockList()
  for (const entry of entries) {
    const [given = '', bits] = entry.split('/')
    const address = plainAddress(given)
    const family = isIP(address)
    const most = family === 6 ? 128 : 32
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    // A mapped address has its range counted in the wrong family, and a range that covers everyone trusts any caller.
    if (family === 0 || !(length >= 1 && length <= most) || (bits !== undefined && given !== address))
      return { fault: entry }
    list.addSubnet(address, length, familyOf(address))
  }
  return {
    by: 'network',
    includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)),
  }
}

type Headers = Record<string, string | string[] | undefined>

/** Limits how much of a header is read, since anyone can make one as long as a request may be. */
const mostHops = 32

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

/** Accepts `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]:5678`; anything else yields nothing. */
const addressIn = (entry: string): string | undefined => {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1]
  const address = plainAddress(bare ?? text)
  return isIP(address) === 0 ? undefined : address
}

/** A parameter of one hop of `Forwarded` (RFC 7239). */
const parameter = (hop: string, name: 'for' | 'proto'): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*("[^"]*"|[^;\\s]+)`, 'i').exec(hop)?.[1] ?? ''

type Hop = { address: string; protocol: string }

/** The hops that proxies recorded, nearest first. */
const notedBy = (headers: Headers, header: ProxyHeader): Hop[] => {
  const hops = (textOf(headers[header]) ?? '').split(',').slice(-mostHops).reverse()
  if (header === 'forwarded')
    return hops.map((hop) => ({ address: parameter(hop, 'for'), protocol: parameter(hop, 'proto') }))
  const [protocol = ''] = (textOf(headers['x-forwarded-proto']) ?? '').split(',')
  return hops.map((address) => ({ address, protocol }))
}

const isTrusted = (trust: TrustedProxies, address: string, hop: number): boolean => {
  if (trust.by === 'nobody') return false
  return trust.by === 'hops' ? hop < trust.hops : trust.includes(address)
}

/**
 * The caller's address: the socket's unless it belongs to one of our proxies, else the last address recorded by our
 * proxies that isn't itself one. An unreadable entry ends the walk at the proxy that passed it on.
 */
export const callerOf = (
  socketAddress: string,
  headers: Headers,
  trust: TrustedProxies,
): { address: string; secure: boolean } => {
  const nearest = plainAddress(socketAddress)
  if (!isTrusted(trust, nearest, 0)) return { address: nearest, secure: false }
  const header = trust.by === 'nobody' ? undefined : trust.header
  let address = nearest
  let protocol = ''
  for (const [index, hop] of notedBy(headers, header ?? 'x-forwarded-for').entries()) {
    protocol = hop.protocol
    const noted = addressIn(hop.address)
    if (noted === undefined) break
    address = noted
    if (!isTrusted(trust, noted, index + 1)) break
  }
  return {
    address,
    secure:
      protocol
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase() === 'https',
  }
}

const proxyHeaders = /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*|x-original-.*)$/i

/**
 * Whether a request comes from this machine itself: over a loopback socket, to a loopback name, and through no proxy. A
 * web page whose name was pointed at this machine fails on the name; a proxy on this machine fails on the headers it
 * adds.
 */
export const isFromThisMachine = (request: {
  socketAddress: string | undefined
  headers: Headers
  httpVersion: string
}): boolean =>
  isLoopback(request.socketAddress ?? '') &&
  // Proxies that add no header at all still speak HTTP/1.0, which has no host names.
  request.httpVersion !== '1.0' &&
  isLoopbackHost(textOf(request.headers.host) ?? '') &&
  !Object.keys(request.headers).some((name) => proxyHeaders.test(name))

/** The network a caller controls: an IPv4 address, or a whole IPv6 /64. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
