import type { OwnerTaxForm, PlainDate, TaxFile } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

type Row = TaxFile['rows'][number]

/** What a form says, word for word: the recipient's copy, and the address in parts for the file. */
export type FiledDocument = Pick<
  OwnerTaxForm,
  'year' | 'name' | 'businessName' | 'address' | 'taxId' | 'payer' | 'rents' | 'withhold' | 'threshold' | 'before'
> & {
  version: number
  filedOn: PlainDate
  parts: Pick<Row, 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country'>
}

export type FiledForm = { filingId: number; ownerId: number; w9Id: number | null; form: FiledDocument }

type Wanted = { year?: number; ownerId?: number; filingId?: number }

/** Forms as they were filed, the first version of each owner and year first. */
export const filedForms = async (ctx: ReadCtx, { year, ownerId, filingId }: Wanted): Promise<FiledForm[]> => {
  let query = db(ctx).selectFrom('statements.tax_form').selectAll()
  if (year !== undefined) query = query.where('year', '=', year)
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId)
  if (filingId !== undefined) query = query.where('filing_id', '=', filingId)
  const rows = await query.orderBy('owner_id').orderBy('year').orderBy('version').execute()
  return rows.map((row) => ({
    filingId: row.filing_id,
    ownerId: row.owner_id,
    w9Id: row.w9_id,
    form: JSON.parse(row.document) as FiledDocument,
  }))
}

/** The latest form of each owner. */
export const latestByOwner = (forms: readonly FiledForm[]): Map<number, FiledForm> =>
  new Map(forms.map((one) => [one.ownerId, one]))

export const filingsOf = (ctx: ReadCtx, year: number) =>
  db(ctx).selectFrom('statements.tax_filing').selectAll().where('year', '=', year).orderBy('id', 'desc').execute()

/** Owners whose books of a year are closed to its end; `everyone` where the whole quarter was closed. */
export const closedToYearEnd = async (
  ctx: ReadCtx,
  year: number,
): Promise<{ everyone: boolean; owners: Set<number> }> => {
  const closing = await db(ctx)
    .selectFrom('statements.closing')
    .select('year')
    .where('year', '=', year)
    .where('quarter', '=', 4)
    .executeTakeFirst()
  const rows = await db(ctx)
    .selectFrom('statements.closed')
    .select('owner_id')
    .distinct()
    .where('year', '=', year)
    .where('quarter', '=', 4)
    .execute()
  return { everyone: closing !== undefined, owners: new Set(rows.map(({ owner_id }) => owner_id)) }
}
