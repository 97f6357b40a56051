import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingEmail } from '../../incoming-config.ts'
import { headersOf, type ParsedEmail } from './engine/email.ts'

type Incoming = Pick<IncomingEmail, 'address' | 'plus' | 'replyKey'>

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** A hundred bits, in characters that survive mail systems that change the case of addresses. */
const signatureOf = (key: string, conversationId: number): string => {
  const digest = createHmac('sha256', key).update(`conversation:${conversationId}`).digest()
  return Array.from(digest.subarray(0, 20), (byte) => alphabet[byte & 31]).join('')
}

/** Identifies a conversation in an address or a Message-ID; only its recipients know it. */
const tokenOf = (key: string, conversationId: number): string =>
  `c${conversationId}-${signatureOf(key, conversationId)}`

const partsOf = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

/** The address for replies to this conversation's emails. */
export const replyAddressOf = ({ address, plus, replyKey }: Incoming, conversationId: number): string => {
  const [local, domain] = partsOf(address)
  return plus ? `${local}+${tokenOf(replyKey, conversationId)}@${domain}` : address
}

/** The Message-ID of a message. Replies repeat it, even when the address lost its token. */
export const emailIdOf = ({ address, replyKey }: Incoming, conversationId: number, messageId: number): string =>
  `<m${messageId}.${tokenOf(replyKey, conversationId)}@${partsOf(address)[1]}>`

const token = /(?:^|[+.<])c([1-9]\d{0,14})-([a-z2-7]{20})@/gi

const isSigned = (key: string, conversationId: number, signature: string): boolean =>
  timingSafeEqual(Buffer.from(signatureOf(key, conversationId)), Buffer.from(signature.toLowerCase()))

const envelopeHeaders = ['delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to', 'x-forwarded-to']

/** The conversation an email replies to, by a valid token; a made-up one counts as none. */
export const conversationAnswered = (
  { replyKey }: Pick<Incoming, 'replyKey'>,
  email: Pick<ParsedEmail, 'headers' | 'to' | 'references'>,
): number | null => {
  const places = [...email.to, ...envelopeHeaders.flatMap((name) => headersOf(email, name)), ...email.references]
  for (const place of places.slice(0, 100))
    for (const [, id = '', signature = ''] of place.matchAll(token))
      if (isSigned(replyKey, Number(id), signature)) return Number(id)
  return null
}
