import { createPrivateKey } from 'node:crypto'
import { type ClientHttp2Session, connect } from 'node:http2'
import { type AppPush, type AppPushAdapter, nameOf, ttlSeconds } from './app-push.ts'
import { PushRefused } from './push.ts'
import { signedToken } from './signed-token.ts'

/** A key for Apple's push service; `url` overrides its address, for example for apps under development. */
export type ApnsAccount = {
  /** PEM, as Apple issues it once. */
  key: string
  keyId: string
  teamId: string
  /** The app's bundle id. */
  topic: string
  url?: string | undefined
  seconds?: number
  /** Milliseconds; set by tests. */
  now?: () => number
}

const realUrl = 'https://api.push.apple.com'

/** Apple accepts a token for an hour, and doesn't want a new one within twenty minutes. */
const tokenMs = 50 * 60_000
/** An unused connection is closed before something in between drops it. */
const idleMs = 5 * 60_000

/** One connection for all pushes, as Apple requires; opened when needed and after it was lost. */
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
      // The waiting caller sees the error on their own request.
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

/** Resolves once the whole response has arrived; a connection that ends early is an error. */
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

/** The app was removed from the phone, or the token never belonged to a phone. */
const gone = new Set(['BadDeviceToken', 'Unregistered', 'ExpiredToken'])

/**
 * Pushes to the app on iPhones and iPads, through Apple's push service over HTTP/2 (decision 0032). A problem with our
 * own key (403) is for the operator to fix, so it counts as temporary.
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
