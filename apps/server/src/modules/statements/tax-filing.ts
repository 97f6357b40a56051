import { businessDay } from '#kernel/company'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { hashOf } from './commands.ts'
import { thresholdOf } from './engine/tax-year.ts'
import { taxFormFiled } from './events.ts'
import type { FiledDocument } from './filed-tax-forms.ts'
import { db } from './tables.ts'
import { addressPartsOf, isYearClosed, type TaxRecord, taxRecords } from './tax-views.ts'
import { problems } from './words.ts'

export type Filing = { year: number; rents: number; reason: string; filedBy: number | null; payer: string }

const documentOf = (ctx: WriteCtx, { owner, payee, last }: TaxRecord, { year, payer }: Filing): FiledDocument => {
  const { name, businessName, address, taxId, gross, withhold } = payee
  return {
    year,
    version: (last?.form.version ?? 0) + 1,
    filedOn: businessDay(ctx.companyZone, ctx.now),
    ...{ name, businessName, address, taxId, payer, withhold },
    rents: gross,
    threshold: { amount: thresholdOf(year).cents, currency: gross.currency },
    before: last?.form.rents ?? null,
    parts: addressPartsOf(owner),
  }
}

const fileForm = async (ctx: WriteCtx, filingId: number, record: TaxRecord, filing: Filing): Promise<void> => {
  const form = documentOf(ctx, record, filing)
  const document = JSON.stringify(form)
  const { ownerId } = record.payee
  const { year, version } = form
  await db(ctx)
    .insertInto('statements.tax_form')
    .values({
      ...{ filing_id: filingId, owner_id: ownerId, year, version },
      ...{ rents_minor: form.rents.amount, withheld_minor: form.withhold.amount },
      w9_id: record.owner.form?.id ?? null,
      ...{ document, hash: hashOf(document) },
    })
    .execute()
  await announce(ctx, taxFormFiled({ ownerId, year, version }))
}

const dueIn = async (ctx: WriteCtx, year: number) => {
  const { records } = await taxRecords(ctx, year)
  return { records, due: records.filter(({ payee }) => payee.due !== null) }
}

/**
 * Files every form that is due of a closed year: first ones, and corrected ones where what was filed is no longer right
 * (R54). What was filed stays as it is. Two people at once: the second one reads what the first filed.
 * @throws Problem 409 year_open, 409 nothing_to_file, 409 figures_changed
 */
export const fileTaxYear = async (ctx: WriteCtx, filing: Filing): Promise<number> => {
  const { year, reason, filedBy } = filing
  for (const { payee } of (await dueIn(ctx, year)).due) await lockSubledger(ctx, 'owner', payee.ownerId)
  const { records, due } = await dueIn(ctx, year)
  if (!(await isYearClosed(ctx, year, records))) throw new Problem(409, 'year_open', problems.yearOpen)
  if (due.length === 0) throw new Problem(409, 'nothing_to_file', problems.nothingToFile)
  const rents = due.reduce((sum, { payee }) => sum + payee.gross.amount, 0)
  if (rents !== filing.rents) throw new Problem(409, 'figures_changed', problems.figuresChanged)
  const { id } = await db(ctx)
    .insertInto('statements.tax_filing')
    .values({ year, reason, filed_by: filedBy, filed_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const record of due) await fileForm(ctx, id, record, filing)
  return id
}
