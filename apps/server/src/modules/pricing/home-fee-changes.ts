import { decidedFees, type FeeChange, type FeeTerms } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type Home, lockHome } from '#modules/homes'
import { setRates } from './commands.ts'
import { defaultFees } from './default-fees.ts'
import type { DefaultFee } from './engine/default-fees.ts'
import { feeConcerns } from './fee-concerns.ts'
import { endHomeDecision, leaveFeesOut } from './fee-decisions.ts'
import { feesInForce } from './fees-in-force.ts'
import { tellMissing } from './missing-decisions.ts'
import type { NewFee } from './pricing.ts'
import { db } from './tables.ts'

type HomeChange = Extract<FeeChange, { home: number }>
type Author = { by: number; reason: string }

const defaultFee = async (ctx: WriteCtx, series: number): Promise<DefaultFee> => {
  const fee = (await defaultFees(ctx)).findLast((one) => one.series === series)
  if (!fee) throw notFound('This fee')
  return fee
}

const decidedCode = ({ code, optional }: Pick<NewFee, 'code' | 'optional'>) =>
  optional ? undefined : decidedFees.find((fee) => fee === code)

/** The home's own fees except those that replace a company fee. */
const ownWithout = async (ctx: WriteCtx, home: Home, base: DefaultFee | null): Promise<NewFee[]> => {
  const code = base && decidedCode(base)
  return (await feesInForce(ctx, home.id))
    .filter((fee) => !base || (fee.overrides !== base.series && !(code && decidedCode(fee) === code)))
    .map(({ id: _, ...fee }) => fee)
}

const endExclusion = (ctx: WriteCtx, homeId: number, series: number) =>
  db(ctx)
    .updateTable('pricing.fee_exclusion')
    .set({ replaced_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .execute()

const ownFee = (terms: FeeTerms, base: DefaultFee | null, others: readonly NewFee[]): NewFee => {
  const { currency: _, ...fee } = terms
  if (base) return { ...fee, code: base.code, optional: base.optional, position: base.position, overrides: base.series }
  return { ...fee, position: Math.max(0, ...others.map(({ position }) => position + 1)) }
}

const setOwn = async (ctx: WriteCtx, home: Home, fees: readonly NewFee[], { by, reason }: Author): Promise<void> => {
  const concerns = await feeConcerns(ctx, home.id, { fees })
  await setRates(ctx, home.id, { fees }, by, { confirmed: { concerns, reason } })
}

const override = async (
  ctx: WriteCtx,
  home: Home,
  { fee, terms }: Extract<HomeChange, { kind: 'override' }>,
  author: Author,
): Promise<void> => {
  if (terms.currency !== null && terms.currency !== home.currency)
    throw new Problem(422, 'not_of_home', `This home charges in ${home.currency}.`, undefined, {
      required: ['change.terms.currency'],
    })
  const base = fee === null ? null : await defaultFee(ctx, fee)
  const others = await ownWithout(ctx, home, base)
  if (base) await endExclusion(ctx, home.id, base.series)
  await setOwn(ctx, home, [...others, ownFee(terms, base, others)], author)
}

const leaveOut = async (
  ctx: WriteCtx,
  home: Home,
  { fee, name }: Extract<HomeChange, { kind: 'leave_out' }>,
  author: Author,
): Promise<void> => {
  const base = await defaultFee(ctx, fee)
  await setOwn(ctx, home, await ownWithout(ctx, home, base), author)
  const code = decidedCode(base)
  if (code) return leaveFeesOut(ctx, home.id, [{ fee: code, name, reason: author.reason }], author.by)
  await endExclusion(ctx, home.id, base.series)
  await db(ctx)
    .insertInto('pricing.fee_exclusion')
    .values({
      home_id: home.id,
      series: base.series,
      name,
      reason: author.reason,
      created_at: ctx.now,
      created_by: author.by,
    })
    .execute()
}

const inherit = async (
  ctx: WriteCtx,
  home: Home,
  { fee }: Extract<HomeChange, { kind: 'inherit' }>,
  author: Author,
): Promise<void> => {
  const base = await defaultFee(ctx, fee)
  await setOwn(ctx, home, await ownWithout(ctx, home, base), author)
  await endExclusion(ctx, home.id, base.series)
  const code = decidedCode(base)
  if (code) await endHomeDecision(ctx, home.id, code)
  await tellMissing(ctx, [home])
}

/** Makes or ends an exception to the company's fees for one home; recorded in its price history, with the reason. */
export const changeHomeFees = async (ctx: WriteCtx, change: HomeChange, author: Author): Promise<Home> => {
  const home = await lockHome(ctx, change.home)
  switch (change.kind) {
    case 'override':
      await override(ctx, home, change, author)
      return home
    case 'leave_out':
      await leaveOut(ctx, home, change, author)
      return home
    case 'inherit':
      await inherit(ctx, home, change, author)
      return home
  }
}
