import { invitationDays } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { noteSecurity } from './audit.ts'
import { type Account, accountsByIds } from './queries.ts'
import { sendEmail } from './send-security-email.ts'
import { db } from './tables.ts'

export type Invitation = { id: number; accountId: number; invitedBy: number; expiresAt: Date }

/** Voids links that still work: a newer one replaces them, or the person has a password. */
export const voidInvitations = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.invitation')
    .set({ void_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .execute()
}

/** Emails a one-time link for choosing a password. Only the link holds the secret. */
export const sendInvitation = async (app: App, ctx: WriteCtx, account: Account, by: Account): Promise<Date> => {
  const secret = newSecret()
  const expiresAt = new Date(ctx.now.getTime() + invitationDays * 86_400_000)
  await voidInvitations(ctx, account.id)
  const { id } = await db(ctx)
    .insertInto('accounts.invitation')
    .values({
      account_id: account.id,
      secret_hash: sha256(secret),
      invited_by: by.id,
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteSecurity(ctx, { accountId: account.id, kind: 'invited', by: by.id })
  const { name: company } = siteOf(app)
  await sendEmail(app, ctx, {
    to: account.email,
    accountId: account.id,
    fact: `invitation:${id}`,
    kind: 'account.invited',
    secret: true,
    subject: said('account.invited.subject', { company }),
    heading: said('account.invited.heading', { company }),
    paragraphs: [
      said('account.invited.text', { firstName: account.firstName, inviter: `${by.firstName} ${by.lastName}` }),
      said('account.invited.next', { company, days: invitationDays }),
    ],
    action: { label: said('account.invited.action'), path: `/welcome#${secret}` },
  })
  return expiresAt
}

/** The invitation behind a link that still works. `lock`: no one else can use it meanwhile. */
export const invitationBy = async (
  ctx: ReadCtx,
  secret: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Invitation | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.invitation')
    .select(['id', 'account_id', 'invited_by', 'expires_at'])
    .where('secret_hash', '=', sha256(secret))
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const account = (await accountsByIds(ctx, [row.account_id])).get(row.account_id)
  if (!account || account.closed || account.deactivated) return undefined
  return { id: row.id, accountId: row.account_id, invitedBy: row.invited_by, expiresAt: row.expires_at }
}

export const useInvitation = async (ctx: WriteCtx, id: number): Promise<void> => {
  await db(ctx).updateTable('accounts.invitation').set({ used_at: ctx.now }).where('id', '=', id).execute()
}

/** Which of these accounts have never had a password, with the expiry of their working link, if any. */
export const invitedAccounts = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Date | null>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('accounts.account as account')
    .leftJoin('accounts.invitation as invitation', (join) =>
      join
        .onRef('invitation.account_id', '=', 'account.id')
        .on('invitation.used_at', 'is', null)
        .on('invitation.void_at', 'is', null)
        .on('invitation.expires_at', '>', ctx.now),
    )
    .select(['account.id', 'invitation.expires_at'])
    .where('account.id', 'in', [...ids])
    .where('account.password_set', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.id, row.expires_at]))
}
