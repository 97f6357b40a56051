import type { Money, PlainDate, TaxFile } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

type Row = TaxFile['rows'][number]

/** What a form says, word for word. */
export type FiledDocument = {
  filedOn: PlainDate
  payer: string
  name: string
  businessName: string
  address: string
  taxId: { kind: 'ssn' | 'ein'; ending: string } | null
  paid: Money
  withheld: Money
  parts: Pick<Row, 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country'>
}

export type FiledForm = { partnerId: number; version: number; w9Id: number | null; form: FiledDocument }

/** The latest form filed for each partner of a year. */
export const latestFiled = async (ctx: ReadCtx, year: number, partnerId?: number): Promise<Map<number, FiledForm>> => {
  let query = db(ctx).selectFrom('commissions.tax_form').selectAll().where('year', '=', year)
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId)
  const rows = await query.orderBy('version').execute()
  return new Map(
    rows.map(({ partner_id, version, w9_id, document }) => [
      partner_id,
      { partnerId: partner_id, version, w9Id: w9_id, form: document },
    ]),
  )
}
