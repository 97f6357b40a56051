import { accountantInvitationDays, mostAccountants } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import { newSecret, sha256 } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountById, mailboxOf, noteSecurity } from '#modules/accounts'
import { accessByLink, accessOfOwner } from './access.ts'
import { emailConfirmed, emailInvitation, emailRemoved } from './emails.ts'
import { type AccessRow, db } from './tables.ts'

/** Serializes changes to one owner's list. */
const lockOwner = async (ctx: WriteCtx, ownerId: number): Promise<AccessRow[]> => {
  await db(ctx)
    .selectFrom('accountants.access')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return accessOfOwner(ctx, ownerId)
}

const end = (ctx: WriteCtx, id: number) =>
  db(ctx)
    .updateTable('accountants.access')
    .set({ removed_at: ctx.now, secret_hash: null })
    .where('id', '=', id)
    .execute()

type Invited = { name: string; email: string }

/**
 * Emails an invitation link. Only the link holds the secret, and a new one to the same address voids the previous one.
 * @throws Problem 422 own_email, 409 already_accountant, too_many_accountants
 */
export const invite = async (app: App, ctx: WriteCtx, owner: Account, { name, email }: Invited): Promise<void> => {
  const mailbox = mailboxOf(email)
  if (mailbox === mailboxOf(owner.email))
    throw new Problem(422, 'own_email', 'This is your own email address. Enter your accountant’s.', undefined, {
      required: ['email'],
    })
  const known = await lockOwner(ctx, owner.id)
  const same = known.find((row) => row.mailbox === mailbox)
  if (same?.confirmed_at)
    throw new Problem(409, 'already_accountant', 'This person already has access.', undefined, { required: ['email'] })
  if (!same && known.length >= mostAccountants)
    throw new Problem(409, 'too_many_accountants', `You can have ${mostAccountants} accountants. Remove one first.`)
  if (same) await end(ctx, same.id)
  const secret = newSecret()
  const row = await db(ctx)
    .insertInto('accountants.access')
    .values({
      owner_id: owner.id,
      email,
      mailbox,
      name,
      secret_hash: sha256(secret),
      invited_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + accountantInvitationDays * 86_400_000),
      accountant_id: null,
      confirmed_at: null,
      last_seen_at: null,
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteSecurity(ctx, { accountId: owner.id, kind: 'accountant_invited' })
  await emailInvitation(app, ctx, owner, row, secret)
}

/** Ends access; the person is emailed. @throws Problem 404 for access to another owner's books */
export const remove = async (app: App, ctx: WriteCtx, owner: Account, id: number): Promise<void> => {
  const row = (await lockOwner(ctx, owner.id)).find((one) => one.id === id)
  if (!row) throw notFound('This accountant')
  await end(ctx, id)
  const details = row.accountant_id === null ? {} : { accountantAccount: row.accountant_id }
  await noteSecurity(ctx, { accountId: owner.id, kind: 'accountant_removed', details })
  if (row.confirmed_at) await emailRemoved(app, ctx, owner, row)
}

/**
 * Accepts the invitation, once.
 * @throws Problem 404 for a link that no longer works, 409 other_email for a person with another address
 */
export const accept = async (app: App, ctx: WriteCtx, secret: string, accountantId: number): Promise<number> => {
  const found = await accessByLink(ctx, secret)
  await lockOwner(ctx, found.owner_id)
  const row = await accessByLink(ctx, secret)
  const accountant = await accountById(ctx, accountantId)
  const owner = await accountById(ctx, row.owner_id)
  if (!accountant || !owner) throw notFound('This invitation')
  if (mailboxOf(accountant.email) !== row.mailbox)
    throw new Problem(
      409,
      'other_email',
      `This invitation is for ${row.email}. Log in with that address, or ask for an invitation to yours.`,
    )
  await db(ctx)
    .updateTable('accountants.access')
    .set({ accountant_id: accountantId, confirmed_at: ctx.now, secret_hash: null })
    .where('id', '=', row.id)
    .execute()
  await noteSecurity(ctx, {
    accountId: owner.id,
    kind: 'accountant_confirmed',
    by: accountantId,
    details: { accountantAccount: accountantId },
  })
  await emailConfirmed(app, ctx, owner, accountant, row)
  return owner.id
}

/** A closed account can't read anything and can't give anyone access. */
export const endAccessOf = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accountants.access')
    .set({ removed_at: ctx.now, secret_hash: null })
    .where((row) => row.or([row('owner_id', '=', accountId), row('accountant_id', '=', accountId)]))
    .where('removed_at', 'is', null)
    .execute()
}
