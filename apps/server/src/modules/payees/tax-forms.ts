import {
  type Address,
  bareTaxId,
  needsEin,
  signerNameIn,
  type TaxForm,
  type TaxFormFields,
  taxCertification,
  taxFormProblems,
} from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, noteSecurity, refuseOtherName } from '#modules/accounts'
import { reviewHolder } from './account-holder.ts'
import { taxFormSigned } from './events.ts'
import { liveAccounts } from './queries.ts'
import { changesPerDay, hoursAfter } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'

/** A number is sealed for its owner: it can't be unsealed in another's row. */
const placeOf = (accountId: number): string => `tax-form:${accountId}`

type FormRow = Selectable<PayeesTables['payees.tax_form']>

/** The latest form of each of these people. */
const lastForms = (ctx: ReadCtx, accountIds: readonly number[]): Promise<FormRow[]> =>
  db(ctx)
    .selectFrom('payees.tax_form')
    .selectAll()
    .distinctOn('account_id')
    .where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .orderBy('account_id')
    .orderBy('id', 'desc')
    .execute()

const lastForm = async (ctx: ReadCtx, accountId: number): Promise<FormRow | undefined> =>
  (await lastForms(ctx, [accountId]))[0]

const formView = ({ id, stated, ending, signed_name: signedName, signed_at, revision }: FormRow): TaxForm => ({
  id,
  ...stated,
  ending,
  signedName,
  revision,
  signedAt: signed_at.toISOString(),
})

/** The valid form of each of these people, without its number; no entry for those who signed none. */
export const taxFormsByPerson = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, TaxForm>> =>
  new Map((await lastForms(ctx, accountIds)).map((row) => [row.account_id, formView(row)]))

/** The valid form, without its number. */
export const taxFormOf = async (ctx: ReadCtx, accountId: number): Promise<TaxForm | null> => {
  const row = await lastForm(ctx, accountId)
  return row ? formView(row) : null
}

/** The address on a form as one line; empty if there is none. */
export const taxAddressOf = (form: Address | null): string =>
  form
    ? [form.line1, form.line2, form.city, [form.state, form.zip].filter(Boolean).join(' '), form.country]
        .filter(Boolean)
        .join(', ')
    : ''

/** The plain-text number of the valid form: only for the file that reports it. */
export const openTaxId = async (ctx: ReadCtx, seal: Seal, accountId: number): Promise<string | null> => {
  const row = await lastForm(ctx, accountId)
  return row ? seal.open(row.tax_id, placeOf(accountId)) : null
}

/** The same of one form, in force or not: for what was filed with it. */
export const taxIdOn = async (ctx: ReadCtx, seal: Seal, formId: number): Promise<string | null> => {
  const row = await db(ctx).selectFrom('payees.tax_form').selectAll().where('id', '=', formId).executeTakeFirst()
  return row ? seal.open(row.tax_id, placeOf(row.account_id)) : null
}

const signedOfDay = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('payees.tax_form')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('signed_at', '>', hoursAfter(ctx.now, -24))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type Signer = { accountId: number; sessionId?: number | null; address: string; userAgent: string }

/**
 * Saves a W-9 as signed; the latest one is valid.
 * @throws Problem 422 fields_required, 422 name_differs, 429 too_many_changes
 */
export const signTaxForm = async (ctx: WriteCtx, seal: Seal, signer: Signer, fields: TaxFormFields): Promise<void> => {
  const { accountId, sessionId = null, address, userAgent } = signer
  const required = taxFormProblems(fields)
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
  if ((await signedOfDay(ctx, accountId)) >= changesPerDay)
    throw new Problem(429, 'too_many_changes', 'This was changed too often today. Try again tomorrow.')
  const holder = await accountById(ctx, accountId)
  if (holder) refuseOtherName(fields.signedName, holder, signerNameIn(fields.name))
  const { taxId, signedName, certified: _, taxIdKind, ...rest } = fields
  const number = bareTaxId(taxId)
  const ending = number.slice(-4)
  await db(ctx)
    .insertInto('payees.tax_form')
    .values({
      account_id: accountId,
      stated: JSON.stringify({ ...rest, taxIdKind: needsEin(rest.classification) ? 'ein' : taxIdKind }),
      tax_id: seal.close(number, placeOf(accountId)),
      ending,
      revision: taxCertification.revision,
      signed_name: signedName,
      address,
      user_agent: userAgent.slice(0, 400),
      signed_at: ctx.now,
    })
    .execute()
  // A form in another name doesn't clear a pending account: the team reviews both.
  const waiting = (await liveAccounts(ctx, accountId)).filter(
    ({ kind, in_force_at, held_at }) => kind !== 'stripe' && held_at === null && in_force_at > ctx.now,
  )
  for (const row of waiting) await reviewHolder(ctx, row, fields)
  await noteSecurity(ctx, { accountId, kind: 'tax_form_signed', sessionId, address })
  await announce(ctx, taxFormSigned({ accountId, at: ctx.now.toISOString(), form: 'W-9' }))
}

/** When an account is closed: a person who was never paid isn't reported, so their forms are deleted. */
export const forgetTaxForms = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  const paid = await db(ctx)
    .selectFrom('payees.payout_account')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (paid) return
  for (const table of ['payees.tax_form', 'payees.foreign_status'] as const)
    await db(ctx).deleteFrom(table).where('account_id', '=', accountId).execute()
}

export const sealedTaxIds = async (ctx: ReadCtx): Promise<{ sealed: string; place: string }[]> =>
  (await db(ctx).selectFrom('payees.tax_form').select(['account_id', 'tax_id']).execute()).map((row) => ({
    sealed: row.tax_id,
    place: placeOf(row.account_id),
  }))
