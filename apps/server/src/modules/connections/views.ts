import type { ConnectionDesk } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { displayPhone } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { pendingRequest } from '#modules/approvals'
import { lastReceivedAt, mailboxName, mailboxRow, textWebhookPath, webhookPath } from '#modules/correspondence'
import { dayOf, draftCountOn } from '#modules/drafts'
import { hasPayments, lastStripeEventAt } from '#modules/payments'
import { modelReadingsOn } from '#modules/tastes'
import type { IncomingEmail } from '../../incoming-config.ts'
import { bankAccountsSubject } from './commands.ts'
import { storedConnections } from './connection-rows.ts'
import { changesNow, latestChanges } from './queries.ts'
import {
  accountView,
  ending,
  inForce,
  isNamed,
  type MailServer,
  type StoredConnections,
  senderLine,
  sourceOf,
} from './rules.ts'

/** Pending changes contain only the endings of account numbers. */
const pendingAccounts = async (ctx: ReadCtx): Promise<ConnectionDesk['bank']['pending']> => {
  const row = await pendingRequest(ctx, 'company_accounts', bankAccountsSubject)
  if (!row) return null
  const { trust, operating } = row.facts as { trust: string; operating: string }
  return { id: row.id, trust, operating }
}

const noMail = {
  host: null,
  port: null,
  security: null,
  user: null,
  hasPassword: false,
  fromName: null,
  fromEmail: null,
}

const mailView = ({ environment }: App['adapters']['connections'], server: MailServer | undefined) => {
  const { mail } = environment
  if (mail.via === 'smtp') {
    const { hostname, port, protocol, username } = new URL(mail.url)
    const security = protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const)
    return {
      ...noMail,
      source: 'environment' as const,
      host: hostname,
      port: Number(port) || (security === 'tls' ? 465 : 587),
      security,
      user: decodeURIComponent(username) || null,
      hasPassword: true,
      from: mail.from,
    }
  }
  if (!server) return { ...noMail, source: 'none' as const, from: null }
  const { password, user, ...open } = server
  return {
    source: 'settings' as const,
    ...open,
    user: user || null,
    hasPassword: password !== '',
    from: senderLine(server),
  }
}

const noIncoming = {
  via: null,
  address: null,
  plus: true,
  authServer: null,
  host: null,
  port: null,
  security: null,
  user: null,
  hasPassword: false,
  folder: null,
  hasKey: false,
  lastAt: null,
  problem: null,
}

const textsView = async ({ config }: App, ctx: ReadCtx): Promise<ConnectionDesk['incoming']['texts']> =>
  config.texts.via === 'outbox'
    ? null
    : {
        number: displayPhone(config.texts.from),
        webhookUrl: `${config.publicUrl}${textWebhookPath}`,
        lastAt: await lastReceivedAt(ctx, 'twilio'),
      }

const incomingView = async (
  app: App,
  stored: IncomingEmail | undefined,
  ctx: ReadCtx,
): Promise<ConnectionDesk['incoming']> => {
  const { incoming: fixed } = app.adapters.connections.environment
  const incoming = fixed ?? stored
  const url = (service: 'postmark' | 'sendgrid' | 'mailgun') => `${app.config.publicUrl}${webhookPath(service)}`
  const webhooks = { postmark: url('postmark'), sendgrid: url('sendgrid'), mailgun: url('mailgun') }
  const texts = await textsView(app, ctx)
  if (!incoming) return { source: 'none', ...noIncoming, webhooks, texts }
  const { via, address, plus, authServer, host, port, security, user, password, folder, webhookKey } = incoming
  const source = sourceOf(fixed !== undefined, stored)
  const shared = { source, via, address, plus, authServer: authServer || null, webhooks, texts }
  if (via !== 'imap')
    return { ...noIncoming, ...shared, hasKey: webhookKey !== '', lastAt: await lastReceivedAt(ctx, via) }
  const row = await mailboxRow(ctx, mailboxName(incoming))
  return {
    ...shared,
    host,
    port,
    security,
    user,
    hasPassword: password !== '',
    folder,
    hasKey: false,
    // Without a UID validity, the mailbox was never read.
    lastAt: row?.uid_validity ? row.read_at.toISOString() : null,
    problem: row?.problem ?? null,
  }
}

const paymentsView = async (
  app: App,
  stored: StoredConnections,
  status: ConnectionDesk['payments']['status'],
  ctx: ReadCtx,
): Promise<ConnectionDesk['payments']> => {
  const { environment } = app.adapters.connections
  // As they apply from this transaction on: this node reconnects after it.
  const { payments, payouts } = inForce(environment, stored)
  const keys = payments.via === 'stripe' ? payments : null
  return {
    source: sourceOf(environment.payments.via === 'stripe', stored.payments),
    via: payments.via,
    mode: keys ? (keys.publishableKey.startsWith('pk_live_') ? 'live' : 'test') : null,
    publishableKey: keys?.publishableKey ?? null,
    secretKeyEnding: keys ? ending(keys.secretKey) : null,
    paysOwners: payouts.via === 'stripe',
    status,
    webhookUrl: `${app.config.publicUrl}/stripe/events`,
    lastEventAt: (await lastStripeEventAt(ctx))?.toISOString() ?? null,
    locked: await hasPayments(ctx),
  }
}

const usualLimit = 200

const assistantView = async (
  app: App,
  ctx: ReadCtx,
  stored: StoredConnections['assistant'],
): Promise<ConnectionDesk['assistant']> => ({
  source: sourceOf(false, stored),
  via: stored?.via ?? null,
  url: stored?.url ?? null,
  model: stored?.model ?? null,
  hasKey: Boolean(stored?.key),
  dailyLimit: stored?.dailyLimit ?? usualLimit,
  usedToday: await draftCountOn(ctx, dayOf(app, ctx.now)),
  profileLimit: stored?.profileLimit ?? 0,
  profilesToday: await modelReadingsOn(ctx, dayOf(app, ctx.now)),
})

/** Every connection for administrators, without secrets. The gateway has already been checked, outside the database. */
export const connectionDesk = async (
  app: App,
  ctx: ReadCtx,
  status: ConnectionDesk['payments']['status'],
): Promise<ConnectionDesk> => {
  const { connections } = app.adapters
  const stored = await storedConnections(ctx, app.seal)
  const { bank } = connections.environment.payouts
  return {
    mail: mailView(connections, stored.mail),
    incoming: await incomingView(app, stored.incoming, ctx),
    payments: await paymentsView(app, stored, status, ctx),
    bank: {
      source: sourceOf(isNamed(bank), stored.bank),
      trust: accountView(stored.bank?.trust),
      operating: accountView(stored.bank?.operating),
      achCompanyId: (isNamed(bank) ? bank.companyId : stored.bank?.achCompanyId) || null,
      environmentBank: isNamed(bank) ? bank.name : null,
      pending: await pendingAccounts(ctx),
    },
    assistant: await assistantView(app, ctx, stored.assistant),
    history: await changesNow(ctx),
    latest: await latestChanges(ctx),
  }
}
