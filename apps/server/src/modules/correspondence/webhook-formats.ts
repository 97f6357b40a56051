import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { sha256 } from '#kernel/secrets'
import type { ReceiverVerdict } from './engine/sorting.ts'
import type { Arrival } from './receive.ts'

export const webhookServices = ['postmark', 'sendgrid', 'mailgun'] as const
export type WebhookService = (typeof webhookServices)[number]

/** A service's webhook call: its fields, and its authorization header. */
export type WebhookCall = { fields: Readonly<Record<string, string>>; body: Buffer; authorization: string }

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))

/** Services that don't sign authenticate with the password in the URL they were given (RFC 7617). */
const hasPassword = ({ authorization }: WebhookCall, key: string): boolean => {
  const [scheme = '', given = ''] = authorization.split(' ')
  const password = Buffer.from(given, 'base64').toString('utf8').split(':').slice(1).join(':')
  return /^basic$/i.test(scheme) && key !== '' && isSame(password, key)
}

const signatureMinutes = 15

/** Mailgun signs a timestamp and a token with the account's key. A repeated call names the same email. */
const hasSignature = ({ fields }: WebhookCall, key: string, now: Date): boolean => {
  const { timestamp = '', token = '', signature = '' } = fields
  if (!key || Math.abs(now.getTime() / 1000 - Number(timestamp)) > signatureMinutes * 60) return false
  return isSame(createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'), signature.toLowerCase())
}

/** Whether a service authenticates by the content it sends, which must be read first. */
export const isSigned = (service: WebhookService): boolean => service === 'mailgun'

export const isFromService = (service: WebhookService, call: WebhookCall, key: string, now: Date): boolean =>
  isSigned(service) ? hasSignature(call, key, now) : hasPassword(call, key)

/** `{@cove.example : pass}`: the domains whose signatures SendGrid found valid. */
const sendgridSigners = (dkim: string): string[] =>
  [...dkim.matchAll(/@([\w.-]{1,253})\s*:\s*pass\b/gi)].flatMap(([, domain]) => domain?.toLowerCase() ?? [])

const highScore = 5

const verdictOf = (service: WebhookService, fields: WebhookCall['fields']): Partial<ReceiverVerdict> => {
  switch (service) {
    case 'sendgrid':
      return { signedBy: sendgridSigners(fields.dkim ?? ''), spam: Number(fields.spam_score ?? 0) >= highScore }
    case 'mailgun':
      return { spam: /^yes$/i.test(fields['X-Mailgun-Sflag'] ?? '') }
    case 'postmark':
      return {}
  }
}

const rawField = { postmark: 'RawEmail', sendgrid: 'email', mailgun: 'body-mime' } as const

/**
 * The email in a call, from its raw bytes. A service not configured to send them sends something else: that is stored
 * as it arrived and shown to the team as unreadable.
 */
export const arrivalOf = (service: WebhookService, { fields, body }: WebhookCall): Arrival => {
  const text = fields[rawField[service]]
  const raw = text ? Buffer.from(text, 'utf8') : body
  return { source: service, key: sha256(raw), raw, bytes: raw.length, verdict: verdictOf(service, fields) }
}

const jsonFields = z.record(z.string(), z.unknown())

/** The text fields of a body in any of the supported formats; none if it is in another format. */
export const fieldsOf = async (body: Buffer, contentType: string): Promise<Record<string, string>> => {
  try {
    if (contentType.startsWith('application/json'))
      return textsOf(Object.entries(jsonFields.parse(JSON.parse(body.toString('utf8')))))
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return textsOf([...form.entries()])
  } catch {
    return {}
  }
}

const textsOf = (entries: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
