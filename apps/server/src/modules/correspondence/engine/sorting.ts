import { headerOf, headersOf, type ParsedEmail } from './email.ts'

/** The kind of an email, judging by its headers: from a person, or one that needs no answer. */
export const emailSorts = ['person', 'bounce', 'auto_reply', 'list', 'spam', 'loop'] as const
export type EmailSort = (typeof emailSorts)[number]

/**
 * What the receiving service found out about an email: the domains whose signatures are valid, and whether it is spam.
 */
export type ReceiverVerdict = { signedBy: readonly string[]; spam: boolean }

/** A header in every email we send, so that we notice when one is sent back to us. */
export const ownHeader = 'x-porchlight-mail'

const autoSubject =
  /^\s*(automatic reply|auto(?:matic)?[ -]?reply|out of (?:the )?office|abwesenheits|automatische antwort|réponse automatique|absence du bureau|respuesta automática|fuera de la oficina)/i

const isBounce = (email: ParsedEmail): boolean => {
  const type = headerOf(email, 'content-type') ?? ''
  if (/multipart\/report/i.test(type) && /report-type="?delivery-status/i.test(type)) return true
  const [sender] = email.from
  const isSystem = /^(mailer-daemon|postmaster)@/.test(sender?.address ?? '')
  return isSystem && (headerOf(email, 'return-path') ?? '<>').replace(/\s/g, '') === '<>'
}

const isAutoReply = (email: ParsedEmail): boolean => {
  const submitted = headerOf(email, 'auto-submitted')
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    headerOf(email, 'x-autoreply') !== undefined ||
    headerOf(email, 'x-autorespond') !== undefined ||
    /^auto[_-]?reply/i.test(headerOf(email, 'precedence') ?? '') ||
    autoSubject.test(email.subject)
  )
}

const isList = (email: ParsedEmail): boolean =>
  headerOf(email, 'list-id') !== undefined ||
  headerOf(email, 'list-unsubscribe') !== undefined ||
  /^(bulk|list|junk)$/i.test(headerOf(email, 'precedence') ?? '')

const isSpam = (email: ParsedEmail): boolean =>
  /^yes\b/i.test(headerOf(email, 'x-spam-flag') ?? '') || /^yes\b/i.test(headerOf(email, 'x-spam-status') ?? '')

/** Checks for a bounce first: it contains the returned email, including our own headers. */
export const sortOf = (email: ParsedEmail, verdict: ReceiverVerdict): EmailSort => {
  if (isBounce(email)) return 'bounce'
  if (headerOf(email, ownHeader) !== undefined) return 'loop'
  if (isAutoReply(email)) return 'auto_reply'
  if (verdict.spam || isSpam(email)) return 'spam'
  return isList(email) ? 'list' : 'person'
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/**
 * The one sender of an email. A second `From` field can be added above a signed one without breaking its signature, so
 * an email with two says nothing about who sent it.
 */
const onlySender = (email: Pick<ParsedEmail, 'from' | 'headers'>): string | undefined => {
  const [sender, ...others] = email.from
  return others.length === 0 && headersOf(email, 'from').length === 1 ? sender?.address : undefined
}

/** Whether the sender's domain signed the email, according to the service that received it. */
export const isSigned = (email: Pick<ParsedEmail, 'from' | 'headers'>, { signedBy }: ReceiverVerdict): boolean => {
  const sender = onlySender(email)
  return sender !== undefined && signedBy.includes(domainOf(sender))
}

/**
 * What our own mail server says about the sender's domain (DMARC); null if it says nothing. Of the fields
 * `Authentication-Results` only the topmost is our server's own, and only under its known name: anyone can add others
 * to an email.
 */
export const dmarcResult = (email: ParsedEmail, server: string): 'pass' | 'fail' | null => {
  const [top] = headersOf(email, 'authentication-results')
  const sender = onlySender(email)
  if (!top || !server || sender === undefined) return null
  const [name = '', ...results] = top.split(';').map((part) => part.trim())
  if (name.split(/\s/)[0]?.toLowerCase() !== server.toLowerCase()) return null
  const result = results.find((one) => /^dmarc=/i.test(one)) ?? ''
  if (/^dmarc=fail\b/i.test(result)) return 'fail'
  const [, from = ''] = /header\.from=([^\s;]+)/i.exec(result) ?? []
  return /^dmarc=pass\b/i.test(result) && domainOf(from.toLowerCase()) === domainOf(sender) ? 'pass' : null
}

export type Bounce = { address: string; permanent: boolean; status: string }

/** The mailbox that rejected one of our emails, from the bounce report (RFC 3464). */
export const bounceOf = (email: ParsedEmail): Bounce | null => {
  const report = email.attachments.find(({ type }) => type === 'message/delivery-status')
  if (!report) return null
  const text = new TextDecoder().decode(report.bytes.subarray(0, 20_000))
  const [, address = ''] = /^(?:final|original)-recipient:\s*[\w-]+;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/im.exec(text) ?? []
  const [, status = ''] = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(text) ?? []
  const [, action = ''] = /^action:\s*(\w+)/im.exec(text) ?? []
  if (!address || !status) return null
  // Full mailboxes and policy rejections are temporary (RFC 3463), just as with a rejection during delivery.
  const permanent = /^failed$/i.test(action) && /^5\.1\.|^5\.2\.1$/.test(status)
  return { address: address.toLowerCase(), permanent, status }
}

/** The ids of emails that a bounce report returns, whole or as headers only. */
export const returnedIds = (raw: string): string[] =>
  [...raw.matchAll(/^message-id:\s*(<[^<>\s]{3,250}>)/gim)].slice(0, 10).flatMap(([, id]) => id ?? [])
