import { escapeHtml } from '#kernel/html'
import { type SmsAdapter, SmsRefused } from './sms.ts'
import type { VoiceAdapter } from './voice.ts'

/** The Twilio account; `url` is its address in tests. */
export type TwilioAccount = { account: string; token: string; from: string; url?: string | undefined; seconds?: number }

const realUrl = 'https://api.twilio.com'

type Refusal = { code?: number; message?: string }

/** 429 and 5xx are temporary; any other rejection is about the number or our account and won't change. */
const isForGood = (status: number): boolean => status >= 400 && status < 500 && status !== 429 && status !== 408

/** One call to the REST API version 2010-04-01: sends a form, receives JSON. Redirects aren't followed. */
const post = async (
  { account, token, url = realUrl, seconds = 10 }: TwilioAccount,
  resource: 'Messages' | 'Calls',
  fields: Record<string, string>,
): Promise<void> => {
  const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/${resource}.json`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(fields).toString(),
  })
  if (answer.ok) {
    await answer.body?.cancel()
    return
  }
  const { code, message } = (await answer.json().catch(() => ({}))) as Refusal
  // Twilio's message may repeat the number; its code is enough.
  const said = `Twilio answered with status ${answer.status}${code === undefined ? '' : `, code ${code}`}.`
  if (isForGood(answer.status) && answer.status !== 401) throw new SmsRefused(said, { cause: message })
  throw new Error(said)
}

export const twilioSms = (account: TwilioAccount): SmsAdapter => ({
  via: 'gateway',
  send: ({ to, text }) => post(account, 'Messages', { To: to, From: account.from, Body: text }),
})

/** Read out twice with a pause, for people who look for a pen. */
const script = (text: string): string =>
  `<Response><Pause length="1"/><Say>${escapeHtml(text)}</Say><Pause length="2"/><Say>${escapeHtml(text)}</Say></Response>`

export const twilioVoice = (account: TwilioAccount): VoiceAdapter => ({
  via: 'gateway',
  call: ({ to, text }) => post(account, 'Calls', { To: to, From: account.from, Twiml: script(text) }),
})
