import type { partnerTaxYear, ResultsOf, TaxFile } from '@porchlight/contract'
import { sql } from 'kysely'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { openTaxId, payoutAccountAt, taxFormOf } from '#modules/payees'
import { taxStateOf, thresholdOf } from '#modules/statements'
import { db } from './tables.ts'

type Paid = { partner_id: number; paid: number; withheld: number }

/** What partners were paid within a year, by the date of payment (R54): with what was withheld, for Form 1099-NEC. */
export const taxYearOf = async (ctx: ReadCtx, year: number): Promise<ResultsOf<typeof partnerTaxYear>> => {
  const { rows } = await sql<Paid>`
    select partner_id, sum(gross_minor - recovered_minor)::bigint as paid, sum(withheld_minor)::bigint as withheld
    from commissions.invoice
    where currency = 'USD' and state in ('sent', 'paid') and extract(year from paid_on) = ${year}
    group by partner_id order by paid desc, partner_id`.execute(db(ctx))
  const accounts = await accountsByIds(
    ctx,
    rows.map(({ partner_id }) => partner_id),
  )
  const threshold = thresholdOf(year)
  const money = (amount: number) => ({ amount: Number(amount), currency: 'USD' })
  const partners = []
  for (const { partner_id: partnerId, paid, withheld } of rows) {
    const form = await taxFormOf(ctx, partnerId)
    const { account } = await payoutAccountAt(ctx, partnerId)
    const person = accounts.get(partnerId)
    const state = taxStateOf({ form, abroad: account?.kind === 'iban' }, Number(paid), threshold)
    partners.push({
      partnerId,
      name: person ? `${person.firstName} ${person.lastName}` : '',
      paid: money(paid),
      withheld: money(withheld),
      taxIdEnding: form?.ending ?? null,
      // What was withheld is reported whatever the sum.
      state: Number(withheld) > 0 ? ('report' as const) : state,
    })
  }
  return { year, threshold: money(threshold.cents), partners }
}

/** The forms of a year with the numbers themselves. The caller records that they were taken. */
export const taxFileOf = async (ctx: ReadCtx, seal: Seal, year: number): Promise<TaxFile> => {
  const { partners } = await taxYearOf(ctx, year)
  const rows: TaxFile['rows'] = []
  for (const { partnerId, name, paid, withheld } of partners.filter(({ state }) => state === 'report')) {
    const form = await taxFormOf(ctx, partnerId)
    rows.push({
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
