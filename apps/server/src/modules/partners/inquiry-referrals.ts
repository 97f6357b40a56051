import { type HomeService, homeReferrerRoles } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Arrival, creditedCode } from '#modules/attribution'
import { partnerHomeReferred } from './events.ts'
import { flagsOf } from './home-referrals.ts'
import { programsInForce } from './in-force.ts'
import { db } from './tables.ts'

export type OwnerInquiry = {
  leadId: number
  owner: { accountId: number | null; name: string; email: string; phone: string }
  address: { street: string; city: string; region: string }
  service: HomeService
  /** Partners whose links the owner followed before writing, latest first. */
  arrivals: readonly Arrival[]
  writtenAt: Date
}

/**
 * Credits an owner who wrote to us after following a broker's or referral partner's link to that partner, as if they
 * had referred the owner; not without an agreement in force. Safe to call again.
 */
export const referInquiry = async (ctx: WriteCtx, inquiry: OwnerInquiry): Promise<void> => {
  const { leadId, owner, address, service, arrivals, writtenAt } = inquiry
  const inquirer = { arrivals, personId: owner.accountId, at: writtenAt }
  const code = await creditedCode(ctx, inquirer, homeReferrerRoles)
  const partner = code && (await accountById(ctx, code.accountId))
  if (!code || !partner || partner.closed) return
  const inForce = await programsInForce(ctx, { accountId: partner.id, roles: partner.roles })
  if (!inForce.includes(code.program)) return
  const place = { ownerEmail: owner.email, address: address.street, city: address.city }
  const row = await db(ctx)
    .insertInto('partners.home_referral')
    .values({
      partner_id: partner.id,
      program: code.program,
      owner_name: owner.name,
      owner_email: owner.email.toLowerCase(),
      owner_phone: owner.phone,
      address: address.street,
      city: address.city,
      region: address.region,
      service,
      lead_id: leadId,
      note: '',
      // Anyone who converts an inquiry has spoken to its owner.
      state: 'contacted',
      flags: await flagsOf(ctx, place),
      home_id: null,
      basis_points: null,
      earns_from: null,
      earns_until: null,
      submitted_at: writtenAt,
      changed_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await announce(ctx, partnerHomeReferred({ referralId: row.id, partnerId: partner.id }))
}

/** Records that the owners of a referred home that isn't live yet signed an application for Home Vision. */
export const noteHomeVision = async (ctx: WriteCtx, emails: readonly string[]): Promise<void> => {
  if (emails.length === 0) return
  await db(ctx)
    .updateTable('partners.home_referral')
    .set({ service: 'home_vision' })
    .where(
      'owner_email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .where('state', 'not in', ['live', 'declined'])
    .execute()
}
