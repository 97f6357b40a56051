import { createPrivateKey } from 'node:crypto'
import { type AppPush, type AppPushAdapter, nameOf, ttlSeconds } from './app-push.ts'
import { PushRefused } from './push.ts'
import { signedToken } from './signed-token.ts'

/** A Google service account that can send via Firebase Cloud Messaging; `url` is its address in tests. */
export type FcmAccount = {
  project: string
  email: string
  /** PEM. */
  key: string
  keyId: string
  /** Where to get an access token for a signed claim. */
  tokenUrl: string
  url?: string | undefined
  seconds?: number
  /** Milliseconds; set by tests. */
  now?: () => number
}

const realUrl = 'https://fcm.googleapis.com'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
/** How long before its expiry a token is dropped, so that it doesn't expire in transit. */
const spareMs = 60_000

type Detail = { errorCode?: string; fieldViolations?: { field?: string }[] }
type Refusal = { error?: { status?: string; details?: Detail[] } }
type Token = { text: string; until: number }

/** Requests an access token with a claim signed by the account (RFC 7523). */
const newToken = async ({ email, key, keyId, tokenUrl, seconds = 10 }: FcmAccount, now: number): Promise<Token> => {
  const iat = Math.floor(now / 1000)
  const claims = { iss: email, scope, aud: tokenUrl, iat, exp: iat + 3_600 }
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signedToken(createPrivateKey(key), { kid: keyId }, claims),
    }),
  })
  const given = (await answer.json().catch(() => ({}))) as { access_token?: unknown; expires_in?: unknown }
  if (!answer.ok || typeof given.access_token !== 'string')
    throw new Error(`Google gave no access token for pushes, with status ${answer.status}.`)
  return { text: given.access_token, until: now + Number(given.expires_in ?? 0) * 1000 - spareMs }
}

/** The access token, requested once for all simultaneous callers, and cached until it expires. */
const tokenOf = (account: FcmAccount, now: () => number) => {
  let token: Token | undefined
  let asking: Promise<Token> | undefined
  const forget = (): void => {
    token = undefined
  }
  const text = async (): Promise<string> => {
    if (token && token.until > now()) return token.text
    asking ??= newToken(account, now()).finally(() => {
      asking = undefined
    })
    token = await asking
    return token.text
  }
  return { text, forget }
}

const messageOf = ({ token, title, body, url, noticeId, urgency }: AppPush) => ({
  message: {
    token,
    notification: { title, body },
    data: { id: String(noticeId), url },
    android: {
      priority: urgency === 'high' ? 'HIGH' : 'NORMAL',
      ttl: `${ttlSeconds}s`,
      collapse_key: nameOf({ noticeId }),
      notification: { channel_id: 'messages', tag: nameOf({ noticeId }) },
    },
  },
})

/** The app is no longer on that phone, or the token is invalid. */
const isGone = ({ error: { details = [] } = {} }: Refusal): boolean =>
  details.some(
    ({ errorCode, fieldViolations = [] }) =>
      errorCode === 'UNREGISTERED' || fieldViolations.some(({ field }) => field === 'message.token'),
  )

/**
 * 401 and 403 concern our own account and are for the operator to fix, unless the phone belongs to another account; 429
 * and 5xx are temporary.
 */
const isForGood = (status: number, { error: { details = [] } = {} }: Refusal): boolean =>
  (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) ||
  details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH')

/** Pushes to the app on Android, through version 1 of Firebase Cloud Messaging's HTTP API (decision 0032). */
export const fcmPush = (account: FcmAccount): AppPushAdapter => {
  const { project, url = realUrl, seconds = 10, now = Date.now } = account
  const access = tokenOf(account, now)
  return {
    async send(push) {
      const answer = await fetch(`${url}/v1/projects/${encodeURIComponent(project)}/messages:send`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(seconds * 1000),
        headers: { authorization: `Bearer ${await access.text()}`, 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(push)),
      })
      if (answer.ok) {
        await answer.body?.cancel()
        return 'taken'
      }
      const refusal = (await answer.json().catch(() => ({}))) as Refusal
      if (isGone(refusal)) return 'gone'
      if (answer.status === 401) access.forget()
      // Google's message may repeat the token; its code is enough.
      const said = `Google’s push service answered with status ${answer.status}, ${refusal.error?.status ?? 'no code'}.`
      if (isForGood(answer.status, refusal)) throw new PushRefused(said)
      throw new Error(said)
    },
    close: () => {},
  }
}
