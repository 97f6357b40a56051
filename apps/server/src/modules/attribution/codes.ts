import { agentRoles, type BodyOf, type Program, type setPartner } from '@porchlight/contract'
import { sql } from 'kysely'
import { type ConfirmedBy, confirmConcerns, confirmedBy, shareConcern } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { problems } from './messages.ts'
import { type CodeNow, usualRate } from './rules.ts'
import { db } from './tables.ts'

export type PartnerCode = CodeNow & { rateSince: Date; confirmed: ConfirmedBy | null }

const withRate = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('attribution.partner_code as partner')
    .innerJoin('attribution.rate as rate', (join) =>
      join
        .onRef('rate.code', '=', 'partner.code')
        .on(sql<boolean>`rate.id = (select max(id) from attribution.rate where code = partner.code)`),
    )
    .select(['partner.code', 'partner.account_id', 'partner.program'])
    .select(sql<boolean>`partner.paused or partner.suspended`.as('paused'))
    .select(['rate.basis_points', 'rate.set_at', 'rate.set_by', 'rate.confirmed'])

type Row = Awaited<ReturnType<ReturnType<typeof withRate>['execute']>>[number]

const codeOf = ({ code, account_id, program, paused, basis_points, set_at, set_by, confirmed }: Row): PartnerCode => ({
  code,
  accountId: account_id,
  program,
  paused,
  rate: basis_points,
  rateSince: set_at,
  confirmed: confirmedBy(confirmed, set_by, set_at),
})

/** Every code, with its current rate. */
export const allCodes = async (ctx: ReadCtx): Promise<PartnerCode[]> =>
  (await withRate(ctx).orderBy('partner.code').execute()).map(codeOf)

/** Those of these codes that exist. */
export const codesNamed = async (ctx: ReadCtx, codes: readonly string[]): Promise<PartnerCode[]> => {
  if (codes.length === 0) return []
  return (
    await withRate(ctx)
      .where('partner.code', 'in', [...codes])
      .execute()
  ).map(codeOf)
}

export const codesOf = async (ctx: ReadCtx, accountId: number): Promise<PartnerCode[]> =>
  (await withRate(ctx).where('partner.account_id', '=', accountId).orderBy('partner.code').execute()).map(codeOf)

/** The code of a partner who books for others; if there are several, one from the program that ranks first. */
export const codeOfAgent = async (ctx: ReadCtx, accountId: number): Promise<PartnerCode | undefined> => {
  const codes = (await codesOf(ctx, accountId)).filter(({ paused }) => !paused)
  return agentRoles.flatMap((role) => codes.filter(({ program }) => program === role))[0]
}

/** @throws Problem 422 unknown_partner */
export const assertCode = async (ctx: ReadCtx, code: string): Promise<void> => {
  if ((await codesNamed(ctx, [code])).length === 0)
    throw new Problem(422, 'unknown_partner', problems.unknownCode, {}, { required: ['partner'] })
}

/** The account of a program member. @throws Problem 422 unknown_partner */
const takingPart = async (ctx: ReadCtx, email: string, program: Program): Promise<number> => {
  const account = await accountByEmail(ctx, email)
  if (account && !account.closed && account.roles.includes(program)) return account.id
  throw new Problem(422, 'unknown_partner', problems.unknownPartner, {}, { required: ['email'] })
}

const codeTaken = () => new Problem(409, 'partner_code_taken', problems.codeTaken, {}, { required: ['code'] })

export type RateSetting = Omit<BodyOf<typeof setPartner>, 'reason'> & { code: string; by: number }

/**
 * Checks whether a code can be set this way.
 * @returns whose it is, and why an unusual rate is right
 * @throws Problem 422 unknown_partner, confirmation_needed; 409 partner_code_taken
 */
export const checkCode = async (ctx: ReadCtx, { code, email, program, rate, confirm }: RateSetting) => {
  const accountId = await takingPart(ctx, email, program)
  const [known] = await codesNamed(ctx, [code])
  if (known && (known.accountId !== accountId || known.program !== program)) throw codeTaken()
  return {
    accountId,
    known,
    confirmed: known?.rate === rate ? null : confirmConcerns(shareConcern(code, rate, usualRate), confirm),
  }
}

/**
 * Creates a code, or changes its rate from now on; its owner and program never change.
 * @throws Problem 422 unknown_partner, confirmation_needed; 409 partner_code_taken
 */
export const setCode = async (ctx: WriteCtx, setting: RateSetting): Promise<void> => {
  const { code, program, rate, paused, by } = setting
  const { accountId, known, confirmed } = await checkCode(ctx, setting)
  const row = await db(ctx)
    .insertInto('attribution.partner_code')
    .values({ code, account_id: accountId, program, paused, made_by: by, made_at: ctx.now })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ paused }))
    .returning(['account_id', 'program'])
    .executeTakeFirstOrThrow()
  if (row.account_id !== accountId || row.program !== program) throw codeTaken()
  if (known?.rate === rate) return
  await db(ctx)
    .insertInto('attribution.rate')
    .values({
      code,
      basis_points: rate,
      confirmed: confirmed && JSON.stringify(confirmed),
      set_by: by,
      set_at: ctx.now,
    })
    .execute()
}

/** Pauses all codes of a closed account. */
export const pauseAll = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('attribution.partner_code')
    .set({ paused: true })
    .where('account_id', '=', accountId)
    .execute()
}

type Membership = { accountId: number; program: Program }

/** Suspends all codes of a partner's program until it resumes; then each returns to the state staff left it in. */
export const suspendCodes = async (
  ctx: WriteCtx,
  { accountId, program }: Membership,
  suspended: boolean,
): Promise<void> => {
  await db(ctx)
    .updateTable('attribution.partner_code')
    .set({ suspended })
    .where('account_id', '=', accountId)
    .where('program', '=', program)
    .execute()
}

/** @throws Problem 409 partner_code_taken if a code belongs to another partner */
export const assertCodeFree = async (ctx: ReadCtx, code: string, accountId: number): Promise<void> => {
  const [known] = await codesNamed(ctx, [code])
  if (known && known.accountId !== accountId) throw codeTaken()
}
