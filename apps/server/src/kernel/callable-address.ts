import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Connects to public addresses only, checked in the same lookup that the connection uses. */
export const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error('the address is on a private network'), '', 4)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

/** Whether an address is on the port of its scheme: anything on another port is a service, not a site. */
export const isOnWebPort = (address: string): boolean => URL.canParse(address) && new URL(address).port === ''

/** Whether a publicly reachable server may call an address: https, and not an address in a private network. */
export const isCallable = (address: string, onlyPublic: boolean): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username) return false
  if (!onlyPublic) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || isPublicAddress(host))
}
