import {
  asksBirthDate,
  bareTaxId,
  dateIn,
  type ForeignIncome,
  type ForeignStatus,
  type ForeignStatusFields,
  foreignCertificationOf,
  foreignFormNames,
  foreignStatusProblems,
  foreignStatusUntil,
  formsForIncome,
  isConnectedForm,
  signerNameIn,
} from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, noteSecurity, refuseOtherName } from '#modules/accounts'
import { taxFormSigned } from './events.ts'
import { changesPerDay, hoursAfter } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'
import { type Signer, taxFormsByPerson } from './tax-forms.ts'

/** A number is sealed for its owner: put into another's row it does not open. */
const placeOf = (accountId: number): string => `foreign-status:${accountId}`

/** What forms stored before there was a W-8ECI, or a claim of a treaty, don’t state. */
const storedFormDefaults = { entity: 'individual', usAddress: '', claimsTreaty: false } as const

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
  ...storedFormDefaults,
  ...stated,
  ending,
  revision,
  signedName,
  signedAt: signed_at.toISOString(),
  expiresOn,
})

type FormRow = Selectable<PayeesTables['payees.foreign_status']>

/** The last form of each person for an income, also one that expired; all people, or only these. */
export const lastForeignForms = (
  ctx: ReadCtx,
  income: ForeignIncome,
  accountIds?: readonly number[],
): Promise<FormRow[]> => {
  let query = db(ctx)
    .selectFrom('payees.foreign_status')
    .selectAll()
    .distinctOn('account_id')
    .where(sql<string>`stated ->> 'kind'`, 'in', formsForIncome[income])
  if (accountIds) query = query.where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
  return query.orderBy('account_id').orderBy('id', 'desc').execute()
}

/** Those of them that no W-9 replaced. */
export const withoutLaterW9 = async (ctx: ReadCtx, rows: readonly FormRow[]): Promise<FormRow[]> => {
  const w9s = await taxFormsByPerson(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  return rows.filter(({ account_id, signed_at }) => {
    const w9 = w9s.get(account_id)
    return !w9 || w9.signedAt <= signed_at.toISOString()
  })
}

/**
 * The last statement of foreign status of each of these people for an income, also one that expired; no entry for
 * those who signed a W-9 after it.
 */
export const foreignStatusByPerson = async (
  ctx: ReadCtx,
  accountIds: readonly number[],
  income: ForeignIncome,
): Promise<Map<number, ForeignStatus>> =>
  new Map(
    (await withoutLaterW9(ctx, await lastForeignForms(ctx, income, accountIds))).map((row) => [
      row.account_id,
      formView(row),
    ]),
  )

/** The last statement of each of these people for an income, also one that expired or that a W-9 replaced. */
export const lastForeignStatusByPerson = async (
  ctx: ReadCtx,
  accountIds: readonly number[],
  income: ForeignIncome,
): Promise<Map<number, ForeignStatus>> =>
  new Map((await lastForeignForms(ctx, income, accountIds)).map((row) => [row.account_id, formView(row)]))

/** A form that says whether someone is a U.S. person, and when they signed it. */
type SignedForm = { isForeign: boolean; signedAt: Date }

/** All W-9s and W-8s for an income that these people ever signed, the first of each person first. */
export const signedForms = async (
  ctx: ReadCtx,
  accountIds: readonly number[],
  income: ForeignIncome,
): Promise<Map<number, SignedForm[]>> => {
  const w9s = await db(ctx)
    .selectFrom('payees.tax_form')
    .select(['account_id', 'signed_at'])
    .where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .execute()
  const w8s = await db(ctx)
    .selectFrom('payees.foreign_status')
    .select(['account_id', 'signed_at'])
    .where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .where(sql<string>`stated ->> 'kind'`, 'in', formsForIncome[income])
    .execute()
  const forms = [
    ...w9s.map((row) => ({ ...row, isForeign: false })),
    ...w8s.map((row) => ({ ...row, isForeign: true })),
  ].sort((a, b) => a.signed_at.getTime() - b.signed_at.getTime())
  const byPerson = Map.groupBy(forms, ({ account_id }) => account_id)
  return new Map(
    [...byPerson].map(([id, own]) => [id, own.map(({ isForeign, signed_at: signedAt }) => ({ isForeign, signedAt }))]),
  )
}

/** {@link foreignStatusByPerson} of one person. */
export const foreignStatusOf = async (
  ctx: ReadCtx,
  accountId: number,
  income: ForeignIncome,
): Promise<ForeignStatus | null> => (await foreignStatusByPerson(ctx, [accountId], income)).get(accountId) ?? null

/** A person’s own forms, as they see them. */
export const ownForeignForms = async (ctx: ReadCtx, accountId: number) => ({
  form: await foreignStatusOf(ctx, accountId, 'services'),
  rentForm: await foreignStatusOf(ctx, accountId, 'rents'),
})

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
 * Keeps a W-8 as it was signed; for each income the last form counts, be it a W-8 or a W-9.
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
  const { taxId: typed, signedName, certified: _, ...stated } = fields
  const taxId = isConnectedForm(fields.kind) ? bareTaxId(typed) : typed
  await db(ctx)
    .insertInto('payees.foreign_status')
    .values({
      account_id: accountId,
      stated: JSON.stringify(asksBirthDate(stated) ? stated : { ...stated, birthDate: '' }),
      tax_id: seal.close(taxId, placeOf(accountId)),
      ending: taxId.slice(-4),
      revision: foreignCertificationOf(fields).revision,
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

/** The plain-text number of the last form for an income: only for the file that reports it. */
export const openForeignTaxId = async (
  ctx: ReadCtx,
  seal: Seal,
  accountId: number,
  income: ForeignIncome,
): Promise<string | null> => {
  const [row] = await lastForeignForms(ctx, income, [accountId])
  return row ? seal.open(row.tax_id, placeOf(accountId)) : null
}

export const sealedForeignIds = async (ctx: ReadCtx): Promise<{ sealed: string; place: string }[]> =>
  (await db(ctx).selectFrom('payees.foreign_status').select(['account_id', 'tax_id']).execute()).map((row) => ({
    sealed: row.tax_id,
    place: placeOf(row.account_id),
  }))
