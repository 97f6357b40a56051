import {
  saveAssistant as assistantEndpoint,
  saveBankAccounts as bankEndpoint,
  connectionsNow,
  saveIncomingEmail as incomingEndpoint,
  saveMailServer as mailEndpoint,
  savePaymentGateway as paymentsEndpoint,
  disconnect as removeEndpoint,
  wireInstructions,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import {
  assistantOf,
  incomingEmailOf,
  mailServerOf,
  refuseFixed,
  removeConnection,
  saveAssistant,
  saveIncomingEmail,
  saveMailServer,
  savePaymentGateway,
  stripeKeysOf,
  submitBankAccounts,
  tryAssistant,
  tryMailbox,
  tryMailServer,
  tryStripeKeys,
} from './commands.ts'
import { storedConnections } from './connection-rows.ts'
import { connectionDesk } from './views.ts'
import { wireFor } from './wire.ts'

/** Someone using another person's open session must not be able to redirect the company's mail or money. */
const prove = async (app: App, actor: Person): Promise<void> => {
  refuseUnconfirmed(actor, app.clock.now())
  await app.work.read((ctx) => requireFreshSecondFactor(ctx, actor))
}

const authorOf = (
  { accountId }: Person,
  { reason, latestRead }: { reason: string; latestRead?: number | null | undefined },
) => ({ by: accountId, reason, latestRead })

const storedNow = (app: App) => app.work.read((ctx) => storedConnections(ctx, app.seal))

/** Limits attempts, so that no one can guess keys or ports. */
const allowance = { perMinute: 10 }

export const routes: readonly Route[] = [
  route(wireInstructions, ({ app, actor, params, read }) =>
    read(async (ctx) => ({ wire: await wireFor(app, ctx, actor.accountId, params.id) })),
  ),

  route(connectionsNow, async ({ app, read }) => {
    const status = await app.adapters.gateway.status()
    return read((ctx) => connectionDesk(app, ctx, status))
  }),

  route(
    mailEndpoint,
    async ({ app, actor, body, write }) => {
      await prove(app, actor)
      const { connections } = app.adapters
      refuseFixed(connections, 'mail')
      const server = mailServerOf(body, (await storedNow(app)).mail)
      await tryMailServer(app, server)
      const status = await app.adapters.gateway.status()
      const desk = await write(async (ctx) => {
        await saveMailServer(ctx, app, server, authorOf(actor, body))
        return connectionDesk(app, ctx, status)
      })
      await connections.refresh()
      return desk
    },
    { allowance },
  ),

  route(
    incomingEndpoint,
    async ({ app, actor, body, write }) => {
      await prove(app, actor)
      const { connections } = app.adapters
      refuseFixed(connections, 'incoming')
      const incoming = incomingEmailOf(body, (await storedNow(app)).incoming)
      await tryMailbox(app, incoming)
      const status = await app.adapters.gateway.status()
      const desk = await write(async (ctx) => {
        await saveIncomingEmail(ctx, app, incoming, authorOf(actor, body))
        return connectionDesk(app, ctx, status)
      })
      await connections.refresh()
      return desk
    },
    { allowance },
  ),

  route(
    paymentsEndpoint,
    async ({ app, actor, body, write }) => {
      await prove(app, actor)
      const { connections } = app.adapters
      refuseFixed(connections, 'payments')
      const { payments: before } = await storedNow(app)
      const keys = stripeKeysOf(body, before)
      await tryStripeKeys(app, keys, before)
      const desk = await write(async (ctx) => {
        await savePaymentGateway(ctx, app, keys, authorOf(actor, body))
        // Stripe accepted the keys a moment ago.
        return connectionDesk(app, ctx, 'answers')
      })
      await connections.refresh()
      return desk
    },
    { allowance },
  ),

  route(
    assistantEndpoint,
    async ({ app, actor, body, write }) => {
      await prove(app, actor)
      const assistant = assistantOf(body, (await storedNow(app)).assistant)
      await tryAssistant(app, assistant)
      const status = await app.adapters.gateway.status()
      const desk = await write(async (ctx) => {
        await saveAssistant(ctx, app, assistant, authorOf(actor, body))
        return connectionDesk(app, ctx, status)
      })
      await app.adapters.connections.refresh()
      return desk
    },
    { allowance },
  ),

  route(bankEndpoint, async ({ app, actor, body, write }) => {
    await prove(app, actor)
    const status = await app.adapters.gateway.status()
    const desk = await write(async (ctx) => {
      const outcome = await submitBankAccounts(ctx, app, body, actor.accountId)
      return { ...(await connectionDesk(app, ctx, status)), outcome }
    })
    await app.adapters.connections.refresh()
    return desk
  }),

  route(removeEndpoint, async ({ app, actor, params: { kind }, body: { reason }, write }) => {
    await prove(app, actor)
    if (kind !== 'bank') refuseFixed(app.adapters.connections, kind)
    const status = kind === 'payments' ? 'answers' : await app.adapters.gateway.status()
    const desk = await write(async (ctx) => {
      await removeConnection(ctx, app, kind, { by: actor.accountId, reason })
      return connectionDesk(app, ctx, status)
    })
    await app.adapters.connections.refresh()
    return desk
  }),
]
