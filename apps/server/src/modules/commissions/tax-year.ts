import {
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
  taxFormOf,
  taxFormsByPerson,
} from '#modules/payees'
import { type TaxState, taxStateOf, thresholdOf } from '#modules/statements'
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

/**
 * What partners were paid within a year, the most first. Someone who replaced a W-9 by a W-8, or the other way around,
 * has two rows: each payment belongs to the form that counted when it was sent.
 */
const taxedIn = async (ctx: ReadCtx, year: number, only?: number): Promise<Taxed[]> => {
  const payments = await paymentsOf(ctx, year, only)
  const ids = [...new Set(payments.map(({ partner_id }) => partner_id))]
  const accounts = await accountsByIds(ctx, ids)
  const signed = await signedForms(ctx, ids, 'services')
  const w9s = await taxFormsByPerson(ctx, ids)
  const w8s = await lastForeignStatusByPerson(ctx, ids, 'services')
  const rows: Taxed[] = []
  for (const partnerId of ids) {
    const person = accounts.get(partnerId)
    const own = payments.filter(({ partner_id }) => partner_id === partnerId)
    const abroad = await isPaidAbroad(ctx, partnerId)
    for (const [isForeign, sent] of Map.groupBy(
      own,
      (payment) => paidAsForeign(payment, signed.get(partnerId) ?? []) ?? abroad,
    )) {
      const sums = { paid: sum(sent.map(({ paid }) => paid)), withheld: sum(sent.map(({ withheld }) => withheld)) }
      const form = isForeign ? null : (w9s.get(partnerId) ?? null)
      const foreign = isForeign ? w8s.get(partnerId) : undefined
      rows.push({
        partnerId,
        name: person ? `${person.firstName} ${person.lastName}` : '',
        paid: dollars(sums.paid),
        withheld: dollars(sums.withheld),
        taxIdEnding: form?.ending ?? null,
        foreignStatus: foreign ? { kind: foreign.kind, expiresOn: foreign.expiresOn } : null,
        state: reportingOf({ form, abroad: isForeign }, sums, year),
      })
    }
  }
  return rows.sort((a, b) => b.paid.amount - a.paid.amount || a.partnerId - b.partnerId)
}

/**
 * What partners were paid within a year, by payment date (R54): with what was withheld, for Form 1099-NEC, and for Form
 * 1042-S apart.
 */
export const taxYearOf = async (ctx: ReadCtx, year: number): Promise<ResultsOf<typeof partnerTaxYear>> => ({
  year,
  years: await yearsPaid(ctx),
  threshold: dollars(thresholdOf(year).cents),
  partners: await taxedIn(ctx, year),
  foreign: await foreignPaymentsOf(ctx, year),
})

const statesFirst: readonly TaxState[] = ['report', 'exempt', 'below', 'abroad']

/** Whether a past year is reported for a partner; null while the year lasts, since its totals can still grow. */
export const reportedYear = async (ctx: ReadCtx, partnerId: number, year: number): Promise<TaxState | null> => {
  if (!isYearOver(year, ctx.today)) return null
  const states = (await taxedIn(ctx, year, partnerId)).map(({ state }) => state)
  return statesFirst.find((state) => states.includes(state)) ?? null
}

/** @throws Problem 409 not_finished for a year that isn't over, or for which nothing is reported */
export const partnerTaxForm = async (
  ctx: ReadCtx,
  partnerId: number,
  year: number,
  payer: string,
): Promise<PartnerTaxForm> => {
  const paid = (await taxedIn(ctx, year, partnerId)).find(({ state }) => state === 'report')
  if (!paid || !isYearOver(year, ctx.today)) throw new Problem(409, 'not_finished', problems.notFinished)
  const form = await taxFormOf(ctx, partnerId)
  return {
    year,
    payer,
    name: form?.name || paid.name,
    businessName: form?.businessName ?? '',
    address: taxAddressOf(form),
    taxId: form ? { kind: form.taxIdKind, ending: form.ending } : null,
    compensation: paid.paid,
    withheld: paid.withheld,
  }
}

/** The forms of a year with the full tax numbers. The caller records that they were downloaded. */
export const taxFileOf = async (ctx: ReadCtx, seal: Seal, year: number): Promise<TaxFile> => {
  const partners = await taxedIn(ctx, year)
  const rows: TaxFile['rows'] = []
  for (const { partnerId, name, paid, withheld } of partners.filter(({ state }) => state === 'report')) {
    const form = await taxFormOf(ctx, partnerId)
    rows.push({
      corrected: false,
      name: form?.name || name,
      businessName: form?.businessName ?? '',
      taxId: (await openTaxId(ctx, seal, partnerId)) ?? '',
      taxIdKind: form?.taxIdKind ?? '',
      line1: form?.line1 ?? '',
      line2: form?.line2 ?? '',
      city: form?.city ?? '',
      state: form?.state ?? '',
      zip: form?.zip ?? '',
      country: form?.country ?? '',
      gross: paid,
      withhold: withheld,
    })
  }
  return { rows }
}
