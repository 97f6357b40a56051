import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import type { EventPayload } from '#kernel/outbox'
import { accountById, formerEmailOf } from '#modules/accounts'
import { forgetPayoutAccounts } from './commands.ts'
import { type PayeeEvent, type PayeeMessage, payeeMessages } from './messages.ts'
import { checkPendingAccounts, lookAt } from './onboarding.ts'
import { stopLinkOf } from './stop-link.ts'
import { forgetTaxForms } from './tax-forms.ts'

/** Tells the account's mailbox, for a month also the one before it, and the verified phone. */
const tell = (app: App, event: PayeeEvent, payload: EventPayload): Promise<void> =>
  app.work.write(async (ctx) => {
    const account = await accountById(ctx, Number(payload.accountId))
    if (!account || account.closed) return
    const write: (payload: EventPayload) => PayeeMessage = payeeMessages[event]
    const { subject, paragraphs } = write(payload)
    const [first, ...others] = paragraphs
    const former = await formerEmailOf(ctx, account.id)
    const id = Number(payload.payoutAccountId)
    const stop = event === 'payee.account_added' && id > 0 ? await stopLinkOf(ctx, app.seal, id) : undefined
    for (const to of [account.email, ...(former ? [former] : [])])
      await app.adapters.post.letter(ctx, {
        to,
        accountId: account.id,
        fact: `${event}:${account.id}:${String(payload.at)}:${to}`,
        kind: event,
        subject,
        heading: subject,
        paragraphs: [`Hi ${account.firstName}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others],
        action: stop ? { label: 'This wasn’t me', path: stop } : { label: 'Look at your account', path: '/account' },
      })
    if (account.phone && account.phoneVerified)
      await app.adapters.post.text(ctx, {
        to: account.phone,
        accountId: account.id,
        fact: `${event}:${account.id}:${String(payload.at)}:text`,
        kind: event,
        subject,
        text: stop
          ? `${first} If this wasn’t you, stop it: ${app.config.publicUrl}${stop}`
          : `${first} If this wasn’t you, call us now: ${siteOf(app).contactPhone}`,
      })
  })

export const jobs: readonly Job[] = [
  job({ name: 'payees.look-at-unready', cron: '40 * * * *', run: checkPendingAccounts }),
]

export const consumers: readonly Consumer[] = [
  ...(Object.keys(payeeMessages) as PayeeEvent[]).map((event) =>
    onEvent(event, `payees.tell.${event}`, (app, payload) => tell(app, event, payload), { freshHours: 48 }),
  ),
  // The carrier's news say where to look, not what happened.
  onEvent('payment.gateway_told', 'payees.account-told', async (app, { type, object }) => {
    if (type === 'account.updated' && app.adapters.carrier) await lookAt(app, String(object))
  }),
  onEvent('account.closed', 'payees.account.closed', (app, { accountId }) =>
    app.work.write(async (ctx) => {
      await forgetPayoutAccounts(ctx, Number(accountId))
      await forgetTaxForms(ctx, Number(accountId))
    }),
  ),
]
