import {
  type ForeignStatus,
  foreignWithholdings,
  type Money,
  type PartnerTaxForm,
  type partnerTaxYear,
  type ResultsOf,
  type TaxFile,
  type TaxForm,
  type Withholding,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import {
  lastForeignStatusByPerson,
  openTaxId,
  payoutAccountAt,
  signedForms,
  taxAddressOf,
  taxFormsByPerson,
} from '#modules/payees'
import { type TaxState, taxFormDue, taxStateOf, thresholdOf } from '#modules/statements'
import { type FiledDocument, type FiledForm, latestFiled } from './filed-tax-forms.ts'
import { foreignPaymentsOf } from './foreign-tax-year.ts'
import { problems } from './messages.ts'
import { isYearOver, paidAsForeign } from './rules.ts'
import { db } from './tables.ts'

type Taxed = ResultsOf<typeof partnerTaxYear>['partners'][number]
type Sent = { partner_id: number; withholding: Withholding; at: Date; paid: number; withheld: number }

/** A year's payments that aren't income for Form 1042-S, by payment date (R54). */
const paymentsOf = async (ctx: ReadCtx, year: number, partnerId?: number): Promise<Sent[]> => {
  const { rows } = await sql<Sent>`
    select invoice.partner_id, invoice.withholding, coalesce(run.ended_at, run.prepared_at) as at,
      invoice.gross_minor - invoice.recovered_minor as paid, invoice.withheld_minor as withheld
    from commissions.invoice
    join commissions.payout_run as run on run.id = invoice.run_id
    where invoice.currency = 'USD' and invoice.state in ('sent', 'paid')
      and extract(year from invoice.paid_on) = ${year} and invoice.withholding <> all(${foreignWithholdings})
      and invoice.partner_id = coalesce(${partnerId ?? null}::bigint, invoice.partner_id)`.execute(db(ctx))
  return rows.map((row) => ({ ...row, paid: Number(row.paid), withheld: Number(row.withheld) }))
}

/**
 * What partners repaid in the year in which they were paid it: they weren't paid that much (R54). A repayment in a later
 * year changes no form; the partner deducts it from their own income. What is written off stays their income.
 */
const repaidIn = async (ctx: ReadCtx, year: number, partnerId?: number): Promise<Sent[]> => {
  const { rows } = await sql<Sent>`
    with repaid as (
      select settlement.partner_id, line.commission_id, sum(line.amount_minor) as amount
      from commissions.debt_settlement_line as line
      join commissions.debt_settlement as settlement on settlement.id = line.settlement_id
      where settlement.kind = 'repayment' and settlement.undone_at is null and settlement.currency = 'USD'
        and extract(year from settlement.received_on) = ${year}
        and settlement.partner_id = coalesce(${partnerId ?? null}::bigint, settlement.partner_id)
      group by settlement.partner_id, line.commission_id
    ), paid as (
      select line.commission_id, sum(line.amount_minor - line.undone_minor) as amount,
        (array_agg(invoice.withholding order by invoice.id desc))[1] as withholding,
        (array_agg(coalesce(run.ended_at, run.prepared_at) order by invoice.id desc))[1] as at
      from commissions.invoice_line as line
      join commissions.invoice on invoice.id = line.invoice_id
      join commissions.payout_run as run on run.id = invoice.run_id
      where not line.recovers and invoice.state in ('sent', 'paid') and extract(year from invoice.paid_on) = ${year}
        and invoice.withholding <> all(${foreignWithholdings})
      group by line.commission_id
    )
    select repaid.partner_id, paid.withholding, paid.at, -least(repaid.amount, paid.amount) as paid, 0 as withheld
    from repaid join paid using (commission_id)`.execute(db(ctx))
  return rows.map((row) => ({ ...row, paid: Number(row.paid), withheld: Number(row.withheld) }))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const dollars = (amount: number): Money => ({ amount, currency: 'USD' })

const isPaidAbroad = async (ctx: ReadCtx, partnerId: number): Promise<boolean> =>
  (await payoutAccountAt(ctx, partnerId)).account?.kind === 'iban'

/** Withheld amounts are reported whatever their size. */
const reportingOf = (
  payee: { form: TaxForm | null; abroad: boolean },
  { paid, withheld }: { paid: number; withheld: number },
  year: number,
) => (withheld > 0 ? ('report' as const) : taxStateOf(payee, paid, thresholdOf(year)))

/** The years in which partners were paid, and this one; latest first. */
const yearsPaid = async (ctx: ReadCtx): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from paid_on)::int as year from commissions.invoice
    where currency = 'USD' and state in ('sent', 'paid') and paid_on is not null`.execute(db(ctx))
  return [...new Set([...rows.map(({ year }) => year), Number(ctx.today.slice(0, 4))])].sort((a, b) => b - a)
}

/** A row of a year, and the recipient as a form names them. */
export type TaxRecord = {
  row: Taxed
  form: TaxForm | null
  recipient: Pick<FiledDocument, 'name' | 'businessName' | 'taxId'>
}

export const addressPartsOf = (form: TaxForm | null): FiledDocument['parts'] => ({
  line1: form?.line1 ?? '',
  line2: form?.line2 ?? '',
  city: form?.city ?? '',
  state: form?.state ?? '',
  zip: form?.zip ?? '',
  country: form?.country ?? '',
})

type Known = {
  name: string
  form: TaxForm | null
  foreign: Pick<ForeignStatus, 'kind' | 'expiresOn'> | undefined
  filed: FiledForm | undefined
}

/** What is reported of these payments of one partner: all under a W-9, or all under a W-8. */
const recordOf = (
  sent: readonly Pick<Sent, 'paid' | 'withheld'>[],
  { name, form, foreign, filed }: Known,
  { partnerId, year, isForeign }: { partnerId: number; year: number; isForeign: boolean },
): TaxRecord => {
  const sums = { paid: sum(sent.map(({ paid }) => paid)), withheld: sum(sent.map(({ withheld }) => withheld)) }
  const state = reportingOf({ form, abroad: isForeign }, sums, year)
  const recipient = {
    name: form?.name || name,
    businessName: form?.businessName ?? '',
    taxId: form ? { kind: form.taxIdKind, ending: form.ending } : null,
  }
  const current = { ...recipient, state, gross: { amount: sums.paid }, withhold: { amount: sums.withheld } }
  const last = filed && { ...filed.form, rents: filed.form.paid, withhold: filed.form.withheld }
  return {
    form,
    recipient,
    row: {
      partnerId,
      name,
      paid: dollars(sums.paid),
      withheld: dollars(sums.withheld),
      taxIdEnding: form?.ending ?? null,
      foreignStatus: foreign ? { kind: foreign.kind, expiresOn: foreign.expiresOn } : null,
      state,
      filed: filed ? { version: filed.version, on: filed.form.filedOn, paid: filed.form.paid } : null,
      due: isForeign ? null : taxFormDue(current, last),
    },
  }
}

/**
 * What partners were paid within a year, the most first. Someone who replaced a W-9 by a W-8, or the other way around,
 * has two rows: each payment belongs to the form that counted when it was sent. Who was reported and turns out to have
 * been paid nothing has a row too, for the form that corrects it.
 */
export const taxRecords = async (ctx: ReadCtx, year: number, only?: number): Promise<TaxRecord[]> => {
  const payments = [...(await paymentsOf(ctx, year, only)), ...(await repaidIn(ctx, year, only))]
  const filed = await latestFiled(ctx, year, only)
  const ids = [...new Set([...payments.map(({ partner_id }) => partner_id), ...filed.keys()])]
  const accounts = await accountsByIds(ctx, ids)
  const signed = await signedForms(ctx, ids, 'services')
  const w9s = await taxFormsByPerson(ctx, ids)
  const w8s = await lastForeignStatusByPerson(ctx, ids, 'services')
  const records: TaxRecord[] = []
  for (const partnerId of ids) {
    const person = accounts.get(partnerId)
    const name = person ? `${person.firstName} ${person.lastName}` : ''
    const abroad = await isPaidAbroad(ctx, partnerId)
    const parts = Map.groupBy(
      payments.filter(({ partner_id }) => partner_id === partnerId),
      (payment) => paidAsForeign(payment, signed.get(partnerId) ?? []) ?? abroad,
    )
    if (filed.has(partnerId) && !parts.has(false)) parts.set(false, [])
    for (const [isForeign, sent] of parts) {
      const known = isForeign
        ? { name, form: null, foreign: w8s.get(partnerId), filed: undefined }
        : { name, form: w9s.get(partnerId) ?? null, foreign: undefined, filed: filed.get(partnerId) }
      records.push(recordOf(sent, known, { partnerId, year, isForeign }))
    }
  }
  return records.sort((a, b) => b.row.paid.amount - a.row.paid.amount || a.row.partnerId - b.row.partnerId)
}

/**
 * What partners were paid within a year, by payment date (R54): with what was withheld, for Form 1099-NEC, and for Form
 * 1042-S apart.
 */
export const taxYearOf = async (ctx: ReadCtx, year: number): Promise<ResultsOf<typeof partnerTaxYear>> => ({
  year,
  years: await yearsPaid(ctx),
  isOver: isYearOver(year, ctx.today),
  threshold: dollars(thresholdOf(year).cents),
  partners: (await taxRecords(ctx, year)).map(({ row }) => row),
  foreign: await foreignPaymentsOf(ctx, year),
})

const statesFirst: readonly TaxState[] = ['report', 'exempt', 'below', 'abroad']

/** Whether a past year is reported for a partner; null while the year lasts, since its totals can still grow. */
export const reportedYear = async (ctx: ReadCtx, partnerId: number, year: number): Promise<TaxState | null> => {
  if (!isYearOver(year, ctx.today)) return null
  const states = (await taxRecords(ctx, year, partnerId)).map(({ row }) => (row.filed ? 'report' : row.state))
  return statesFirst.find((state) => states.includes(state)) ?? null
}

/** @throws Problem 409 not_finished for a year that isn't over, or for which nothing is reported */
export const partnerTaxForm = async (
  ctx: ReadCtx,
  partnerId: number,
  year: number,
  payer: string,
): Promise<PartnerTaxForm> => {
  const records = await taxRecords(ctx, year, partnerId)
  const own = records.find(({ row }) => row.filed !== null || row.state === 'report')
  if (!own || !isYearOver(year, ctx.today)) throw new Problem(409, 'not_finished', problems.notFinished)
  // A correction is the partner's copy once it is filed; until then they have what was.
  const filed = (await latestFiled(ctx, year, partnerId)).get(partnerId)
  if (filed) {
    const { paid, parts: _, ...form } = filed.form
    return { year, ...form, compensation: paid, corrected: filed.version > 1 }
  }
  return {
    year,
    payer,
    ...own.recipient,
    address: taxAddressOf(own.form),
    compensation: own.row.paid,
    withheld: own.row.withheld,
    filedOn: null,
    corrected: false,
  }
}

/**
 * The forms of a year with the full tax numbers: those that are due, or all of them once everything is filed. The
 * caller records that they were downloaded.
 */
export const taxFileOf = async (ctx: ReadCtx, seal: Seal, year: number): Promise<TaxFile> => {
  const records = await taxRecords(ctx, year)
  const due = records.filter(({ row }) => row.due !== null)
  const wanted = due.length > 0 ? due : records.filter(({ row }) => row.filed !== null || row.state === 'report')
  const rows: TaxFile['rows'] = []
  for (const { row, form, recipient } of wanted)
    rows.push({
      corrected: row.due === null ? (row.filed?.version ?? 1) > 1 : row.due === 'corrected',
      name: recipient.name,
      businessName: recipient.businessName,
      taxId: (await openTaxId(ctx, seal, row.partnerId)) ?? '',
      taxIdKind: recipient.taxId?.kind ?? '',
      ...addressPartsOf(form),
      gross: row.paid,
      withhold: row.withheld,
    })
  return { rows }
}
