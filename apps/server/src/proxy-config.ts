import { type ProxyHeader, type TrustedProxies, trustedNetwork, trustNobody } from './http/client-address.ts'

type Read = {
  text: (name: string) => string | undefined
  wrong: <T>(sentence: string, instead: T) => T
}

const mostHops = 10

const headers: Readonly<Record<string, ProxyHeader>> = { 'x-forwarded-for': 'x-forwarded-for', forwarded: 'forwarded' }

/** `TRUST_PROXY_HEADER`: which header our proxies write; any other is the caller's own. */
const headerFrom = (read: Read): ProxyHeader => {
  const given = read.text('TRUST_PROXY_HEADER')
  if (given === undefined) return 'x-forwarded-for'
  const known = headers[given.toLowerCase()]
  return known ?? read.wrong(`TRUST_PROXY_HEADER is "${given}"; give X-Forwarded-For or Forwarded.`, 'x-forwarded-for')
}

/** `TRUST_PROXY`: how many proxies are in front of us, or where they are. */
export function trustedProxiesFrom(read: Read): TrustedProxies {
  const trusted = proxiesFrom(read)
  const header = headerFrom(read)
  return trusted.by === 'nobody' ? trusted : { ...trusted, header }
}

const proxiesFrom = (read: Read): TrustedProxies => {
  const given = read.text('TRUST_PROXY')
  if (given === undefined || given === 'none') return trustNobody
  if (/^\d+$/.test(given)) {
    const hops = Number(given)
    return hops >= 1 && hops <= mostHops
      ? { by: 'hops', hops }
      : read.wrong(`TRUST_PROXY is "${given}"; a number of proxies must be from 1 to ${mostHops}.`, trustNobody)
  }
  const network = trustedNetwork(given.split(',').map((entry) => entry.trim()))
  return 'fault' in network
    ? read.wrong(
        `TRUST_PROXY contains "${network.fault}"; list addresses and ranges such as 10.0.0.0/8,2001:db8::1, or give the number of proxies.`,
        trustNobody,
      )
    : network
}
