import {
  type ForeignStatus,
  foreignWithholdings,
  type Money,
  type PartnerTaxForm,
  type partnerTaxYear,
  type ResultsOf,
  type TaxFile,
  type TaxForm,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { foreignStatusOf, openTaxId, payoutAccountAt, taxAddressOf, taxFormOf } from '#modules/payees'
import { type TaxState, taxStateOf, thresholdOf } from '#modules/statements'
import { foreignPaymentsOf } from './foreign-tax-year.ts'
import { problems } from './messages.ts'
import { isYearOver } from './rules.ts'
import { db } from './tables.ts'

type PaidYear = { year: number; paid: Money; withheld: Money }

type Paid = { partner_id: number; paid: number; withheld: number }

type PayeeStatus = { form: TaxForm | null; foreign: ForeignStatus | null; abroad: boolean }

const payeeStatusOf = async (ctx: ReadCtx, partnerId: number): Promise<PayeeStatus> => {
  const { account } = await payoutAccountAt(ctx, partnerId)
  const foreign = await foreignStatusOf(ctx, partnerId, 'services')
  const form = foreign ? null : await taxFormOf(ctx, partnerId)
  return { form, foreign, abroad: foreign !== null || account?.kind === 'iban' }
}

/** Withheld amounts are reported whatever their size. */
const reportingOf = (payee: PayeeStatus, { paid, withheld }: { paid: number; withheld: number }, year: number) =>
  withheld > 0 ? ('report' as const) : taxStateOf(payee, paid, thresholdOf(year))

/** The years in which partners were paid, and this one; latest first. */
const yearsPaid = async (ctx: ReadCtx): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from paid_on)::int as year from commissions.invoice
    where currency = 'USD' and state in ('sent', 'paid') and paid_on is not null`.execute(db(ctx))
  return [...new Set([...rows.map(({ year }) => year), Number(ctx.today.slice(0, 4))])].sort((a, b) => b - a)
}

/**
 * What partners were paid within a year, by payment date (R54): with what was withheld, for Form 1099-NEC, and for Form
 * 1042-S apart.
 */
export const taxYearOf = async (ctx: ReadCtx, year: number): Promise<ResultsOf<typeof partnerTaxYear>> => {
  const { rows } = await sql<Paid>`
    select partner_id, sum(gross_minor - recovered_minor)::bigint as paid, sum(withheld_minor)::bigint as withheld
    from commissions.invoice
    where currency = 'USD' and state in ('sent', 'paid') and extract(year from paid_on) = ${year}
      and withholding <> all(${foreignWithholdings})
    group by partner_id order by paid desc, partner_id`.execute(db(ctx))
  const accounts = await accountsByIds(
    ctx,
    rows.map(({ partner_id }) => partner_id),
  )
  const threshold = thresholdOf(year)
  const money = (amount: number) => ({ amount: Number(amount), currency: 'USD' })
  const partners = []
  for (const { partner_id: partnerId, paid, withheld } of rows) {
    const payee = await payeeStatusOf(ctx, partnerId)
    const person = accounts.get(partnerId)
    partners.push({
      partnerId,
      name: person ? `${person.firstName} ${person.lastName}` : '',
      paid: money(paid),
      withheld: money(withheld),
      taxIdEnding: payee.form?.ending ?? null,
      foreignStatus: payee.foreign && { kind: payee.foreign.kind, expiresOn: payee.foreign.expiresOn },
      state: reportingOf(payee, { paid: Number(paid), withheld: Number(withheld) }, year),
    })
  }
  const foreign = await foreignPaymentsOf(ctx, year)
  return { year, years: await yearsPaid(ctx), threshold: money(threshold.cents), partners, foreign }
}

/** Whether a past year is reported for a partner; null while the year lasts, since its totals can still grow. */
export const reportedYear = async (ctx: ReadCtx, partnerId: number, year: PaidYear): Promise<TaxState | null> => {
  if (year.paid.currency !== 'USD' || !isYearOver(year.year, ctx.today)) return null
  const sums = { paid: year.paid.amount, withheld: year.withheld.amount }
  return reportingOf(await payeeStatusOf(ctx, partnerId), sums, year.year)
}

/** @throws Problem 409 not_finished for a year that isn't over, or for which nothing is reported */
export const partnerTaxForm = async (
  ctx: ReadCtx,
  partnerId: number,
  year: number,
  payer: string,
): Promise<PartnerTaxForm> => {
  const paid = (await taxYearOf(ctx, year)).partners.find((one) => one.partnerId === partnerId)
  if (paid?.state !== 'report' || !isYearOver(year, ctx.today))
    throw new Problem(409, 'not_finished', problems.notFinished)
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
  const { partners } = await taxYearOf(ctx, year)
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
