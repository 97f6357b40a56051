import { createPrivateKey } from 'node:crypto'
import { type ClientHttp2Session, connect } from 'node:http2'
import { type AppPush, type AppPushAdapter, nameOf, ttlSeconds } from './app-push.ts'
import { PushRefused } from './push.ts'
import { signedToken } from './signed-token.ts'

/** A key of Apple's push service; `url` is another address of it, such as that for apps under development. */
export type ApnsAccount = {
  /** PEM, as Apple gives it out once. */
  key: string
  keyId: string
  teamId: string
  /** The bundle of the app. */
  topic: string
  url?: string | undefined
  seconds?: number
  /** Milliseconds; tests turn it. */
  now?: () => number
}

const realUrl = 'https://api.push.apple.com'

/** Apple takes a token for an hour, and wants no new one within twenty minutes. */
const tokenMs = 50 * 60_000
/** A connection that is not used is closed before someone on the way forgets it. */
const idleMs = 5 * 60_000

/** One connection for all pushes, as Apple asks for; opened when needed and after it was lost. */
const lineTo = (url: string) => {
  let open: ClientHttp2Session | undefined
  const drop = (): void => {
    open?.destroy()
    open = undefined
  }
  return {
    drop,
    session: (): ClientHttp2Session => {
      if (open && !open.closed && !open.destroyed) return open
      const session = connect(url)
      // The person who is asking hears of it by their own request.
      session.on('error', () => {})
      session.on('goaway', () => session.close())
      session.setTimeout(idleMs, () => session.close())
      session.unref()
      open = session
      return session
    },
  }
}

type Answer = { status: number; reason: string }

const reasonIn = (text: string): string => {
  try {
    return String((JSON.parse(text) as { reason?: unknown }).reason ?? '')
  } catch {
    return ''
  }
}

/** Resolves once the whole answer is there; a connection that ends before is an error. */
const ask = (session: ClientHttp2Session, headers: Record<string, string>, body: string, seconds: number) =>
  new Promise<Answer>((resolve, reject) => {
    const stream = session.request(headers, { signal: AbortSignal.timeout(seconds * 1000) })
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', (answer) => {
      status = Number(answer[':status'])
    })
    stream.on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(0, 4_096)
    })
    stream.on('error', reject)
    stream.on('close', () =>
      status > 0 ? resolve({ status, reason: reasonIn(text) }) : reject(new Error('Apple’s push service hung up.')),
    )
    stream.end(body)
  })

const messageOf = ({ title, body, url, noticeId }: AppPush): string =>
  JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, id: noticeId, url })

/** The phone has dropped the app, or this never was a phone. */
const gone = new Set(['BadDeviceToken', 'Unregistered', 'ExpiredToken'])

/**
 * Pushes to the app on iPhones and iPads, by Apple's push service over HTTP/2 (decision 0032). What is wrong with our own
 * key (403) is for the operator to fix, and so for now.
 */
export const apnsPush = ({
  key,
  keyId,
  teamId,
  topic,
  url = realUrl,
  seconds = 10,
  now = Date.now,
}: ApnsAccount): AppPushAdapter => {
  const line = lineTo(url)
  const signer = createPrivateKey(key)
  let token = { text: '', madeAt: Number.NEGATIVE_INFINITY }
  const bearer = (): string => {
    if (now() - token.madeAt > tokenMs) {
      const iat = Math.floor(now() / 1000)
      token = { text: signedToken(signer, { kid: keyId }, { iss: teamId, iat }), madeAt: now() }
    }
    return token.text
  }
  const headersOf = (push: AppPush) => ({
    ':method': 'POST',
    ':path': `/3/device/${encodeURIComponent(push.token)}`,
    authorization: `bearer ${bearer()}`,
    'apns-topic': topic,
    'apns-push-type': 'alert',
    'apns-priority': push.urgency === 'high' ? '10' : '5',
    'apns-expiration': String(Math.floor(now() / 1000) + ttlSeconds),
    'apns-collapse-id': nameOf(push),
  })
  const answerTo = async (push: AppPush): Promise<Answer> => {
    try {
      return await ask(line.session(), headersOf(push), messageOf(push), seconds)
    } catch (failure) {
      line.drop()
      throw failure
    }
  }
  return {
    async send(push) {
      const { status, reason } = await answerTo(push)
      if (status === 200) return 'taken'
      if (status === 410 || gone.has(reason)) return 'gone'
      if (reason === 'ExpiredProviderToken') token.madeAt = Number.NEGATIVE_INFINITY
      const said = `Apple’s push service answered with status ${status}${reason && `, ${reason}`}.`
      if (status >= 400 && status < 500 && status !== 403 && status !== 429) throw new PushRefused(said)
      throw new Error(said)
    },
    close: line.drop,
  }
}
