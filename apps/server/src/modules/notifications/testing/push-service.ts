import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createWebPush, type PushWorld } from '../adapters/web-push.ts'

const tls = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../availability/testdata/tls/${name}`, import.meta.url)), 'utf8')

/** What a browser creates when it subscribes: a key pair whose private half only it has. */
const browserKeys = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = Buffer.from('0123456789abcdef')
  return { pair, auth, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } }
}
type Browser = ReturnType<typeof browserKeys>

/** Decrypts a payload like a browser does (RFC 8291 over RFC 8188, one record). */
const decrypted = (body: Buffer, { pair, auth }: Browser): string => {
  const salt = body.subarray(0, 16)
  const senderLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + senderLength)
  const secret = pair.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const record = body.subarray(21 + senderLength)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** Whether the sender signed with the key the browser knows (RFC 8292), for this service and a limited time. */
const isSigned = (authorization: string, publicKey: string, origin: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const isSoon = typeof exp === 'number' && exp - Date.now() / 1000 <= 86_400
  return signed && key === publicKey && aud === origin && isSoon && String(sub).startsWith('mailto:')
}

type Received = { path: string; ttl: string; urgency: string; topic: string; signed: boolean; payload: unknown }

/**
 * A push service on loopback that speaks the protocol: it reads pushes, checks their signature, and answers as
 * configured.
 */
export const pushService = async () => {
  const browser = browserKeys()
  const received: Received[] = []
  let answer = { status: 201, headers: {} as Record<string, string> }
  let publicKey = ''
  const server = createServer({ key: tls('feeds.key.pem'), cert: tls('feeds.cert.pem') }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers, url = '' } = request
      received.push({
        path: url,
        ttl: String(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
        signed: isSigned(String(headers.authorization), publicKey, origin),
        payload: JSON.parse(decrypted(Buffer.concat(chunks), browser)),
      })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://feeds.test:${(server.address() as AddressInfo).port}`
  return {
    received,
    /** What the browser sends when someone accepts pushes. */
    subscription: (name: string) => ({ endpoint: `${origin}/push/${name}`, keys: browser.keys }),
    knows: (key: string) => {
      publicKey = key
    },
    answers: (status: number, headers: Record<string, string> = {}) => {
      answer = { status, headers }
    },
    /** The adapter, set up as if the service were on the internet. */
    adapter: (world: Partial<PushWorld> = {}) =>
      createWebPush(() => 'stay@porchlight.test', {
        ca: tls('feeds.cert.pem'),
        mayCall: (address) => address === '127.0.0.1',
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        ...world,
      }),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
