import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ChargeRow, db, type EnrolmentRow, type ProgramRow } from './tables.ts'

export type { ChargeRow, EnrolmentRow, ProgramRow } from './tables.ts'

export const allPrograms = (ctx: ReadCtx): Promise<ProgramRow[]> =>
  db(ctx).selectFrom('programs.program').selectAll().orderBy('name').orderBy('id').execute()

/** @throws Problem 404 */
export const programById = async (ctx: ReadCtx, id: number): Promise<ProgramRow> => {
  const row = await db(ctx).selectFrom('programs.program').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This program')
  return row
}

export const allEnrolments = (ctx: ReadCtx): Promise<EnrolmentRow[]> =>
  db(ctx).selectFrom('programs.enrolment').selectAll().orderBy('id').execute()

/** The dates a home is enrolled. */
export const partOf = ({ from_on: from, until_on: until }: EnrolmentRow) => ({ from, until })

/** Lists a home's program enrollments, latest first, including ended ones. */
export const enrolmentsOf = (ctx: ReadCtx, homeId: number): Promise<EnrolmentRow[]> =>
  db(ctx).selectFrom('programs.enrolment').selectAll().where('home_id', '=', homeId).orderBy('id', 'desc').execute()

/** Locks the enrollment so that only this transaction plans, charges, or ends it; undefined if there is none. */
export const lockEnrolment = (ctx: WriteCtx, id: number): Promise<EnrolmentRow | undefined> =>
  db(ctx).selectFrom('programs.enrolment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const visitsOfEnrollments = (ctx: ReadCtx, enrolmentIds: readonly number[]) =>
  enrolmentIds.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('programs.visit')
        .selectAll()
        .where('enrolment_id', 'in', [...enrolmentIds])
        .orderBy('day')
        .execute()

export const chargesOf = (ctx: ReadCtx, enrolmentIds: readonly number[]): Promise<ChargeRow[]> =>
  enrolmentIds.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('programs.charge')
        .selectAll()
        .where('enrolment_id', 'in', [...enrolmentIds])
        .orderBy('due_on', 'desc')
        .orderBy('id', 'desc')
        .execute()
