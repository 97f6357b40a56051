import { BlockList, isIP } from 'node:net'

// IPv4 ranges that are not public (IANA special-purpose registries): this machine, private and shared networks,
// link-local including the clouds' metadata service, documentation, benchmarks, multicast, reserved.
const closed = new BlockList()
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
for (const range of closedV4) {
  const [net = '', bits] = range.split('/')
  closed.addSubnet(net, Number(bits), 'ipv4')
}

// In IPv6 only global unicast is public, except addresses that carry an IPv4 address or lead nowhere.
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']
for (const range of closedV6) {
  const [net = '', bits] = range.split('/')
  closed.addSubnet(net, Number(bits), 'ipv6')
}

/** Whether this IP address is on the public internet. IPv4 embedded in IPv6 in any form is not. */
export function isPublicAddress(address: string): boolean {
  const plain = address.split('%')[0] ?? ''
  switch (isIP(plain)) {
    case 4:
      return !closed.check(plain, 'ipv4')
    case 6:
      return open.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
    default:
      return false
  }
}
