import { addDays, type BodyOf, type invitePartner, type PartnerInvitation, type PlainDate } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { partnerInvited } from './events.ts'
import { problems } from './messages.ts'
import { invitationShare, invitationsPerDay } from './rules.ts'
import { db, type InvitationRow } from './tables.ts'

export const invitationsOf = (ctx: ReadCtx, inviterId: number): Promise<InvitationRow[]> =>
  db(ctx)
    .selectFrom('partners.invitation')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .orderBy('id', 'desc')
    .execute()

const stateOf = ({ account_id, starts_on, ends_on }: InvitationRow, today: PlainDate): PartnerInvitation['state'] => {
  if (account_id === null) return 'invited'
  if (ends_on !== null && ends_on < today) return 'ended'
  return starts_on === null ? 'joined' : 'earning'
}

export const invitationView = (row: InvitationRow, today: PlainDate): PartnerInvitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  program: row.program,
  state: stateOf(row, today),
  share: row.basis_points,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  invitedAt: row.invited_at.toISOString(),
})

const dayMs = 86_400_000

/** @throws Problem 409 known_partner, 429 rate_limited_today */
export const invite = async (
  ctx: WriteCtx,
  inviterId: number,
  { name, email, program }: BodyOf<typeof invitePartner>,
): Promise<void> => {
  const own = await invitationsOf(ctx, inviterId)
  const since = ctx.now.getTime() - dayMs
  if (own.filter(({ invited_at }) => invited_at.getTime() > since).length >= invitationsPerDay)
    throw new Problem(429, 'rate_limited_today', problems.tooMany)
  const known = () => new Problem(409, 'known_partner', problems.knownPartner, undefined, { required: ['email'] })
  const account = await accountByEmail(ctx, email)
  if (account?.roles.includes(program)) throw known()
  const row = await db(ctx)
    .insertInto('partners.invitation')
    .values({
      inviter_id: inviterId,
      name,
      email: email.toLowerCase(),
      program,
      account_id: null,
      basis_points: invitationShare.basisPoints,
      starts_on: null,
      ends_on: null,
      invited_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw known()
  await announce(ctx, partnerInvited({ invitationId: row.id, inviterId, name, email, program }))
}

/** An invited partner is active: their inviter's share begins. */
export const joinInvitation = async (ctx: WriteCtx, email: string, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('partners.invitation')
    .set({
      account_id: accountId,
      starts_on: ctx.today,
      ends_on: addDays(ctx.today, Math.round(invitationShare.months * 30.44)),
    })
    .where('email', '=', email.toLowerCase())
    .where('account_id', 'is', null)
    .where('inviter_id', '<>', accountId)
    .execute()
}

/** Who invited a partner and shares in what they earn on a day; undefined: nobody. */
export const inviterOf = async (
  ctx: ReadCtx,
  accountId: number,
  on: PlainDate,
): Promise<{ inviterId: number; basisPoints: number } | undefined> => {
  const row = await db(ctx)
    .selectFrom('partners.invitation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('starts_on', '<=', on)
    .where('ends_on', '>=', on)
    .executeTakeFirst()
  return row && { inviterId: row.inviter_id, basisPoints: row.basis_points }
}
