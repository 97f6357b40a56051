import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  callerOf,
  isFromThisMachine,
  isLoopbackHost,
  networkOf,
  type TrustedProxies,
  trustedNetwork,
  trustNobody,
} from './client-address.ts'

const network = (...entries: string[]): TrustedProxies => {
  const made = trustedNetwork(entries)
  if ('fault' in made) throw new Error(made.fault)
  return made
}
const hops = (count: number): TrustedProxies => ({ by: 'hops', hops: count })
const proxy = '10.0.0.5'
const ours = network('10.0.0.0/8', '2001:db8:aa::/48')
const address = (socket: string, headers: Record<string, string>, trust: TrustedProxies) =>
  callerOf(socket, headers, trust).address

describe('callerOf', () => {
  it('ignores every header when no proxy is trusted', () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-forwarded-proto': 'https' }
    expect(callerOf('203.0.113.9', headers, trustNobody)).toEqual({ address: '203.0.113.9', secure: false })
  })

  it("ignores headers from callers that aren't our proxies", () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' }
    expect(callerOf('203.0.113.9', headers, ours)).toEqual({ address: '203.0.113.9', secure: false })
  })

  it.each([
    ['one proxy', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
    ['a caller who made up an entry', { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' }, '198.51.100.7'],
    ['two of our proxies', { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.9.9.9' }, '198.51.100.7'],
    ['a port', { 'x-forwarded-for': '198.51.100.7:4711' }, '198.51.100.7'],
    ['IPv6', { 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7'],
    ['IPv6 with a port', { 'x-forwarded-for': '[2001:db8::7]:443' }, '2001:db8::7'],
    ['IPv4 written in IPv6', { 'x-forwarded-for': '::ffff:198.51.100.7' }, '198.51.100.7'],
    ['IPv4 written in IPv6 in hexadecimal', { 'x-forwarded-for': '::ffff:c633:6407' }, '198.51.100.7'],
    ['IPv4 written in IPv6 in full', { 'x-forwarded-for': '0:0:0:0:0:ffff:198.51.100.7' }, '198.51.100.7'],
    ['our proxy written in hexadecimal', { 'x-forwarded-for': '198.51.100.7, ::FFFF:a09:909' }, '198.51.100.7'],
    ['our IPv6 proxy in the chain', { 'x-forwarded-for': '198.51.100.7, 2001:db8:aa::1' }, '198.51.100.7'],
    ['Forwarded alone, which a caller can make up', { forwarded: 'for=6.6.6.6' }, proxy],
    [
      'Forwarded beside the header our proxy writes',
      { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=6.6.6.6' },
      '198.51.100.7',
    ],
    ['no header', {}, proxy],
    ['an empty header', { 'x-forwarded-for': '' }, proxy],
    ['an unknown caller', { 'x-forwarded-for': '6.6.6.6, unknown' }, proxy],
    ['no address at all', { 'x-forwarded-for': '6.6.6.6, <script>' }, proxy],
    ['only our proxies', { 'x-forwarded-for': '10.1.1.1, 10.2.2.2' }, '10.1.1.1'],
  ])('behind a known proxy: %s', (_what, headers, expected) => {
    expect(address(proxy, headers as Record<string, string>, ours)).toBe(expected)
  })

  describe('behind a proxy that writes Forwarded', () => {
    const theirs: TrustedProxies = { ...(ours as Extract<TrustedProxies, { by: 'network' }>), header: 'forwarded' }
    it.each([
      ['one proxy', { forwarded: 'for=198.51.100.7' }, '198.51.100.7'],
      [
        'a caller who made up an entry',
        { forwarded: 'for=6.6.6.6, for="[2001:db8::7]:4711";proto=https;by=10.0.0.5' },
        '2001:db8::7',
      ],
      [
        'a caller who sends the other header',
        { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=198.51.100.7' },
        '198.51.100.7',
      ],
      ['the other header alone', { 'x-forwarded-for': '6.6.6.6' }, proxy],
      ['two of our proxies', { forwarded: 'for=6.6.6.6, For=198.51.100.7, FOR="10.9.9.9:80"' }, '198.51.100.7'],
      ['a hidden caller', { forwarded: 'for=6.6.6.6, for=_hidden' }, proxy],
      ['an unknown caller', { forwarded: 'for=6.6.6.6, for=unknown;proto=https' }, proxy],
      ['no word of the caller', { forwarded: 'for=6.6.6.6, proto=https;by=10.0.0.5' }, proxy],
      ['an address in another parameter', { forwarded: 'for=6.6.6.6, by=198.51.100.7' }, proxy],
    ])('%s', (_what, headers, expected) => {
      expect(address(proxy, headers as Record<string, string>, theirs)).toBe(expected)
      expect(address('203.0.113.9', headers as Record<string, string>, theirs)).toBe('203.0.113.9')
    })

    it('takes TLS from what that proxy says about this caller', () => {
      const secure = (forwarded: string, more: Record<string, string> = {}) =>
        callerOf(proxy, { forwarded, ...more }, theirs).secure
      expect(secure('for=198.51.100.7;proto=https')).toBe(true)
      expect(secure('for=198.51.100.7;proto="HTTPS"')).toBe(true)
      expect(secure('for=6.6.6.6;proto=https, for=198.51.100.7;proto=http')).toBe(false)
      expect(secure('for=198.51.100.7', { 'x-forwarded-proto': 'https' })).toBe(false)
    })
  })

  it('recognizes a proxy that reaches a dual-stack socket over IPv4', () => {
    expect(address('::ffff:10.0.0.5', { 'x-forwarded-for': '198.51.100.7' }, ours)).toBe('198.51.100.7')
  })

  it('reads a header split across several lines', () => {
    const headers = { 'x-forwarded-for': ['6.6.6.6', '198.51.100.7'] }
    expect(callerOf(proxy, headers, ours).address).toBe('198.51.100.7')
  })

  it('accepts the widest range that is not everyone', () => {
    expect(address('200.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, network('128.0.0.0/1'))).toBe('1.2.3.4')
  })

  it('counts hops from the socket, and uses the furthest entry when there are fewer', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 203.0.113.1' }
    expect(address(proxy, headers, hops(1))).toBe('203.0.113.1')
    expect(address(proxy, headers, hops(2))).toBe('198.51.100.7')
    expect(address(proxy, headers, hops(9))).toBe('6.6.6.6')
    expect(address(proxy, {}, hops(2))).toBe(proxy)
  })

  it('reports TLS only if a trusted proxy says so', () => {
    const secure = (protocol: string) => callerOf(proxy, { 'x-forwarded-proto': protocol }, ours).secure
    expect([secure('https'), secure('HTTPS, http'), secure('http'), secure('')]).toEqual([true, true, false, false])
  })

  it('never lets entries a caller adds in front change the answer', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 60 }), (made) => {
        const front = made.map((entry) => entry.replaceAll(',', '')).join(',')
        const chain = front ? `${front}, 198.51.100.7` : '198.51.100.7'
        expect(address(proxy, { 'x-forwarded-for': chain }, ours)).toBe('198.51.100.7')
        expect(address(proxy, { 'x-forwarded-for': chain }, hops(1))).toBe('198.51.100.7')
      }),
    )
  })
})

describe('trustedNetwork', () => {
  it.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/x',
    'proxy.internal',
    '*',
    '',
    '::ffff:10.0.0.0/104',
    '::ffff:10.0.0.0/24',
    '2001:db8::/129',
    '10.0.0.0/1e1',
  ])('refuses %s', (entry) => {
    expect(trustedNetwork(['10.0.0.1', entry])).toEqual({ fault: entry })
  })
})

describe('isFromThisMachine', () => {
  const local = { socketAddress: '127.0.0.1', headers: { host: 'localhost:4000' }, httpVersion: '1.1' }

  it('requires a loopback socket, a loopback name, and no proxy in between', () => {
    expect(isFromThisMachine(local)).toBe(true)
    expect(isFromThisMachine({ ...local, socketAddress: '::1', headers: { host: '[::1]:4000' } })).toBe(true)
    expect(isFromThisMachine({ ...local, socketAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' } })).toBe(
      true,
    )
  })

  it.each([
    ['another machine', { ...local, socketAddress: '192.168.1.20' }],
    ['a closed socket', { ...local, socketAddress: undefined }],
    [
      'another machine that claims to be this one',
      { ...local, socketAddress: '10.0.0.5', headers: { ...local.headers, 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a proxy on this machine', { ...local, headers: { ...local.headers, 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that writes Forwarded', { ...local, headers: { ...local.headers, forwarded: 'for=127.0.0.1' } }],
    ['a proxy that writes Via', { ...local, headers: { ...local.headers, via: '1.1 cache' } }],
    ['a proxy that writes X-Real-IP', { ...local, headers: { ...local.headers, 'x-real-ip': '127.0.0.1' } }],
    ['a proxy that passes the name on', { ...local, headers: { host: 'stay.example.com' } }],
    ['a page whose name points at this machine', { ...local, headers: { host: 'rebind.example:4000' } }],
    ['a request without a name', { ...local, headers: {} }],
    ['a proxy that adds nothing', { ...local, httpVersion: '1.0' }],
  ])('is not %s', (_who, request) => {
    expect(isFromThisMachine(request)).toBe(false)
  })
})

describe('isLoopbackHost', () => {
  it.each([
    'localhost',
    'LOCALHOST:4000',
    'app.localhost',
    '127.0.0.1',
    '127.8.9.1',
    '127.200.0.1',
    '::1',
    '[::1]:4000',
  ])('%s is', (host) => expect(isLoopbackHost(host)).toBe(true))
  it.each(['0.0.0.0', '::', '', '0', '10.0.0.1', 'localhost.example.com', '127.0.0.1.nip.io', 'evil-localhost'])(
    '%s is not',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  )
})

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4'],
    ['2001:db8:0:0:9::1', '2001:db8:0:0'],
    ['2001:DB8:1::', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (given, expected) => expect(networkOf(given)).toBe(expected))

  it('is the same for all addresses in a /64, however they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
        const text = groups.map((group) => group.toString(16)).join(':')
        const short = new URL(`http://[${text}]`).hostname.slice(1, -1)
        expect(networkOf(short)).toBe(networkOf(text))
      }),
    )
  })
})
