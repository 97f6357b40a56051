import { accountantInvitationDays } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import { nameOf } from './access.ts'
import type { AccessRow } from './tables.ts'

export const emailInvitation = (app: App, ctx: WriteCtx, owner: Account, row: AccessRow, secret: string) => {
  const { name: company } = siteOf(app)
  return app.adapters.post.email(ctx, {
    to: row.email,
    accountId: null,
    fact: `accountants.invited:${row.id}`,
    kind: 'accountants.invited',
    secret: true,
    subject: said('accountants.invited.subject', { owner: nameOf(owner) }),
    heading: said('accountants.invited.heading', { name: row.name }),
    paragraphs: [
      said('accountants.invited.text', { owner: nameOf(owner), company }),
      said('accountants.invited.next', { days: accountantInvitationDays }),
    ],
    action: { label: said('accountants.invited.action'), path: `/accountants/invitations/${secret}` },
  })
}

export const emailConfirmed = (app: App, ctx: WriteCtx, owner: Account, accountant: Account, row: AccessRow) =>
  app.adapters.post.email(ctx, {
    to: owner.email,
    accountId: owner.id,
    fact: `accountants.confirmed:${row.id}`,
    kind: 'accountants.confirmed',
    subject: said('accountants.confirmed.subject', { name: nameOf(accountant) }),
    heading: said('accountants.confirmed.heading'),
    paragraphs: [said('accountants.confirmed.text', { name: nameOf(accountant), email: accountant.email })],
    action: { label: said('accountants.confirmed.action'), path: '/owners/accounting/accountants' },
  })

export const emailRemoved = (app: App, ctx: WriteCtx, owner: Account, row: AccessRow) =>
  app.adapters.post.email(ctx, {
    to: row.email,
    accountId: row.accountant_id,
    fact: `accountants.removed:${row.id}`,
    kind: 'accountants.removed',
    subject: said('accountants.removed.subject', { owner: nameOf(owner) }),
    heading: said('accountants.removed.heading'),
    paragraphs: [said('accountants.removed.text', { owner: nameOf(owner) })],
  })
