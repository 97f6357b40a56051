import type {
  ApprovalOutcome,
  saveAssistant as assistantEndpoint,
  BodyOf,
  saveBankAccounts as bankEndpoint,
  ConnectionKind,
  saveIncomingEmail as incomingEndpoint,
  saveMailServer as mailEndpoint,
  savePaymentGateway as paymentsEndpoint,
} from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ApprovalHandler, approversOf, submitForApproval } from '#modules/approvals'
import { hasPayments, latestStripePayment } from '#modules/payments'
import type { AssistantSettings } from '../../assistant-config.ts'
import { isPublic } from '../../exposure.ts'
import type { IncomingEmail } from '../../incoming-config.ts'
import { dropConnection, lockConnections, putConnection, storedConnections } from './connection-rows.ts'
import { connectionsChanged } from './events.ts'
import type { Connections } from './in-force.ts'
import { problems } from './messages.ts'
import { latestChanges } from './queries.ts'
import {
  accountLine,
  type BankAccount,
  type BankAccounts,
  changedFields,
  isNamed,
  type MailServer,
  mailUrl,
  movesMoney,
  type StoredConnections,
  type StripeKeys,
} from './rules.ts'
import { db } from './tables.ts'

/** `latestRead` is the latest change of this connection they had read; undefined: not checked. */
type Author = { by: number | null; reason: string; latestRead?: number | null | undefined }

const refuse = (status: 409 | 422 | 503, code: string, message: string, ...required: string[]): never => {
  throw new Problem(status, code, message, undefined, required.length > 0 ? { required } : undefined)
}

const variables = {
  mail: 'SMTP_URL and MAIL_FROM',
  incoming: 'The configuration',
  payments: 'The STRIPE keys',
  bank: 'ACH_ROUTING, ACH_BANK, and ACH_COMPANY_ID',
  assistant: 'The configuration',
} as const

const isByEnvironment = (
  { environment: { mail, incoming, payments, payouts } }: Connections,
  kind: ConnectionKind,
): boolean =>
  ({
    mail: mail.via === 'smtp',
    incoming: incoming !== undefined,
    payments: payments.via === 'stripe',
    bank: isNamed(payouts.bank),
    assistant: false,
  })[kind]

/** @throws Problem 409 set_by_environment */
export const refuseFixed = (connections: Connections, kind: Exclude<ConnectionKind, 'bank'>): void => {
  if (isByEnvironment(connections, kind)) refuse(409, 'set_by_environment', problems.setByEnvironment(variables[kind]))
}

/** A whole replaces a whole: someone else's change that its author hasn't read would be undone unseen. */
const refuseUnread = async (ctx: ReadCtx, kind: ConnectionKind, latestRead: Author['latestRead']): Promise<void> => {
  if (latestRead === undefined || latestRead === (await latestChanges(ctx))[kind]) return
  refuse(409, 'settings_changed', problems.changed)
}

/**
 * Stores one connection, with who changed it and why.
 * @throws Problem 422 reason_needed, 409 settings_changed
 */
const store = async (
  ctx: WriteCtx,
  app: App,
  kind: ConnectionKind,
  { before, after }: { before: StoredConnections; after: StoredConnections },
  { by, reason, latestRead }: Author,
): Promise<void> => {
  await refuseUnread(ctx, kind, latestRead)
  const fields = changedFields(before, after)
  if (fields.length === 0) return
  if (before[kind] && reason.trim().length < 10) refuse(422, 'reason_needed', problems.reason, 'reason')
  const [settings, secrets] = partsOf(after, kind)
  if (after[kind]) await putConnection(ctx, app.seal, kind, { settings, secrets })
  else await dropConnection(ctx, kind)
  await db(ctx)
    .insertInto('connections.change')
    .values({ at: ctx.now, by_account: by, kind, fields: JSON.stringify(fields), reason })
    .execute()
  await announce(ctx, connectionsChanged({ kind }))
}

/** Splits a connection into what may be stored unencrypted in the database, and what is sealed. */
const partsOf = (
  { mail, incoming, payments, bank, assistant }: StoredConnections,
  kind: ConnectionKind,
): [object, object] => {
  if (kind === 'mail') {
    const { password, ...open } = mail ?? {}
    return [open, { password }]
  }
  if (kind === 'incoming') {
    const { password, webhookKey, replyKey, ...open } = incoming ?? {}
    return [open, { password, webhookKey, replyKey }]
  }
  if (kind === 'payments') {
    const { publishableKey, ...secrets } = payments ?? {}
    return [{ publishableKey }, secrets]
  }
  if (kind === 'assistant') {
    const { key, ...open } = assistant ?? {}
    return [open, { key }]
  }
  // A number without its bank would be useless to anyone, but they are one object: sealed as a whole.
  const { achCompanyId, ...accounts } = bank ?? {}
  return [{ achCompanyId }, accounts]
}

/** The mail server as it would be stored. @throws Problem 422 password_again */
export const mailServerOf = (
  { password, reason: _, latestRead: __, ...server }: BodyOf<typeof mailEndpoint>,
  before: MailServer | undefined,
): MailServer => {
  // A stored password is sent only to the server it was entered for.
  const isSameServer =
    before && before.host === server.host && before.port === server.port && before.user === server.user
  if (password === undefined && before?.password && !isSameServer)
    refuse(422, 'password_again', problems.passwordAgain, 'password')
  return { ...server, password: password ?? before?.password ?? '' }
}

/** @throws Problem 422 mail_server_unreachable, mail_login_refused, private_address */
export const tryMailServer = async ({ adapters, config }: App, server: MailServer): Promise<void> => {
  const to = { url: mailUrl(server), host: server.host, onlyPublic: isPublic(config) }
  switch (await adapters.mailConnector.try(to)) {
    case 'unreachable':
      return refuse(422, 'mail_server_unreachable', problems.unreachable, 'host', 'port')
    case 'login_refused':
      return refuse(422, 'mail_login_refused', problems.loginRefused, 'user', 'password')
    case 'private_address':
      return refuse(422, 'private_address', problems.privateAddress, 'host')
    case 'ok':
  }
}

const noMailbox = { host: '', port: 993, security: 'tls' as const, user: '', password: '', folder: 'INBOX' }

/** A stored password is sent only to the server it was entered for. @throws Problem 422 password_again */
const mailboxOf = (
  { password, ...server }: NonNullable<BodyOf<typeof incomingEndpoint>['mailbox']>,
  before: IncomingEmail | undefined,
) => {
  const isSame = before?.host === server.host && before.port === server.port && before.user === server.user
  if (password === undefined && !isSame) refuse(422, 'password_again', problems.passwordAgain, 'mailbox.password')
  return { ...server, password: password ?? before?.password ?? '' }
}

/** Incoming email settings as they would be stored. @throws Problem 422 mailbox_missing, key_missing, password_again */
export const incomingEmailOf = (
  { mailbox, webhookKey, reason: _, latestRead: __, ...body }: BodyOf<typeof incomingEndpoint>,
  before: IncomingEmail | undefined,
): IncomingEmail => {
  // Reply addresses stay valid through every change.
  const replyKey = before?.replyKey || newSecret()
  if (body.via === 'imap') {
    if (!mailbox) return refuse(422, 'mailbox_missing', problems.mailboxMissing, 'mailbox.host')
    return { ...body, ...mailboxOf(mailbox, before), webhookKey: '', replyKey }
  }
  const key = webhookKey || (before?.via === body.via ? before.webhookKey : '')
  if (!key) return refuse(422, 'key_missing', problems.keyMissing, 'webhookKey')
  return { ...body, ...noMailbox, webhookKey: key, replyKey }
}

/** @throws Problem 422 mail_server_unreachable, mail_login_refused, private_address, folder_missing */
export const tryMailbox = async ({ adapters, config }: App, incoming: IncomingEmail): Promise<void> => {
  if (incoming.via !== 'imap') return
  switch (await adapters.mailbox.try(incoming, { onlyPublic: isPublic(config) })) {
    case 'unreachable':
      return refuse(422, 'mail_server_unreachable', problems.unreachable, 'mailbox.host', 'mailbox.port')
    case 'login_refused':
      return refuse(422, 'mail_login_refused', problems.loginRefused, 'mailbox.user', 'mailbox.password')
    case 'private_address':
      return refuse(422, 'private_address', problems.mailboxPrivate, 'mailbox.host')
    case 'folder_missing':
      return refuse(422, 'folder_missing', problems.folderMissing, 'mailbox.folder')
    case 'ok':
  }
}

export const saveIncomingEmail = (ctx: WriteCtx, app: App, incoming: IncomingEmail, author: Author): Promise<void> =>
  replace(ctx, app, 'incoming', (before) => ({ ...before, incoming }), author)

/** The service that drafts replies, as it would be stored. @throws Problem 422 key_again */
export const assistantOf = (
  { key, url, reason: _, latestRead: __, ...body }: BodyOf<typeof assistantEndpoint>,
  before: AssistantSettings | undefined,
): AssistantSettings => {
  const plain = url.replace(/\/+$/, '')
  // A stored key is sent only to the address it was entered for.
  if (key === undefined && before?.key && before.url !== plain) refuse(422, 'key_again', problems.keyAgain, 'key')
  return { ...body, url: plain, key: key ?? before?.key ?? '' }
}

/**
 * Asks the assistant one question. @throws Problem 422 private_address, key_refused, model_unknown; 503
 * assistant_unreachable
 */
export const tryAssistant = async ({ adapters }: App, settings: AssistantSettings): Promise<void> => {
  switch (await adapters.assistant.try(settings)) {
    case 'private_address':
      return refuse(422, 'private_address', problems.assistantPrivate, 'url')
    case 'key_refused':
      return refuse(422, 'key_refused', problems.assistantKeyRefused, 'key')
    case 'model_unknown':
      return refuse(422, 'model_unknown', problems.modelUnknown, 'model')
    case 'unreachable':
      return refuse(503, 'assistant_unreachable', problems.assistantUnreachable)
    case 'ok':
  }
}

export const saveAssistant = (ctx: WriteCtx, app: App, assistant: AssistantSettings, author: Author): Promise<void> =>
  replace(ctx, app, 'assistant', (before) => ({ ...before, assistant }), author)

/** The keys as they would be stored. @throws Problem 422 keys_missing, modes_differ */
export const stripeKeysOf = (body: BodyOf<typeof paymentsEndpoint>, before: StripeKeys | undefined): StripeKeys => {
  const keys = {
    publishableKey: body.publishableKey,
    secretKey: body.secretKey ?? before?.secretKey ?? '',
    webhookSecret: body.webhookSecret ?? before?.webhookSecret ?? '',
    connectSecret: body.connectSecret ?? before?.connectSecret ?? '',
  }
  const missing = (['secretKey', 'webhookSecret'] as const).filter((name) => !keys[name])
  if (missing.length > 0) refuse(422, 'keys_missing', problems.keysMissing, ...missing)
  if (keys.secretKey.split('_')[1] !== keys.publishableKey.split('_')[1])
    refuse(422, 'modes_differ', problems.modesDiffer, 'secretKey', 'publishableKey')
  return keys
}

/**
 * Checks the keys with Stripe, and, once payments have been taken, that they belong to the same account.
 * @throws Problem 422 key_refused; 503 stripe_unreachable; 409 payments_taken, other_account
 */
export const tryStripeKeys = async (app: App, keys: StripeKeys, before: StripeKeys | undefined): Promise<void> => {
  const { gatewayConnector } = app.adapters
  const account = { via: 'stripe' as const, ...keys, url: app.config.stripeUrl }
  const status = await gatewayConnector.status(account)
  if (status === 'refused') refuse(422, 'key_refused', problems.keyRefused, 'secretKey')
  if (status === 'unreachable') refuse(503, 'stripe_unreachable', problems.gatewayUnreachable)
  const { taken, payment } = await app.work.read(async (ctx) => ({
    taken: await hasPayments(ctx),
    payment: await latestStripePayment(ctx),
  }))
  if (!taken) return
  if (!before || !payment) return refuse(409, 'payments_taken', problems.paymentsTaken.sandbox)
  if (!(await gatewayConnector.knows(account, payment)))
    refuse(409, 'other_account', problems.otherAccount, 'secretKey')
}

/** The stored settings with one connection replaced, under the lock. */
const replace = async (
  ctx: WriteCtx,
  app: App,
  kind: ConnectionKind,
  next: (before: StoredConnections) => StoredConnections,
  author: Author,
): Promise<void> => {
  await lockConnections(ctx)
  const before = await storedConnections(ctx, app.seal)
  await store(ctx, app, kind, { before, after: next(before) }, author)
}

export const saveMailServer = (ctx: WriteCtx, app: App, mail: MailServer, author: Author): Promise<void> =>
  replace(ctx, app, 'mail', (before) => ({ ...before, mail }), author)

/** @throws Problem 409 payments_taken if money has moved since the keys were checked */
export const savePaymentGateway = async (
  ctx: WriteCtx,
  app: App,
  payments: StripeKeys,
  author: Author,
): Promise<void> => {
  await lockConnections(ctx)
  const { payments: before } = await storedConnections(ctx, app.seal)
  if (!before && (await hasPayments(ctx))) refuse(409, 'payments_taken', problems.paymentsTaken.sandbox)
  await replace(ctx, app, 'payments', (all) => ({ ...all, payments }), author)
}

const bare = (text: string): string => text.replace(/[\s-]/g, '')

/** The accounts as they would be stored. @throws Problem 422 account_number_missing, same_account */
const bankAccountsOf = (
  { trust, operating, achCompanyId }: BodyOf<typeof bankEndpoint>,
  before: BankAccounts | undefined,
): BankAccounts => {
  const accountOf = (
    given: typeof trust,
    stored: BankAccount | null | undefined,
    field: 'trust' | 'operating',
  ): BankAccount | null => {
    if (!given) return null
    const routing = bare(given.routing)
    // A number belongs to its bank: with another routing number, the account number must be entered again.
    const number = stored?.routing === routing ? stored.account : undefined
    const account = given.account === undefined ? number : bare(given.account)
    if (!account) return refuse(422, 'account_number_missing', problems.numberMissing, `${field}.account`)
    return { bank: given.bank, routing, account }
  }
  const after: BankAccounts = {
    trust: accountOf(trust, before?.trust, 'trust'),
    operating: accountOf(operating, before?.operating, 'operating'),
    achCompanyId: achCompanyId.toUpperCase(),
  }
  const [one, other] = [after.trust, after.operating]
  // Trust law: guests’ money must be kept separate from the company’s own.
  if (one && other && one.routing === other.routing && one.account === other.account)
    refuse(422, 'same_account', problems.sameAccount, 'operating.account')
  return after
}

/** Removing accounts and then entering others still counts as changing them. */
const hadBankAccounts = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('connections.change')
    .select('id')
    .where('kind', '=', 'bank')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const bankAccountsSubject = 'company'

/** The accounts of a pending change, sealed: no one can read their numbers in the approvals history. */
type BankAct = { sealed: string; reason: string }
const sealedAt = 'approvals.request.act:company_accounts'

/**
 * Stores the company's accounts. One administrator can enter the first ones; changed accounts wait for a second
 * administrator, and until then money moves as before.
 * @throws Problem 422 account_number_missing, same_account, reason_needed; 409 already_pending
 */
export const submitBankAccounts = async (
  ctx: WriteCtx,
  app: App,
  body: BodyOf<typeof bankEndpoint>,
  by: number,
): Promise<ApprovalOutcome> => {
  await lockConnections(ctx)
  const { reason, latestRead } = body
  await refuseUnread(ctx, 'bank', latestRead)
  const before = await storedConnections(ctx, app.seal)
  const bank = bankAccountsOf(body, before.bank)
  const waits = movesMoney(before.bank, bank) && (await hadBankAccounts(ctx))
  if (waits && reason.trim().length < 10) refuse(422, 'reason_needed', problems.reason, 'reason')
  const act: BankAct = { sealed: app.seal.close(JSON.stringify(bank), sealedAt), reason }
  const outcome = await submitForApproval(ctx, {
    kind: 'company_accounts',
    subject: bankAccountsSubject,
    facts: {
      trustBefore: accountLine(before.bank?.trust) ?? '–',
      trust: accountLine(bank.trust) ?? '–',
      operatingBefore: accountLine(before.bank?.operating) ?? '–',
      operating: accountLine(bank.operating) ?? '–',
    },
    act: waits ? act : {},
    reason,
    affected: waits ? (await approversOf(ctx, 'company_accounts')).map(({ id }) => id) : [],
    by,
    waits,
  })
  if (outcome.state === 'done') await store(ctx, app, 'bank', { before, after: { ...before, bank } }, { by, reason })
  return outcome
}

/** Stores accounts that a second administrator approved. */
export const bankAccountsHandler: ApprovalHandler = {
  kind: 'company_accounts',
  carryOut: async (ctx, { act, requestedBy: by }, app) => {
    const { sealed, reason } = act as BankAct
    const bank = JSON.parse(app.seal.open(sealed, sealedAt)) as BankAccounts
    await replace(ctx, app, 'bank', (before) => ({ ...before, bank }), { by, reason })
  },
}

/** @throws Problem 409 payments_taken, 404 if nothing is stored */
export const removeConnection = async (
  ctx: WriteCtx,
  app: App,
  kind: ConnectionKind,
  author: Author,
): Promise<void> => {
  if (kind === 'payments' && (await hasPayments(ctx))) refuse(409, 'payments_taken', problems.paymentsTaken.stripe)
  const without = ({ [kind]: gone, ...others }: StoredConnections): StoredConnections => {
    if (!gone) throw notFound('This connection')
    return others
  }
  await replace(ctx, app, kind, without, author)
}
