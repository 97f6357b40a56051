import { type AgreementType, type Role, signupAgreements } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Fields } from './engine/render.ts'
import { problems } from './messages.ts'
import { type Due, dueOf } from './rules.ts'
import { db } from './tables.ts'
import { inForce, publishedWordings, type VersionStatus } from './versions.ts'

export type ShownVersion = { type: AgreementType; version: number }
/** Who accepts, and from where. */
export type Accepting = { accountId: number; address: string; userAgent: string; operator: Fields }

const keepText = (ctx: WriteCtx, { type, version, html, textHash }: VersionStatus) =>
  db(ctx)
    .insertInto('agreements.accepted_text')
    .values({ type, version, hash: textHash, text: html, kept_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['type', 'version', 'hash']).doNothing())
    .execute()

const record = async (
  ctx: WriteCtx,
  documents: readonly VersionStatus[],
  { accountId, address, userAgent }: Accepting,
  occasion: 'signup' | 'changed',
): Promise<void> => {
  for (const document of documents) {
    await keepText(ctx, document)
    await db(ctx)
      .insertInto('agreements.acceptance')
      .values({
        account_id: accountId,
        type: document.type,
        version: document.version,
        text_hash: document.textHash,
        occasion,
        address,
        user_agent: userAgent.slice(0, 400),
        accepted_at: ctx.now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'type', 'version']).doNothing())
      .execute()
  }
}

/** @throws Problem agreement_changed if another wording has come into force since it was shown */
const refuseStale = (documents: readonly VersionStatus[], shown: readonly ShownVersion[]): void => {
  const changed = shown.filter(
    ({ type, version }) => documents.find((document) => document.type === type)?.version !== version,
  )
  if (changed.length > 0)
    throw new Problem(409, 'agreement_changed', problems.changed, { types: changed.map(({ type }) => type) })
}

/**
 * Records that someone opening an account accepts what is in force. If they state which wordings they were shown, other
 * wordings are rejected. @throws Problem agreement_changed
 */
export const acceptAtSignup = async (
  ctx: WriteCtx,
  accepting: Accepting,
  shown: Partial<Record<AgreementType, number>>,
): Promise<void> => {
  const documents = await inForce(ctx, accepting.operator, signupAgreements)
  refuseStale(
    documents,
    documents.flatMap(({ type }) => {
      const version = shown[type]
      return version === undefined ? [] : [{ type, version }]
    }),
  )
  await record(ctx, documents, accepting, 'signup')
}

/** Records that a person accepts documents that changed. @throws Problem agreement_changed */
export const acceptAgain = async (
  ctx: WriteCtx,
  accepting: Accepting,
  shown: readonly ShownVersion[],
): Promise<void> => {
  const documents = await inForce(
    ctx,
    accepting.operator,
    shown.map(({ type }) => type),
  )
  refuseStale(documents, shown)
  await record(ctx, documents, accepting, 'changed')
}

/** When a person accepted this wording, if they did. */
export const acceptedAt = async (
  ctx: ReadCtx,
  accountId: number,
  { type, version }: ShownVersion,
): Promise<Date | undefined> =>
  (
    await db(ctx)
      .selectFrom('agreements.acceptance')
      .select('accepted_at')
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.accepted_at

/** What a person still has to accept. */
export const dueFor = async (ctx: ReadCtx, accountId: number, roles: readonly Role[]): Promise<Due[]> => {
  const wordings = await publishedWordings(ctx)
  if (!wordings.some((wording) => wording.acceptAgain)) return []
  const rows = await db(ctx)
    .selectFrom('agreements.acceptance')
    .select((of) => ['type', of.fn.max('version').as('version')])
    .where('account_id', '=', accountId)
    .groupBy('type')
    .execute()
  return dueOf(wordings, new Map(rows.map(({ type, version }) => [type as AgreementType, version])), roles)
}
