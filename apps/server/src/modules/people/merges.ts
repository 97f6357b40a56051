import type { ApprovalOutcome, MergePreview } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { phoneView } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type Account,
  addressLine,
  mergeAccounts,
  mergeCounts,
  mergeRefusalsOf,
  noteSecurity,
  personRecord,
  receivesMoney,
  sendMergeNotices,
  targetOf,
} from '#modules/accounts'
import { type ApprovalHandler, pendingRequest, submitForApproval } from '#modules/approvals'
import { bansOf } from './rental-bans.ts'
import { db } from './tables.ts'
import { bookingStatuses } from './views.ts'

type Act = { primaryId: number; mergedId: number; reason: string }

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()
const subjectOf = (mergedId: number): string => `account:${mergedId}`

const sideOf = async (ctx: ReadCtx, account: Account): Promise<MergePreview['primary']> => {
  const record = await personRecord(ctx, account.id)
  const access = (await bookingStatuses(ctx, [account])).get(account.id)
  const ban = (await bansOf(ctx, account.id)).find(({ lifted_at }) => lifted_at === null)
  return {
    id: account.id,
    name: nameOf(account),
    email: account.email,
    ...phoneView(account.phone, account.phoneState),
    address: addressLine(record.address),
    types: access?.types ?? [],
    state: access?.state ?? 'active',
    signedUpAt: record.signedUpAt.toISOString(),
    lastSeenAt: record.lastSeenAt?.toISOString() ?? null,
    doNotRent: ban?.reason ?? null,
  }
}

/** @throws Problem 404 */
export const previewMerge = async (
  app: App,
  ctx: ReadCtx,
  primaryId: number,
  mergedId: number,
): Promise<MergePreview> => {
  const [primary, merged] = [await targetOf(ctx, primaryId), await targetOf(ctx, mergedId)]
  const pair = { from: mergedId, to: primaryId }
  return {
    primary: await sideOf(ctx, primary),
    merged: await sideOf(ctx, merged),
    things: await mergeCounts(app, ctx, pair),
    refusals: await mergeRefusalsOf(app, ctx, pair),
    needsApproval: receivesMoney(primary) || receivesMoney(merged),
    waits: (await pendingRequest(ctx, 'merge_people', subjectOf(mergedId))) !== undefined,
  }
}

const carryOut = async (
  app: App,
  ctx: WriteCtx,
  { primaryId, mergedId, reason }: Act,
  { by, approvedBy }: { by: number; approvedBy: number | null },
): Promise<void> => {
  const [primary, merged] = [await targetOf(ctx, primaryId), await targetOf(ctx, mergedId)]
  const refusals = await mergeRefusalsOf(app, ctx, { from: mergedId, to: primaryId })
  if (refusals.length > 0)
    throw new Problem(409, 'cannot_merge', 'These accounts can’t be merged.', {
      reasons: refusals.map(({ code }) => code),
    })
  const moved = await mergeAccounts(app, ctx, { from: mergedId, to: primaryId })
  await db(ctx)
    .insertInto('people.merge')
    .values({
      primary_id: primaryId,
      merged_id: mergedId,
      reason,
      merged_by: by,
      approved_by: approvedBy,
      merged_at: ctx.now,
      moved: JSON.stringify(moved),
    })
    .execute()
  await noteSecurity(ctx, { accountId: primaryId, kind: 'merged', by, details: { reason, mergedAccount: mergedId } })
  await sendMergeNotices(app, ctx, { primary, merged })
}

/**
 * Merges an account into another one of the same person. If one of them receives money, a second person must approve
 * it.
 * @throws Problem 409 cannot_merge, already_pending; 404
 */
export const submitMerge = async (app: App, ctx: WriteCtx, act: Act, by: number): Promise<ApprovalOutcome> => {
  const { primary, merged, refusals, needsApproval } = await previewMerge(app, ctx, act.primaryId, act.mergedId)
  if (refusals.length > 0)
    throw new Problem(409, 'cannot_merge', 'These accounts can’t be merged.', {
      reasons: refusals.map(({ code }) => code),
    })
  const outcome = await submitForApproval(ctx, {
    kind: 'merge_people',
    subject: subjectOf(act.mergedId),
    facts: { person: `${primary.name} (${primary.email})`, from: `${merged.name} (${merged.email})` },
    act,
    reason: act.reason,
    participants: [act.primaryId, act.mergedId],
    by,
    waits: needsApproval,
  })
  if (outcome.state === 'done') await carryOut(app, ctx, act, { by, approvedBy: null })
  return outcome
}

export const mergeHandler: ApprovalHandler = {
  kind: 'merge_people',
  carryOut: (ctx, { act, requestedBy, approvedBy }, app) =>
    carryOut(app, ctx, act as Act, { by: requestedBy ?? approvedBy, approvedBy }),
}

/** Accounts merged into this one, latest first. */
export const mergesInto = (ctx: ReadCtx, accountId: number) =>
  db(ctx).selectFrom('people.merge').selectAll().where('primary_id', '=', accountId).orderBy('id', 'desc').execute()
