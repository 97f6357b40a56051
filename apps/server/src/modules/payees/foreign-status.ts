import {
  dateIn,
  type ForeignStatus,
  type ForeignStatusFields,
  foreignCertification,
  foreignFormNames,
  foreignStatusProblems,
  foreignStatusUntil,
  signerNameIn,
} from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, noteSecurity, refuseOtherName } from '#modules/accounts'
import { taxFormSigned } from './events.ts'
import { changesPerDay, hoursAfter } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'
import { type Signer, taxFormOf } from './tax-forms.ts'

/** A number is sealed for its owner: put into another's row it does not open. */
const placeOf = (accountId: number): string => `foreign-status:${accountId}`

const formView = ({
  id,
  stated,
  ending,
  revision,
  signed_name: signedName,
  signed_at,
  expires_on: expiresOn,
}: Selectable<PayeesTables['payees.foreign_status']>): ForeignStatus => ({
  id,
  ...stated,
  ending,
  revision,
  signedName,
  signedAt: signed_at.toISOString(),
  expiresOn,
})

/** The last statement of foreign status of a person, also one that expired; null where they signed a W-9 after it. */
export const foreignStatusOf = async (ctx: ReadCtx, accountId: number): Promise<ForeignStatus | null> => {
  const row = await db(ctx)
    .selectFrom('payees.foreign_status')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const w9 = await taxFormOf(ctx, accountId)
  return w9 && w9.signedAt > row.signed_at.toISOString() ? null : formView(row)
}

const signedOfDay = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('payees.foreign_status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('signed_at', '>', hoursAfter(ctx.now, -24))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Keeps a W-8 as it was signed; the last form counts, be it a W-8 or a W-9.
 * @throws Problem 422 fields_required, 422 name_differs, 429 too_many_changes
 */
export const signForeignStatus = async (
  ctx: WriteCtx,
  seal: Seal,
  { accountId, sessionId = null, address, userAgent }: Signer,
  fields: ForeignStatusFields,
): Promise<void> => {
  const required = foreignStatusProblems(fields, ctx.today)
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
  if ((await signedOfDay(ctx, accountId)) >= changesPerDay)
    throw new Problem(429, 'too_many_changes', 'This was changed too often today. Try again tomorrow.')
  const holder = await accountById(ctx, accountId)
  if (holder) refuseOtherName(fields.signedName, holder, signerNameIn(fields.name))
  const { taxId, signedName, certified: _, ...stated } = fields
  await db(ctx)
    .insertInto('payees.foreign_status')
    .values({
      account_id: accountId,
      stated: JSON.stringify(stated.kind === 'w8ben_e' ? { ...stated, birthDate: '' } : stated),
      tax_id: seal.close(taxId, placeOf(accountId)),
      ending: taxId.slice(-4),
      revision: foreignCertification[fields.kind].revision,
      signed_name: signedName,
      address,
      user_agent: userAgent.slice(0, 400),
      signed_at: ctx.now,
      expires_on: foreignStatusUntil(dateIn(ctx.companyZone, ctx.now)),
    })
    .execute()
  const form = foreignFormNames[fields.kind]
  await noteSecurity(ctx, { accountId, kind: 'tax_form_signed', sessionId, address, details: { note: form } })
  await announce(ctx, taxFormSigned({ accountId, at: ctx.now.toISOString(), form }))
}

export const sealedForeignIds = async (ctx: ReadCtx): Promise<{ sealed: string; place: string }[]> =>
  (await db(ctx).selectFrom('payees.foreign_status').select(['account_id', 'tax_id']).execute()).map((row) => ({
    sealed: row.tax_id,
    place: placeOf(row.account_id),
  }))
