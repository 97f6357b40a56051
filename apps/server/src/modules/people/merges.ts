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
import { standings } from './views.ts'

type Act = { keptId: number; mergedId: number; reason: string }

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()
const subjectOf = (mergedId: number): string => `account:${mergedId}`

const sideOf = async (ctx: ReadCtx, account: Account): Promise<MergePreview['kept']> => {
  const record = await personRecord(ctx, account.id)
  const standing = (await standings(ctx, [account])).get(account.id)
  const ban = (await bansOf(ctx, account.id)).find(({ lifted_at }) => lifted_at === null)
  return {
    id: account.id,
    name: nameOf(account),
    email: account.email,
    ...phoneView(account.phone, account.phoneState),
    address: addressLine(record.address),
    types: standing?.types ?? [],
    state: standing?.state ?? 'active',
    signedUpAt: record.signedUpAt.toISOString(),
    lastSeenAt: record.lastSeenAt?.toISOString() ?? null,
    doNotRent: ban?.reason ?? null,
  }
}

/** @throws Problem 404 */
export const previewMerge = async (app: App, ctx: ReadCtx, keptId: number, mergedId: number): Promise<MergePreview> => {
  const [kept, merged] = [await targetOf(ctx, keptId), await targetOf(ctx, mergedId)]
  const pair = { from: mergedId, to: keptId }
  return {
    kept: await sideOf(ctx, kept),
    merged: await sideOf(ctx, merged),
    things: await mergeCounts(app, ctx, pair),
    refusals: await mergeRefusalsOf(app, ctx, pair),
    needsApproval: receivesMoney(kept) || receivesMoney(merged),
    waits: (await pendingRequest(ctx, 'merge_people', subjectOf(mergedId))) !== undefined,
  }
}

const carryOut = async (
  app: App,
  ctx: WriteCtx,
  { keptId, mergedId, reason }: Act,
  { by, approvedBy }: { by: number; approvedBy: number | null },
): Promise<void> => {
  const [kept, merged] = [await targetOf(ctx, keptId), await targetOf(ctx, mergedId)]
  const refusals = await mergeRefusalsOf(app, ctx, { from: mergedId, to: keptId })
  if (refusals.length > 0)
    throw new Problem(409, 'cannot_merge', 'These accounts can’t be merged.', {
      reasons: refusals.map(({ code }) => code),
    })
  const moved = await mergeAccounts(app, ctx, { from: mergedId, to: keptId })
  await db(ctx)
    .insertInto('people.merge')
    .values({
      kept_id: keptId,
      merged_id: mergedId,
      reason,
      merged_by: by,
      approved_by: approvedBy,
      merged_at: ctx.now,
      moved: JSON.stringify(moved),
    })
    .execute()
  await noteSecurity(ctx, { accountId: keptId, kind: 'merged', by, details: { reason, mergedAccount: mergedId } })
  await sendMergeNotices(app, ctx, { kept, merged })
}

/**
 * Merges an account into another one of the same person. Where one of them receives money, a second person approves it.
 * @throws Problem 409 cannot_merge, already_pending; 404
 */
export const submitMerge = async (app: App, ctx: WriteCtx, act: Act, by: number): Promise<ApprovalOutcome> => {
  const { kept, merged, refusals, needsApproval } = await previewMerge(app, ctx, act.keptId, act.mergedId)
  if (refusals.length > 0)
    throw new Problem(409, 'cannot_merge', 'These accounts can’t be merged.', {
      reasons: refusals.map(({ code }) => code),
    })
  const outcome = await submitForApproval(ctx, {
    kind: 'merge_people',
    subject: subjectOf(act.mergedId),
    facts: { person: `${kept.name} (${kept.email})`, from: `${merged.name} (${merged.email})` },
    act,
    reason: act.reason,
    participants: [act.keptId, act.mergedId],
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

/** Accounts that became part of this one, the last first. */
export const mergesInto = (ctx: ReadCtx, accountId: number) =>
  db(ctx).selectFrom('people.merge').selectAll().where('kept_id', '=', accountId).orderBy('id', 'desc').execute()
