import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readToken } from './read-token.ts'

type Behavior = { status?: number; body?: unknown; hang?: boolean; drop?: boolean }
type Message = { token: string; notification: unknown; data: Record<string, string>; android: Record<string, unknown> }
type Received = { path: string; message: Message }

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const email = 'pushes@porchlight-test.iam.gserviceaccount.com'
const hour = 3_600

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** An error in Google's format. */
export const fcmRefusal = (code: number, status: string, ...details: object[]): Behavior => ({
  status: code,
  body: { error: { code, message: 'Words about token abc', status, details } },
})

/**
 * Firebase Cloud Messaging and its access token server, on loopback; one behavior per push. `/received` returns what
 * arrived.
 */
export const fcmServer = async (behaviors: Behavior[] = [], port = 0) => {
  const received: Received[] = []
  const clock = { now: Date.parse('2027-01-15T17:00:00Z') }
  const given = new Map<string, number>()
  const grants: Behavior[] = []

  const grant = (form: URLSearchParams): Behavior => {
    const read = readToken(form.get('assertion') ?? '', pair.publicKey)
    const { iss, aud, scope, iat, exp } = read?.claims ?? {}
    const isWell =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      read?.header.alg === 'RS256' &&
      iss === email &&
      aud === `${url}/token` &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      Number(exp) - Number(iat) <= hour
    if (!isWell) return { status: 400, body: { error: 'invalid_grant' } }
    const token = randomUUID()
    given.set(token, clock.now + hour * 1000)
    return { body: { access_token: token, expires_in: hour, token_type: 'Bearer' } }
  }
  const take = (request: IncomingMessage, text: string): Behavior => {
    if (request.url === '/received') return { body: received }
    const until = given.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    if (until === undefined || until < clock.now) return fcmRefusal(401, 'UNAUTHENTICATED')
    const { message } = JSON.parse(text) as { message: Message }
    received.push({ path: request.url ?? '', message })
    return behaviors.shift() ?? { body: { name: `projects/porchlight-test/messages/${received.length}` } }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request)
    const {
      status = 200,
      body = {},
      hang,
      drop,
    } = request.url === '/token' ? (grants.shift() ?? grant(new URLSearchParams(text))) : take(request, text)
    if (drop) request.socket.destroy()
    else if (!hang)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    received,
    clock,
    /** Access tokens issued so far. */
    given,
    /** Sets the outcome of the next pushes and token requests. */
    next: (...more: Behavior[]) => behaviors.push(...more),
    nextGrant: (...more: Behavior[]) => grants.push(...more),
    account: {
      project: 'porchlight-test',
      email,
      key,
      keyId: 'k1',
      tokenUrl: `${url}/token`,
      url,
      seconds: 0.5,
      now: () => clock.now,
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
