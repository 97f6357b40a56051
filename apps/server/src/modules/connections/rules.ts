import type { ConnectionChange, ConnectionSource, mailSecurities } from '@porchlight/contract'
import type { AssistantSettings } from '../../assistant-config.ts'
import type { IncomingEmail } from '../../incoming-config.ts'

export type MailServer = {
  host: string
  port: number
  security: (typeof mailSecurities)[number]
  user: string
  password: string
  fromName: string
  fromEmail: string
}
export type StripeKeys = {
  publishableKey: string
  secretKey: string
  webhookSecret: string
  connectSecret: string
}
export type BankAccount = { bank: string; routing: string; account: string }
export type BankAccounts = { trust: BankAccount | null; operating: BankAccount | null; achCompanyId: string }

/** What administrators entered, including secrets; omitted: nothing. */
export type StoredConnections = {
  mail?: MailServer
  incoming?: IncomingEmail
  payments?: StripeKeys
  bank?: BankAccounts
  assistant?: AssistantSettings
}

type Mail = { via: 'outbox' } | { via: 'smtp'; url: string; from: string }
type Payments =
  | { via: 'sandbox' }
  | { via: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string; url: string | undefined }
type Payouts = {
  via: 'file' | 'stripe' | 'sandbox'
  connectSecret?: string
  bank: { routing: string; name: string; companyId: string }
}

/** The environment settings that stored ones can replace. */
export type Environment<P extends Payouts = Payouts> = {
  mail: Mail
  incoming: IncomingEmail | undefined
  payments: Payments
  payouts: P
  stripeUrl: string | undefined
}

const mode = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' } as const

/** A mail server's address in the adapter's format. */
export const mailUrl = ({ host, port, security, user, password }: Omit<MailServer, 'fromName' | 'fromEmail'>): string =>
  `${security === 'tls' ? 'smtps' : 'smtp'}://${
    user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  }${host}:${port}${mode[security]}`

export const senderLine = ({ fromName, fromEmail }: Pick<MailServer, 'fromName' | 'fromEmail'>): string =>
  fromName ? `${fromName} <${fromEmail}>` : fromEmail

/** Whether a bank is a real one; no bank accepts files for the sandbox's. */
export const isNamed = ({ name }: { name: string }): boolean => name !== 'SANDBOX BANK'

const payoutsInForce = <P extends Payouts>(
  payouts: P,
  keys: StripeKeys | undefined,
  bank: BankAccounts | undefined,
): P => {
  const { trust, achCompanyId } = bank ?? {}
  return {
    ...payouts,
    // Money taken through Stripe is never paid out through the sandbox.
    ...(keys && payouts.via === 'sandbox'
      ? keys.connectSecret
        ? { via: 'stripe', connectSecret: keys.connectSecret }
        : { via: 'file' }
      : {}),
    ...(trust && achCompanyId && !isNamed(payouts.bank)
      ? { bank: { routing: trust.routing, name: trust.bank.toUpperCase(), companyId: achCompanyId } }
      : {}),
  }
}

/** The settings in force: the environment's if set, otherwise what administrators entered. */
export const inForce = <P extends Payouts>(
  { mail, incoming, payments, payouts, stripeUrl }: Environment<P>,
  { mail: server, incoming: storedIncoming, payments: keys, bank, assistant }: StoredConnections,
): Pick<Environment<P>, 'mail' | 'incoming' | 'payments' | 'payouts'> & {
  assistant: AssistantSettings | undefined
} => {
  const ours = payments.via === 'sandbox' ? keys : undefined
  return {
    mail: mail.via === 'outbox' && server ? { via: 'smtp', url: mailUrl(server), from: senderLine(server) } : mail,
    incoming: incoming ?? storedIncoming,
    payments: ours ? { via: 'stripe', ...stripeKeys(ours), url: stripeUrl } : payments,
    payouts: payoutsInForce(payouts, ours, bank),
    assistant,
  }
}

const stripeKeys = ({ secretKey, publishableKey, webhookSecret }: StripeKeys) => ({
  secretKey,
  publishableKey,
  webhookSecret,
})

export const sourceOf = (isByEnvironment: boolean, stored: unknown): ConnectionSource =>
  isByEnvironment ? 'environment' : stored ? 'settings' : 'none'

/** The part of a secret that may be shown. */
export const ending = (secret: string): string => secret.replace(/[\s-]/g, '').slice(-4)

type Field = ConnectionChange['fields'][number]['field']
type Facts = Partial<Record<Field, string | null>>

const hidden = (secret: string | undefined): string | null => (secret ? `…${ending(secret)}` : null)
export const accountLine = (account: BankAccount | null | undefined): string | null =>
  account ? `${account.bank} ${account.routing} …${ending(account.account)}` : null

const isSameAccount = (one: BankAccount | null | undefined, other: BankAccount | null | undefined): boolean =>
  one?.routing === other?.routing && one?.account === other?.account

/**
 * Whether guests' or the company's money would go to another account, or a new one: one person can't decide that alone.
 */
export const movesMoney = (before: BankAccounts | undefined, after: BankAccounts): boolean =>
  !isSameAccount(before?.trust, after.trust) || !isSameAccount(before?.operating, after.operating)

/** The connections as their history records them; only the ending of secrets. Nothing of a password is shown. */
export const factsOf = ({ mail, incoming, payments, bank, assistant }: StoredConnections): Facts => ({
  mailServer: mail ? `${mail.host}:${mail.port} (${mail.security})` : null,
  mailUser: mail?.user || null,
  mailPassword: mail?.password ? '…' : null,
  mailFrom: mail ? senderLine(mail) : null,
  incomingVia: incoming?.via ?? null,
  incomingAddress: incoming ? `${incoming.address}${incoming.plus ? ' (+)' : ''}` : null,
  incomingServer: incoming?.host ? `${incoming.host}:${incoming.port} (${incoming.security}) ${incoming.folder}` : null,
  incomingUser: incoming?.user || null,
  incomingPassword: incoming?.password ? '…' : null,
  incomingKey: hidden(incoming?.webhookKey),
  incomingTrust: incoming?.authServer || null,
  publishableKey: payments?.publishableKey ?? null,
  secretKey: hidden(payments?.secretKey),
  webhookSecret: hidden(payments?.webhookSecret),
  connectSecret: hidden(payments?.connectSecret),
  trustAccount: accountLine(bank?.trust),
  operatingAccount: accountLine(bank?.operating),
  achCompanyId: bank?.achCompanyId || null,
  assistantVia: assistant?.via ?? null,
  assistantUrl: assistant?.url ?? null,
  assistantModel: assistant?.model ?? null,
  assistantKey: hidden(assistant?.key),
  assistantLimit: assistant ? String(assistant.dailyLimit) : null,
  assistantProfileLimit: assistant ? String(assistant.profileLimit ?? 0) : null,
})

const secretsOf = ({
  mail,
  incoming,
  payments,
  bank,
  assistant,
}: StoredConnections): Partial<Record<Field, string | undefined>> => ({
  mailPassword: mail?.password,
  incomingPassword: incoming?.password,
  incomingKey: incoming?.webhookKey,
  secretKey: payments?.secretKey,
  webhookSecret: payments?.webhookSecret,
  connectSecret: payments?.connectSecret,
  trustAccount: bank?.trust?.account,
  operatingAccount: bank?.operating?.account,
  assistantKey: assistant?.key,
})

/** The differences, field by field; two secrets with the same ending also differ. */
export const changedFields = (before: StoredConnections, after: StoredConnections): ConnectionChange['fields'] => {
  const [old, now] = [factsOf(before), factsOf(after)]
  const [oldSecrets, newSecrets] = [secretsOf(before), secretsOf(after)]
  return (Object.keys(now) as Field[])
    .filter((field) => old[field] !== now[field] || (oldSecrets[field] ?? '') !== (newSecrets[field] ?? ''))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
}

/** A company account as it may be shown. */
export const accountView = (account: BankAccount | null | undefined) =>
  account ? { bank: account.bank, routing: account.routing, accountEnding: ending(account.account) } : null
