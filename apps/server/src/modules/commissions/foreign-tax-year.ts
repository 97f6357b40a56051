import {
  asksBirthDate,
  exemptionCodes,
  type ForeignStatus,
  type ForeignTaxFile,
  type ForeignWithholding,
  foreignWithholdings,
  incomeCode,
  isConnectedForm,
  type PartnerForeignForm,
  type partnerTaxYear,
  type ResultsOf,
  withholdingRates,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { lastForeignStatusByPerson, openForeignTaxId, taxAddressOf } from '#modules/payees'
import { problems } from './messages.ts'
import { isYearOver } from './rules.ts'
import { db } from './tables.ts'

type ForeignPayment = ResultsOf<typeof partnerTaxYear>['foreign'][number]
type Paid = { partner_id: number; withholding: ForeignWithholding; gross: number; withheld: number }

const paidIn = async (ctx: ReadCtx, year: number, partnerId?: number): Promise<Paid[]> => {
  const { rows } = await sql<Paid>`
    select partner_id, withholding, sum(gross_minor - recovered_minor)::bigint as gross,
      sum(withheld_minor)::bigint as withheld
    from commissions.invoice
    where currency = 'USD' and state in ('sent', 'paid') and extract(year from paid_on) = ${year}
      and withholding = any(${foreignWithholdings}) and partner_id = coalesce(${partnerId ?? null}::bigint, partner_id)
    group by partner_id, withholding
    order by gross desc, partner_id, withholding`.execute(db(ctx))
  return rows.filter(({ gross }) => Number(gross) > 0)
}

const money = (amount: number) => ({ amount: Number(amount), currency: 'USD' })

/** What partners abroad were paid for work in the United States, by reason of what was withheld: for Form 1042-S. */
export const foreignPaymentsOf = async (ctx: ReadCtx, year: number): Promise<ForeignPayment[]> => {
  const rows = await paidIn(ctx, year)
  const ids = rows.map(({ partner_id }) => partner_id)
  const accounts = await accountsByIds(ctx, ids)
  const forms = await lastForeignStatusByPerson(ctx, ids, 'services')
  return rows.map(({ partner_id: partnerId, withholding, gross, withheld }) => {
    const form = forms.get(partnerId)
    const person = accounts.get(partnerId)
    return {
      partnerId,
      name: form?.name || (person ? `${person.firstName} ${person.lastName}` : ''),
      country: form?.country ?? '',
      taxIdEnding: form?.ending ?? '',
      withholding,
      gross: money(gross),
      withheld: money(withheld),
    }
  })
}

/** Whether a 1042-S is ready for a partner: for a year that is over. */
export const hasForeignForm = async (ctx: ReadCtx, partnerId: number, year: number): Promise<boolean> =>
  isYearOver(year, ctx.today) && (await paidIn(ctx, year, partnerId)).length > 0

/** @throws Problem 409 not_finished for a year that isn't over, or for which nothing is reported */
export const partnerForeignForm = async (
  ctx: ReadCtx,
  partnerId: number,
  year: number,
  payer: string,
): Promise<PartnerForeignForm> => {
  const own = isYearOver(year, ctx.today)
    ? (await foreignPaymentsOf(ctx, year)).filter((one) => one.partnerId === partnerId)
    : []
  const [first] = own
  if (!first) throw new Problem(409, 'not_finished', problems.noForeignForm)
  const form = (await lastForeignStatusByPerson(ctx, [partnerId], 'services')).get(partnerId)
  return {
    year,
    payer,
    name: first.name,
    address: form ? taxAddressOf(form) : '',
    country: first.country,
    taxIdEnding: first.taxIdEnding,
    parts: own.map(({ withholding, gross, withheld }) => ({ withholding, gross, withheld })),
  }
}

const addressOn = (form: ForeignStatus | undefined) => ({
  line1: form?.line1 ?? '',
  line2: form?.line2 ?? '',
  city: form?.city ?? '',
  state: form?.state ?? '',
  zip: form?.zip ?? '',
})

/** The 1042-S of a year with the full tax numbers. The caller records that they were downloaded. */
export const foreignTaxFileOf = async (ctx: ReadCtx, seal: Seal, year: number): Promise<ForeignTaxFile> => {
  const payments = await foreignPaymentsOf(ctx, year)
  const forms = await lastForeignStatusByPerson(
    ctx,
    payments.map(({ partnerId }) => partnerId),
    'services',
  )
  const rows: ForeignTaxFile['rows'] = []
  for (const { partnerId, name, country, withholding, gross, withheld } of payments) {
    const form = forms.get(partnerId)
    rows.push({
      name,
      isCompany: form !== undefined && !asksBirthDate(form),
      incomeCode,
      exemptionCode: exemptionCodes[withholding],
      rate: withholdingRates[withholding],
      gross,
      withheld,
      ...addressOn(form),
      country,
      taxId: (await openForeignTaxId(ctx, seal, partnerId, 'services')) ?? '',
      isUsTaxId: form !== undefined && isConnectedForm(form.kind),
      birthDate: form?.birthDate ?? '',
    })
  }
  return { rows }
}
