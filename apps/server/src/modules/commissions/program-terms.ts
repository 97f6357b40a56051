import {
  type BodyOf,
  dateIn,
  type PlainDate,
  type Program,
  type ProgramTerms,
  type setProgramTerms,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { shortestReason } from '#modules/approvals'
import { problems } from './messages.ts'
import { db } from './tables.ts'

/**
 * Who bears the commission of a booking made at an instant: the company if no terms had been set (R58). Terms set later
 * the same day apply to bookings after them.
 */
export const bearerAt = async (ctx: ReadCtx, program: Program, at: Date) =>
  (
    await db(ctx)
      .selectFrom('commissions.program_terms')
      .select('bearer')
      .where('program', '=', program)
      .where('valid_from', '<=', dateIn(ctx.companyZone, at))
      .where('set_at', '<=', at)
      .orderBy('valid_from', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.bearer ?? 'manager'

export const termsViews = async (ctx: ReadCtx): Promise<ProgramTerms[]> => {
  const rows = await db(ctx)
    .selectFrom('commissions.program_terms')
    .selectAll()
    .orderBy('program')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ set_by }) => set_by ?? []),
  )
  return rows.map((row) => {
    const person = people.get(row.set_by ?? 0)
    return {
      id: row.id,
      program: row.program,
      validFrom: row.valid_from,
      bearer: row.bearer,
      rate: row.basis_points,
      note: row.note,
      setBy: person ? `${person.firstName} ${person.lastName}` : null,
      setAt: row.set_at.toISOString(),
    }
  })
}

/** From this rate on, in basis points, a rate is far from what programs pay. */
const usualMost = 3_000
/** What programs pay if no terms have been set. */
const standardRate = 1_000

type Terms = BodyOf<typeof setProgramTerms>

/** What a program pays on a day, and who bears it; the form's default if no terms have been set. */
export const termsOn = async (
  ctx: ReadCtx,
  program: Program,
  day: PlainDate,
): Promise<Pick<Terms, 'bearer' | 'rate'>> => {
  const row = await db(ctx)
    .selectFrom('commissions.program_terms')
    .select(['bearer', 'basis_points as rate'])
    .where('program', '=', program)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { bearer: 'manager', rate: standardRate }
}

/** @throws Problem 422 past_date, reason_needed */
export const assertTerms = (ctx: ReadCtx, { validFrom, bearer, rate, note }: Terms, waits: boolean): void => {
  if (validFrom < ctx.today)
    throw new Problem(422, 'past_date', problems.pastDate, undefined, { required: ['validFrom'] })
  if ((waits || bearer !== 'manager' || rate > usualMost) && note.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.termsReason, undefined, { required: ['note'] })
}

/** Saves terms for bookings made from a day on; earlier bookings keep theirs (R59). */
export const saveTerms = async (
  ctx: WriteCtx,
  { program, validFrom, bearer, rate, note }: Terms,
  by: number,
): Promise<void> => {
  await db(ctx)
    .insertInto('commissions.program_terms')
    .values({ program, valid_from: validFrom, bearer, basis_points: rate, note, set_by: by, set_at: ctx.now })
    .execute()
}
