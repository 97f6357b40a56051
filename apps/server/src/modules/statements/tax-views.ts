import {
  type ForeignStatus,
  fullName,
  type Money,
  type OwnerTaxForm,
  type RentsPaidData,
  type TaxFile,
  type TaxForm,
  type TaxPayee,
  type TaxYear,
} from '@porchlight/contract'
import { businessDay } from '#kernel/company'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import { ownersInBooks } from '#modules/ledger'
import {
  foreignStatusByPerson,
  openTaxId,
  payoutAccountsAt,
  taxAddressOf,
  taxFormsByPerson,
  taxIdOn,
} from '#modules/payees'
import { dueOf, type Payee, type Threshold, taxStateOf, thresholdOf, withholdingOf } from './engine/tax-year.ts'
import {
  closedToYearEnd,
  type FiledDocument,
  type FiledForm,
  filedForms,
  filingsOf,
  latestByOwner,
} from './filed-tax-forms.ts'
import { type OwnersRent, rentsOf, rentsOfOwners, yearPaid } from './tax-rents.ts'

const taxCurrency = 'USD'
const dollars = (amount: number): Money => ({ amount, currency: taxCurrency })
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const thisYear = (ctx: ReadCtx): number => yearPaid({ on: ctx.today })

const yearsOf = (rents: readonly OwnersRent[]): number[] => [...new Set(rents.map(yearPaid))].sort((a, b) => b - a)

const grossIn = (rents: readonly OwnersRent[], currency: string): number =>
  sumOf(rents.filter((rent) => rent.currency === currency).map(({ gross }) => gross))

type Owner = {
  ownerId: number
  account: string
  form: TaxForm | null
  foreign: ForeignStatus | null
  payee: Payee
  rents: OwnersRent[]
}

/** Owners as payees, with their rents for a year. */
const ownersOf = async (ctx: ReadCtx, rentsBy: ReadonlyMap<number, OwnersRent[]>): Promise<Owner[]> => {
  const ownerIds = [...rentsBy.keys()]
  const accounts = await accountsByIds(ctx, ownerIds)
  const forms = await taxFormsByPerson(ctx, ownerIds)
  const abroad = await foreignStatusByPerson(ctx, ownerIds, 'rents')
  const paidTo = await payoutAccountsAt(ctx, ownerIds)
  return [...rentsBy].map(([ownerId, rents]) => {
    const foreign = abroad.get(ownerId) ?? null
    // The form that was signed last counts.
    const form = foreign ? null : (forms.get(ownerId) ?? null)
    const person = accounts.get(ownerId)
    return {
      ownerId,
      account: person ? fullName(person) : '',
      form,
      foreign,
      payee: { form, abroad: foreign !== null || paidTo.get(ownerId)?.account?.kind === 'iban' },
      rents,
    }
  })
}

/** Everyone who was paid rent in a year, and the years in which anyone was. */
const paidIn = async (ctx: ReadCtx, year: number): Promise<{ owners: Owner[]; years: number[] }> => {
  const ownerIds = (await ownersInBooks(ctx)).map(({ ownerId }) => ownerId)
  const rentsBy = new Map<number, OwnersRent[]>()
  const years = new Set<number>()
  for await (const { ownerId, rents } of rentsOfOwners(ctx, ownerIds)) {
    for (const one of yearsOf(rents)) years.add(one)
    const ofYear = rents.filter((rent) => yearPaid(rent) === year)
    if (ofYear.length > 0) rentsBy.set(ownerId, ofYear)
  }
  return { owners: await ownersOf(ctx, rentsBy), years: [...years].sort((a, b) => b - a) }
}

type CurrentPayee = Omit<TaxPayee, 'filed' | 'due'>

const payeeView = ({ ownerId, account, form, foreign, payee, rents }: Owner, threshold: Threshold): CurrentPayee => {
  const gross = grossIn(rents, taxCurrency)
  const state = taxStateOf(payee, gross, threshold)
  return {
    ownerId,
    name: form?.name || foreign?.name || account,
    businessName: form?.businessName ?? '',
    address: taxAddressOf(form ?? foreign),
    foreignStatus: foreign && { kind: foreign.kind, expiresOn: foreign.expiresOn },
    classification: form?.classification ?? null,
    taxId: form ? { kind: form.taxIdKind, ending: form.ending } : null,
    gross: dollars(gross),
    state,
    withhold: dollars(withholdingOf(payee, state, gross)),
  }
}

/** Dollars of rent in a year. */
export const grossOfYear = (rents: readonly OwnersRent[], year: number): number =>
  grossIn(
    rents.filter((rent) => yearPaid(rent) === year),
    taxCurrency,
  )

const elsewhereOf = ({ ownerId, account, form, rents }: Owner): TaxYear['elsewhere'] =>
  [...new Set(rents.map(({ currency }) => currency))]
    .filter((currency) => currency !== taxCurrency)
    .map((currency) => ({
      ownerId,
      name: form?.name || account,
      gross: { amount: grossIn(rents, currency), currency },
    }))

const inDollars = ({ rents }: Owner): boolean => rents.some(({ currency }) => currency === taxCurrency)

/** An owner of a year with what the books say now, what was filed, and what would be filed next. */
export type TaxRecord = { owner: Owner; payee: TaxPayee; last: FiledForm | undefined }

const recordOf = (owner: Owner, threshold: Threshold, last: FiledForm | undefined): TaxRecord => {
  const current = payeeView(owner, threshold)
  const form = last?.form
  const filed = form ? { version: form.version, on: form.filedOn, rents: form.rents } : null
  return { owner, last, payee: { ...current, filed, due: dueOf(current, form) } }
}

/** Everyone of a year, also whose rents all went back after a form was filed; the largest first. */
export const taxRecords = async (ctx: ReadCtx, year: number) => {
  const { owners, years } = await paidIn(ctx, year)
  const filed = latestByOwner(await filedForms(ctx, { year }))
  const paid = new Set(owners.filter(inDollars).map(({ ownerId }) => ownerId))
  const others = [...filed.keys()].filter((ownerId) => !paid.has(ownerId))
  const unpaid = await ownersOf(ctx, new Map(others.map((ownerId) => [ownerId, []])))
  const threshold = thresholdOf(year)
  const records = [...owners.filter(inDollars), ...unpaid]
    .map((owner) => recordOf(owner, threshold, filed.get(owner.ownerId)))
    .sort((a, b) => b.payee.gross.amount - a.payee.gross.amount || a.payee.ownerId - b.payee.ownerId)
  return { owners, years, threshold, records }
}

/** Whether a year is over and closed for everyone whose form is due. */
export const isYearClosed = async (ctx: ReadCtx, year: number, records: readonly TaxRecord[]): Promise<boolean> => {
  if (year >= thisYear(ctx)) return false
  const { everyone, owners } = await closedToYearEnd(ctx, year)
  return everyone || records.every(({ payee }) => payee.due === null || owners.has(payee.ownerId))
}

const filingViews = async (ctx: ReadCtx, year: number): Promise<TaxYear['filings']> => {
  const filings = await filingsOf(ctx, year)
  const by = await accountsByIds(
    ctx,
    filings.flatMap(({ filed_by }) => filed_by ?? []),
  )
  const forms = Map.groupBy(await filedForms(ctx, { year }), ({ filingId }) => filingId)
  return filings.map(({ id, reason, filed_by, filed_at }) => {
    const own = (forms.get(id) ?? []).map(({ form }) => form)
    const person = by.get(filed_by ?? 0)
    return {
      id,
      on: businessDay(ctx.companyZone, filed_at),
      by: person ? fullName(person) : null,
      reason,
      originals: own.filter(({ version }) => version === 1).length,
      corrected: own.filter(({ version }) => version > 1).length,
      rents: dollars(sumOf(own.map(({ rents }) => rents.amount))),
    }
  })
}

/** Whose rents of a year are reported, the largest first, what is missing for it, and what was filed (R54). */
export const taxYearOf = async (ctx: ReadCtx, year = thisYear(ctx)): Promise<TaxYear> => {
  const { owners, years, threshold, records } = await taxRecords(ctx, year)
  const payees = records.map(({ payee }) => payee)
  const reported = payees.filter(({ state }) => state === 'report')
  const due = payees.filter((payee) => payee.due !== null)
  return {
    year,
    years: [...new Set([thisYear(ctx), ...years])].sort((a, b) => b - a),
    threshold: dollars(threshold.cents),
    thresholdKnown: threshold.known,
    payees,
    reported: dollars(sumOf(reported.map(({ gross }) => gross.amount))),
    withhold: dollars(sumOf(payees.map(({ withhold }) => withhold.amount))),
    elsewhere: owners.flatMap(elsewhereOf),
    closed: await isYearClosed(ctx, year, records),
    due: {
      originals: due.filter((payee) => payee.due === 'original').length,
      corrected: due.filter((payee) => payee.due === 'corrected').length,
      rents: dollars(sumOf(due.map(({ gross }) => gross.amount))),
    },
    filings: await filingViews(ctx, year),
  }
}

export const addressPartsOf = ({ form }: Owner): FiledDocument['parts'] => ({
  line1: form?.line1 ?? '',
  line2: form?.line2 ?? '',
  city: form?.city ?? '',
  state: form?.state ?? '',
  zip: form?.zip ?? '',
  country: form?.country ?? '',
})

/** The forms of a filing with the numbers they were filed with. */
const filedRows = async (ctx: ReadCtx, seal: Seal, year: number, filingId: number): Promise<TaxFile['rows']> => {
  const forms = await filedForms(ctx, { year, filingId })
  if (forms.length === 0) throw notFound('This filing')
  const rows: TaxFile['rows'] = []
  for (const { w9Id, form } of forms)
    rows.push({
      corrected: form.version > 1,
      name: form.name,
      businessName: form.businessName,
      taxId: (w9Id !== null && (await taxIdOn(ctx, seal, w9Id))) || '',
      taxIdKind: form.taxId?.kind ?? '',
      ...form.parts,
      gross: form.rents,
      withhold: form.withhold,
    })
  return rows
}

/**
 * The forms of a year with the numbers themselves: by the books now, or of one filing as they were filed. The person who
 * calls writes down that they were taken.
 * @throws Problem 404 for a filing of another year
 */
export const taxFileOf = async (ctx: ReadCtx, seal: Seal, year: number, filingId?: number): Promise<TaxFile> => {
  if (filingId !== undefined) return { rows: await filedRows(ctx, seal, year, filingId) }
  const rows: TaxFile['rows'] = []
  for (const { owner, payee } of (await taxRecords(ctx, year)).records) {
    const { name, businessName, taxId, gross, withhold, state, due } = payee
    if (state !== 'report' && due === null) continue
    rows.push({
      corrected: due === 'corrected',
      name,
      businessName,
      taxId: (await openTaxId(ctx, seal, owner.ownerId)) ?? '',
      taxIdKind: taxId?.kind ?? '',
      ...addressPartsOf(owner),
      gross,
      withhold,
    })
  }
  return { rows }
}

/** A form as it was filed, beside what is known of its year now. */
const filedView = (
  { form: { version, parts: _, ...form } }: FiledForm,
  filed: readonly FiledForm[],
  changed: Money | null,
): OwnerTaxForm => ({
  ...form,
  state: version > 1 ? 'corrected' : 'filed',
  reporting: 'report',
  changed,
  versions: filed.map((one) => ({ version: one.form.version, filedOn: one.form.filedOn, rents: one.form.rents })),
})

const unfiledView = async (ctx: ReadCtx, { payee }: TaxRecord, year: number, payer: string): Promise<OwnerTaxForm> => {
  const { ownerId, name, businessName, address, taxId, gross, state, withhold } = payee
  const { everyone, owners } = await closedToYearEnd(ctx, year)
  const isClosed = year < thisYear(ctx) && (everyone || owners.has(ownerId))
  return {
    year,
    state: isClosed ? 'ready' : 'open',
    reporting: state,
    threshold: dollars(thresholdOf(year).cents),
    ...{ name, businessName, address, taxId, payer, withhold },
    rents: gross,
    ...{ filedOn: null, before: null, changed: null, versions: [] },
  }
}

/** An owner’s 1099-MISC of every year they were paid rent in dollars, the latest first: as filed, or the figures so far (R54). */
export const taxFormsOf = async (ctx: ReadCtx, ownerId: number, payer: string): Promise<OwnerTaxForm[]> => {
  const rents = (await rentsOf(ctx, ownerId)).filter(({ currency }) => currency === taxCurrency)
  const filed = Map.groupBy(await filedForms(ctx, { ownerId }), ({ form }) => form.year)
  const forms: OwnerTaxForm[] = []
  for (const year of [...new Set([...yearsOf(rents), ...filed.keys()])].sort((a, b) => b - a)) {
    const own = filed.get(year) ?? []
    const last = own.at(-1)
    const ofYear = rents.filter((rent) => yearPaid(rent) === year)
    for (const owner of await ownersOf(ctx, new Map([[ownerId, ofYear]]))) {
      const record = recordOf(owner, thresholdOf(year), last)
      const { gross } = record.payee
      forms.push(
        last
          ? filedView(last, own, gross.amount === last.form.rents.amount ? null : gross)
          : await unfiledView(ctx, record, year, payer),
      )
    }
  }
  return forms
}

type Wanted = { ownerId: number; year: number; version?: number | undefined; payer: string }

/**
 * A form as it was filed: the latest of its year, or an earlier version.
 * @throws Problem 404 for a year without rents and for a version there is none of, 409 not_finished until it is filed
 */
export const filedTaxForm = async (ctx: ReadCtx, { ownerId, year, version, payer }: Wanted): Promise<OwnerTaxForm> => {
  const form = (await taxFormsOf(ctx, ownerId, payer)).find((one) => one.year === year)
  if (!form) throw notFound('This tax form')
  const filed = await filedForms(ctx, { ownerId, year })
  if (filed.length === 0) throw new Problem(409, 'not_finished', 'There’s no finished 1099 for this year.')
  if (version === undefined || version === filed.length) return form
  const earlier = filed.find((one) => one.form.version === version)
  if (!earlier) throw notFound('This tax form')
  return filedView(earlier, filed, null)
}

/** An owner's own reported rents for a year, stay by stay. */
export const rentsPaidTo = async (
  ctx: ReadCtx,
  ownerId: number,
  requested: number | undefined,
): Promise<RentsPaidData> => {
  const all = await rentsOf(ctx, ownerId)
  const years = yearsOf(all)
  const year = requested ?? years[0] ?? thisYear(ctx)
  const rents = all.filter((rent) => yearPaid(rent) === year && rent.gross !== 0)
  const homes = new Map(
    (await homesByIds(ctx, [...new Set(rents.map(({ homeId }) => homeId))])).map((one) => [one.id, one]),
  )
  const money = (amount: number, currency: string): Money => ({ amount, currency })
  return {
    year,
    years,
    sums: [...Map.groupBy(rents, ({ currency }) => currency)].map(([currency, own]) => ({
      gross: money(sumOf(own.map(({ gross }) => gross)), currency),
      net: money(sumOf(own.map(({ net }) => net)), currency),
    })),
    rents: rents
      .map(({ on, entry, homeId, gross, net, currency }) => ({
        on,
        document: entry.document,
        bookingId: entry.bookingId,
        home: homes.get(homeId)?.name ?? '',
        gross: money(gross, currency),
        net: money(net, currency),
      }))
      .sort((a, b) => a.on.localeCompare(b.on)),
  }
}
