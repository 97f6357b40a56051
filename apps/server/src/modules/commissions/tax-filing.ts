import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { taxAddressOf } from '#modules/payees'
import { partnerTaxFormFiled } from './events.ts'
import type { FiledDocument } from './filed-tax-forms.ts'
import { lockInvoicesOf } from './invoices.ts'
import { problems } from './messages.ts'
import { isYearOver } from './rules.ts'
import { db } from './tables.ts'
import { addressPartsOf, type TaxRecord, taxRecords } from './tax-year.ts'

export type Filing = { year: number; paid: number; reason: string; filedBy: number | null; payer: string }

const documentOf = (ctx: WriteCtx, { row, form, recipient }: TaxRecord, payer: string): FiledDocument => ({
  filedOn: ctx.today,
  payer,
  ...recipient,
  address: taxAddressOf(form),
  paid: row.paid,
  withheld: row.withheld,
  parts: addressPartsOf(form),
})

const dueIn = async (ctx: WriteCtx, year: number): Promise<TaxRecord[]> =>
  (await taxRecords(ctx, year)).filter(({ row }) => row.due !== null)

/**
 * Records every form that is due of a year that is over as filed: first ones, and corrected ones where what was filed is
 * no longer right (R54). Two people at once: the second one reads what the first filed.
 * @throws Problem 409 year_open, nothing_to_file, figures_changed
 */
export const fileTaxYear = async (ctx: WriteCtx, { year, paid, reason, filedBy, payer }: Filing): Promise<void> => {
  if (!isYearOver(year, ctx.today)) throw new Problem(409, 'year_open', problems.yearOpen)
  for (const { row } of await dueIn(ctx, year)) await lockInvoicesOf(ctx, row.partnerId)
  const due = await dueIn(ctx, year)
  if (due.length === 0) throw new Problem(409, 'nothing_to_file', problems.nothingToFile)
  if (due.reduce((sum, { row }) => sum + row.paid.amount, 0) !== paid)
    throw new Problem(409, 'figures_changed', problems.figuresChanged)
  await db(ctx)
    .insertInto('commissions.tax_form')
    .values(
      due.map((record) => ({
        partner_id: record.row.partnerId,
        year,
        version: (record.row.filed?.version ?? 0) + 1,
        paid_minor: record.row.paid.amount,
        withheld_minor: record.row.withheld.amount,
        w9_id: record.form?.id ?? null,
        document: JSON.stringify(documentOf(ctx, record, payer)),
        reason,
        filed_by: filedBy,
        filed_at: ctx.now,
      })),
    )
    .execute()
  for (const { row } of due)
    await announce(ctx, partnerTaxFormFiled({ partnerId: row.partnerId, year, version: (row.filed?.version ?? 0) + 1 }))
}
