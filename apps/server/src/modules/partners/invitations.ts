import {
  type BodyOf,
  type invitePartner,
  isLanguage,
  type PartnerInvitation,
  type PlainDate,
  programs,
} from '@porchlight/contract'
import { saidWith, type WordingCode } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, accountById } from '#modules/accounts'
import { partnerInvitationJoined, partnerInvited } from './events.ts'
import { hasProgramInForce, notInForce, type Partner, programsInForce } from './in-force.ts'
import { problems } from './messages.ts'
import { invitationsPerDay, monthsOn } from './rules.ts'
import { shareTermsOn } from './share-terms.ts'
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

/** Why a partner can't invite anyone now; null: they can. */
export const invitationRefusal = async (ctx: ReadCtx, partner: Partner): Promise<'agreement' | null> =>
  (await programsInForce(ctx, partner)).length === 0 ? 'agreement' : null

/** @throws Problem 409 agreement_not_in_force, known_partner; 429 rate_limited_today */
export const invite = async (
  app: App,
  ctx: WriteCtx,
  inviter: Partner,
  { name, email, program }: BodyOf<typeof invitePartner>,
): Promise<void> => {
  if (await invitationRefusal(ctx, inviter)) throw notInForce()
  const inviterId = inviter.accountId
  const own = await invitationsOf(ctx, inviterId)
  const since = ctx.now.getTime() - dayMs
  if (own.filter(({ invited_at }) => invited_at.getTime() > since).length >= invitationsPerDay)
    throw new Problem(429, 'rate_limited_today', problems.tooMany)
  const known = () => new Problem(409, 'known_partner', problems.knownPartner, undefined, { required: ['email'] })
  const account = await accountByEmail(ctx, email)
  // A partner in any program found us without an invitation.
  if (account && programs.some((one) => account.roles.includes(one))) throw known()
  const terms = await shareTermsOn(ctx, ctx.today)
  const row = await db(ctx)
    .insertInto('partners.invitation')
    .values({
      inviter_id: inviterId,
      name,
      email: email.toLowerCase(),
      program,
      account_id: null,
      basis_points: terms.invitation_basis_points,
      months: terms.invitation_months,
      starts_on: null,
      ends_on: null,
      invited_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw known()
  await announce(ctx, partnerInvited({ invitationId: row.id, inviterId, name, email, program }))
  await writeToInvited(app, ctx, row)
}

/**
 * Records that an invited partner is active: their inviter's share begins, with the terms from the day of the
 * invitation.
 */
export const joinInvitation = async (ctx: WriteCtx, email: string, accountId: number): Promise<void> => {
  const rows = await db(ctx)
    .selectFrom('partners.invitation')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('account_id', 'is', null)
    .where('inviter_id', '<>', accountId)
    .forUpdate()
    .execute()
  for (const { id, inviter_id, months } of rows) {
    const until = monthsOn(ctx.today, months)
    await db(ctx)
      .updateTable('partners.invitation')
      .set({ account_id: accountId, starts_on: ctx.today, ends_on: until })
      .where('id', '=', id)
      .execute()
    await announce(
      ctx,
      partnerInvitationJoined({ invitationId: id, inviterId: inviter_id, partnerId: accountId, until }),
    )
  }
}

/** Emails an invited person, who may have no account, who invites them to which program, in the inviter's language. */
const writeToInvited = async (app: App, ctx: WriteCtx, { id, inviter_id, name, email, program }: InvitationRow) => {
  const inviter = await accountById(ctx, inviter_id)
  const language = inviter && isLanguage(inviter.language) ? inviter.language : 'en'
  const params = { name, company: siteOf(app).name, inviter: `${inviter?.firstName} ${inviter?.lastName}`, program }
  const say = (code: WordingCode) => saidWith(code, params)
  await app.adapters.post.email(ctx, {
    to: email,
    accountId: (await accountByEmail(ctx, email))?.id ?? null,
    fact: `partner.invited:${id}`,
    kind: 'partner_invited',
    language,
    subject: say('partner.invited.subject'),
    heading: say('partner.invited.heading'),
    paragraphs: [say('partner.invited.text'), say('partner.invited.next')],
    action: { label: say('partner.invited.action'), path: '/partners' },
  })
}

/**
 * The partner who invited another and, with an agreement in force, shares in their earnings on a day; undefined: no
 * one.
 */
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
  if (!row || !(await hasProgramInForce(ctx, row.inviter_id))) return undefined
  return { inviterId: row.inviter_id, basisPoints: row.basis_points }
}
