import type { PlainDate } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Tax } from './engine/tax.ts'
import type { TaxArea } from './pricing.ts'
import { taxOf } from './row-mapping.ts'
import { db, type TaxTable } from './tables.ts'

/** One version of a tax; `currency` applies to a fixed amount. */
export type TaxVersionRow = Tax & { currency: string | null }

/** A tax with its versions in force, in chronological order. */
export type TaxSeries = {
  series: number
  area: TaxArea
  library: string | null
  versions: TaxVersionRow[]
}

type Row = Selectable<TaxTable>

const byDate = (a: Row, b: Row): number => (a.from_date ?? '').localeCompare(b.from_date ?? '') || a.id - b.id

const seriesOf = (rows: readonly Row[]): TaxSeries[] =>
  [...Map.groupBy(rows, ({ series }) => series)].flatMap(([series, versions]) => {
    const [first] = versions
    if (!first) return []
    return {
      series,
      area: { kind: first.area_kind, area: first.area },
      library: first.library,
      versions: versions.toSorted(byDate).map((row) => ({ ...taxOf(row), currency: row.currency })),
    }
  })

/** Lists every tax: current, ended, or upcoming. */
export const allTaxes = async (ctx: ReadCtx): Promise<TaxSeries[]> =>
  seriesOf(await db(ctx).selectFrom('pricing.tax').selectAll().where('replaced_at', 'is', null).orderBy('id').execute())

/** @throws Problem 404 */
export const taxSeries = async (ctx: ReadCtx, series: number): Promise<TaxSeries> => {
  const [found] = seriesOf(
    await db(ctx)
      .selectFrom('pricing.tax')
      .selectAll()
      .where('series', '=', series)
      .where('replaced_at', 'is', null)
      .execute(),
  )
  if (!found) throw notFound('This tax')
  return found
}

/** The same, locked against other changes until this transaction ends. @throws Problem 404 */
export const lockTax = async (ctx: WriteCtx, series: number): Promise<TaxSeries> => {
  await db(ctx)
    .selectFrom('pricing.tax')
    .select('id')
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .execute()
  return taxSeries(ctx, series)
}

type Dates = { from: PlainDate | null; to: PlainDate | null }

/** Returns whether a version is in effect on a day. */
export const holdsOn = ({ from, to }: Dates, day: PlainDate): boolean => (!from || from <= day) && (!to || day < to)

/** Returns whether two date ranges overlap. */
export const daysOverlap = (one: Dates, other: Dates): boolean =>
  (!one.to || !other.from || other.from < one.to) && (!other.to || !one.from || one.from < other.to)
