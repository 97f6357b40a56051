import { dateIn, type Money, type OwnerProgram, type ProgramOffer, type ProgramPart } from '@porchlight/contract'
import { confirmedView } from '#kernel/confirm-concerns'
import type { ReadCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { type Home, homesByIds } from '#modules/homes'
import { entriesOf } from '#modules/ledger'
import { cardsByIds } from '#modules/works'
import {
  allEnrolments,
  allPrograms,
  chargesOf,
  type EnrolmentRow,
  enrolmentsOf,
  type ProgramRow,
  partOf,
  programById,
  visitsOfEnrollments,
} from './programs.ts'
import { isActive } from './rules.ts'

const offerView = ({ id, name, summary, included, ...terms }: ProgramRow): ProgramOffer => ({
  id,
  name,
  summary,
  included,
  price: { amount: terms.price_minor, currency: terms.currency },
  per: terms.per,
  months: terms.months,
  visits: terms.visits,
  offered: terms.offered,
})

const partView = ({ from_on, until_on, price_minor, currency, per, months, visits }: EnrolmentRow): ProgramPart => ({
  from: from_on,
  until: until_on,
  price: { amount: price_minor, currency },
  per,
  months,
  visits,
})

/** The relevant enrollment: the latest, unless it ended before today. */
const current = (rows: readonly EnrolmentRow[], programId: number, today: string): EnrolmentRow | undefined =>
  rows.find((one) => one.program_id === programId && isActive(partOf(one), today))

/** Someone's share of some entries, in minor units by entry. */
const borneBy = async (ctx: ReadCtx, ids: readonly number[], accountId: number): Promise<Map<number, number>> => {
  const entries = ids.length === 0 ? [] : await entriesOf(ctx, { ids })
  const own = (lines: (typeof entries)[number]['lines']) =>
    lines.filter(({ account, ownerId }) => account === 'payable:owner' && ownerId === accountId)
  return new Map(entries.map(({ id, lines }) => [id, own(lines).reduce((sum, { signed }) => sum + signed, 0)]))
}

const todayOf = ({ now }: ReadCtx, { timeZone }: Home) => dateIn(timeZone, now)

/** The programs a home is enrolled in and those offered in its currency. */
export const programsOfHome = async (ctx: ReadCtx, home: Home) => {
  const rows = await enrolmentsOf(ctx, home.id)
  const programs = (await allPrograms(ctx)).flatMap((program) => {
    const part = current(rows, program.id, todayOf(ctx, home))
    const isOffered = program.offered && program.currency === home.currency
    return part || isOffered ? [{ ...offerView(program), part: part ? partView(part) : null }] : []
  })
  return { home: { id: home.id, name: home.name }, programs }
}

/** One program for a home: its visits and charges, at the reader's own share. @throws Problem 404 */
export const programOfHome = async (
  ctx: ReadCtx,
  home: Home,
  programId: number,
  accountId: number,
): Promise<OwnerProgram> => {
  const program = await programById(ctx, programId)
  const rows = (await enrolmentsOf(ctx, home.id)).filter(({ program_id }) => program_id === programId)
  const ids = rows.map(({ id }) => id)
  const part = current(rows, programId, todayOf(ctx, home))
  const charges = await chargesOf(ctx, ids)
  const yours = await borneBy(
    ctx,
    charges.map(({ entry_id }) => entry_id),
    accountId,
  )
  const money = (amount: number): Money => ({ amount, currency: home.currency })
  return {
    home: { id: home.id, name: home.name },
    today: todayOf(ctx, home),
    program: offerView(program),
    part: part ? partView(part) : null,
    jobs: await cardsByIds(
      ctx,
      (await visitsOfEnrollments(ctx, ids)).map(({ job_id }) => job_id),
    ),
    charges: charges.map(({ id, due_on, amount_minor, entry_id }) => ({
      id,
      on: due_on,
      whole: money(amount_minor),
      yours: money(yours.get(entry_id) ?? 0),
    })),
  }
}

/** Lists every program with its enrolled homes. */
export const programsForStaff = async (ctx: ReadCtx) => {
  const rows = (await allEnrolments(ctx)).filter((one) => isActive(partOf(one), ctx.today))
  const homes = await homesByIds(ctx, [...new Set(rows.map(({ home_id }) => home_id))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const programs = await allPrograms(ctx)
  const nameOf = await nameOfAccounts(
    ctx,
    programs.flatMap(({ confirmed }) => confirmed?.by ?? []),
  )
  return {
    programs: programs.map((program) => ({
      ...offerView(program),
      confirmed: confirmedView(program.confirmed, nameOf),
      homes: rows
        .filter(({ program_id }) => program_id === program.id)
        .map((row) => ({ id: row.home_id, name: names.get(row.home_id) ?? '', ...partView(row) })),
    })),
  }
}
