import { generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { readToken } from './read-token.ts'

type Behavior = { status?: number; reason?: string; hang?: boolean; drop?: boolean }
type Headers = Record<string, unknown>
type Received = { path: string; headers: Headers; payload: unknown; connection: number }

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
/** How many milliseconds Apple accepts a token. */
const hour = 3_600_000

/** Apple's push service on loopback: HTTP/2, its tokens, and one behavior per push. */
export const apnsServer = async (...behaviors: Behavior[]) => {
  const received: Received[] = []
  const tokens = new Set<string>()
  const clock = { now: Date.parse('2027-01-15T17:00:00Z') }
  let sessions = 0

  /** Apple's objection to a caller's token; nothing if it is valid. */
  const doubt = (authorization: string): string | undefined => {
    const token = authorization.replace(/^bearer /, '')
    tokens.add(token)
    const read = readToken(token, pair.publicKey)
    if (read?.header.alg !== 'ES256' || read.header.kid !== 'KEY0000001' || read.claims.iss !== 'TEAM000001')
      return 'InvalidProviderToken'
    return clock.now - Number(read.claims.iat) * 1000 > hour ? 'ExpiredProviderToken' : undefined
  }
  const answer = (
    stream: ServerHttp2Stream,
    headers: Headers,
    body: string,
    session: ServerHttp2Session,
    connection: number,
  ) => {
    received.push({ path: String(headers[':path']), headers, payload: JSON.parse(body), connection })
    const said = doubt(String(headers.authorization))
    const { status = 200, reason, hang, drop } = said ? { status: 403, reason: said } : (behaviors.shift() ?? {})
    if (drop) session.destroy()
    else if (!hang) {
      stream.respond({ ':status': status })
      stream.end(reason ? JSON.stringify({ reason }) : undefined)
    }
  }
  const server = createServer()
  const open = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions += 1
    const connection = sessions
    open.add(session)
    session.on('close', () => open.delete(session))
    session.on('error', () => {})
    session.on('stream', (stream, headers) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {})
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => answer(stream, headers, Buffer.concat(chunks).toString(), session, connection))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    tokens,
    clock,
    next: (...more: Behavior[]) => behaviors.push(...more),
    /** Closes all connections, as Apple does from time to time. */
    sendAway: () => {
      for (const session of open) session.goaway()
    },
    account: {
      key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      keyId: 'KEY0000001',
      teamId: 'TEAM000001',
      topic: 'com.porchlight.stays',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      seconds: 0.5,
      now: () => clock.now,
    },
    close: () => {
      for (const session of open) session.destroy()
      server.close()
    },
  }
}
