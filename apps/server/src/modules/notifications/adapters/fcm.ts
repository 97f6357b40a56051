import { createPrivateKey } from 'node:crypto'
import { type AppPush, type AppPushAdapter, nameOf, ttlSeconds } from './app-push.ts'
import { PushRefused } from './push.ts'
import { signedToken } from './signed-token.ts'

/** A service account of Google's that may send by Firebase Cloud Messaging; `url` is its address in tests. */
export type FcmAccount = {
  project: string
  email: string
  /** PEM. */
  key: string
  keyId: string
  /** Where an access token is had for a signed claim. */
  tokenUrl: string
  url?: string | undefined
  seconds?: number
  /** Milliseconds; tests turn it. */
  now?: () => number
}

const realUrl = 'https://fcm.googleapis.com'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
/** A token is given up this long before its end, so that it does not end on the way. */
const spareMs = 60_000

type Detail = { errorCode?: string; fieldViolations?: { field?: string }[] }
type Refusal = { error?: { status?: string; details?: Detail[] } }
type Token = { text: string; until: number }

/** Asks for an access token with a claim signed by the account (RFC 7523). */
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

/** The access token, asked for once by however many need it, and kept until it ends. */
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

/** The app is no longer on that phone, or the text names none. */
const isGone = ({ error: { details = [] } = {} }: Refusal): boolean =>
  details.some(
    ({ errorCode, fieldViolations = [] }) =>
      errorCode === 'UNREGISTERED' || fieldViolations.some(({ field }) => field === 'message.token'),
  )

/** 401 and 403 are about our own account, for the operator to fix, unless the phone belongs to another; 429 and 5xx pass. */
const isForGood = (status: number, { error: { details = [] } = {} }: Refusal): boolean =>
  (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) ||
  details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH')

/** Pushes to the app on Android, by Firebase Cloud Messaging's HTTP API of version 1 (decision 0032). */
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
      // Google's sentence may repeat the token; its code says enough.
      const said = `Google’s push service answered with status ${answer.status}, ${refusal.error?.status ?? 'no code'}.`
      if (isForGood(answer.status, refusal)) throw new PushRefused(said)
      throw new Error(said)
    },
    close: () => {},
  }
}
