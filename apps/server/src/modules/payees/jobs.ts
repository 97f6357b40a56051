import { said, sentences } from '@porchlight/wording'
import { accountClosed } from '#events/accounts'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { PayloadOf } from '#kernel/events'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { accountById, formerEmailOf } from '#modules/accounts'
import { forgetPayoutAccounts } from './commands.ts'
import { type PayeeEvent, type PayeeEvents, payeeEvents } from './events.ts'
import { remindOfForeignForms } from './foreign-forms.ts'
import { payeeMessages } from './messages.ts'
import { checkPendingAccounts } from './onboarding.ts'
import { stopLinkOf } from './stop-link.ts'
import { forgetTaxForms } from './tax-forms.ts'

/** Notifies the account's mailbox, for a month also the previous one, and the verified phone. */
const tell = <Name extends PayeeEvent>(app: App, event: Name, payload: PayloadOf<PayeeEvents[Name]>): Promise<void> =>
  app.work.write(async (ctx) => {
    const account = await accountById(ctx, payload.accountId)
    if (!account || account.closed) return
    const { subject, paragraphs, action } = payeeMessages[event](payload, {
      firstName: account.firstName,
      zone: ctx.companyZone,
    })
    const former = await formerEmailOf(ctx, account.id)
    const { payoutAccountId: id }: { at: string; payoutAccountId?: number } = payload
    const stop = id === undefined ? undefined : await stopLinkOf(ctx, app.seal, id)
    for (const to of [account.email, ...(former ? [former] : [])])
      await app.adapters.post.email(ctx, {
        to,
        accountId: account.id,
        fact: `${event}:${account.id}:${payload.at}:${to}`,
        kind: event,
        subject,
        heading: subject,
        paragraphs,
        action: stop
          ? { label: said('payee.stop'), path: stop }
          : (action ?? { label: said('payee.open'), path: '/account' }),
      })
    const [first] = paragraphs
    if (account.phone && account.phoneVerified)
      await app.adapters.post.text(ctx, {
        to: account.phone,
        accountId: account.id,
        fact: `${event}:${account.id}:${payload.at}:text`,
        kind: event,
        subject,
        text: sentences(
          first,
          stop
            ? said('payee.stop_link', { link: `${app.config.publicUrl}${stop}` })
            : said('security.call', { phone: siteOf(app).contactPhone }),
        ),
      })
  })

export const jobs: readonly Job[] = [
  job({ name: 'payees.look-at-unready', cron: '40 * * * *', run: checkPendingAccounts }),
  job({
    name: 'payees.foreign-form-reminders',
    cron: '25 13 * * *',
    run: ({ work }) => work.write(remindOfForeignForms),
  }),
]

const emailOn = <Name extends PayeeEvent>(name: Name): Consumer =>
  onEvent(payeeEvents[name], `payees.tell.${name}`, (app, payload) => tell(app, name, payload), { freshHours: 48 })

export const consumers: readonly Consumer[] = [
  ...(Object.keys(payeeEvents) as PayeeEvent[]).map(emailOn),
  onEvent(accountClosed, 'payees.account.closed', (app, { accountId }) =>
    app.work.write(async (ctx) => {
      await forgetPayoutAccounts(ctx, accountId)
      await forgetTaxForms(ctx, accountId)
    }),
  ),
]
