import {
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
import { openTaxId, payoutAccountsAt, taxAddressOf, taxFormsByPerson } from '#modules/payees'
import { closedAtOf } from './closed-statements.ts'
import { type Payee, type Threshold, taxStateOf, thresholdOf, withholdingOf } from './engine/tax-year.ts'
import { type OwnersRent, rentsOf, rentsOfOwners, yearPaid } from './tax-rents.ts'

const taxCurrency = 'USD'
const dollars = (amount: number): Money => ({ amount, currency: taxCurrency })
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const thisYear = (ctx: ReadCtx): number => yearPaid({ on: ctx.today })

const yearsOf = (rents: readonly OwnersRent[]): number[] => [...new Set(rents.map(yearPaid))].sort((a, b) => b - a)

const grossIn = (rents: readonly OwnersRent[], currency: string): number =>
  sumOf(rents.filter((rent) => rent.currency === currency).map(({ gross }) => gross))

type Owner = { ownerId: number; account: string; form: TaxForm | null; payee: Payee; rents: OwnersRent[] }

/** Owners as payees, with their rents of a year. */
const ownersOf = async (ctx: ReadCtx, rentsBy: ReadonlyMap<number, OwnersRent[]>): Promise<Owner[]> => {
  const ownerIds = [...rentsBy.keys()]
  const accounts = await accountsByIds(ctx, ownerIds)
  const forms = await taxFormsByPerson(ctx, ownerIds)
  const paidTo = await payoutAccountsAt(ctx, ownerIds)
  return [...rentsBy].map(([ownerId, rents]) => {
    const form = forms.get(ownerId) ?? null
    const person = accounts.get(ownerId)
    return {
      ownerId,
      account: person ? fullName(person) : '',
      form,
      payee: { form, abroad: paidTo.get(ownerId)?.account?.kind === 'iban' },
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

const payeeView = ({ ownerId, account, form, payee, rents }: Owner, threshold: Threshold): TaxPayee => {
  const gross = grossIn(rents, taxCurrency)
  const state = taxStateOf(payee, gross, threshold)
  return {
    ownerId,
    name: form?.name || account,
    businessName: form?.businessName ?? '',
    address: taxAddressOf(form),
    classification: form?.classification ?? null,
    taxId: form ? { kind: form.taxIdKind, ending: form.ending } : null,
    gross: dollars(gross),
    state,
    withhold: dollars(withholdingOf(payee, state, gross)),
  }
}

const elsewhereOf = ({ ownerId, account, form, rents }: Owner): TaxYear['elsewhere'] =>
  [...new Set(rents.map(({ currency }) => currency))]
    .filter((currency) => currency !== taxCurrency)
    .map((currency) => ({
      ownerId,
      name: form?.name || account,
      gross: { amount: grossIn(rents, currency), currency },
    }))

const inDollars = ({ rents }: Owner): boolean => rents.some(({ currency }) => currency === taxCurrency)

/** Whose rents of a year are reported, the largest first, and what is missing for it (R54). */
export const taxYearOf = async (ctx: ReadCtx, year = thisYear(ctx)): Promise<TaxYear> => {
  const { owners, years } = await paidIn(ctx, year)
  const threshold = thresholdOf(year)
  const payees = owners
    .filter(inDollars)
    .map((owner) => payeeView(owner, threshold))
    .sort((a, b) => b.gross.amount - a.gross.amount || a.ownerId - b.ownerId)
  const reported = payees.filter(({ state }) => state === 'report')
  return {
    year,
    years: [...new Set([thisYear(ctx), ...years])].sort((a, b) => b - a),
    threshold: dollars(threshold.cents),
    thresholdKnown: threshold.known,
    payees,
    reported: dollars(sumOf(reported.map(({ gross }) => gross.amount))),
    withhold: dollars(sumOf(payees.map(({ withhold }) => withhold.amount))),
    elsewhere: owners.flatMap(elsewhereOf),
  }
}

/** The forms of a year with the numbers themselves. The person who calls writes down that they were taken. */
export const taxFileOf = async (ctx: ReadCtx, seal: Seal, year: number): Promise<TaxFile> => {
  const { owners } = await paidIn(ctx, year)
  const rows: TaxFile['rows'] = []
  for (const owner of owners.filter(inDollars)) {
    const { name, businessName, gross, withhold, state } = payeeView(owner, thresholdOf(year))
    if (state !== 'report') continue
    const { form, ownerId } = owner
    rows.push({
      name,
      businessName,
      taxId: (await openTaxId(ctx, seal, ownerId)) ?? '',
      taxIdKind: form?.taxIdKind ?? '',
      line1: form?.line1 ?? '',
      line2: form?.line2 ?? '',
      city: form?.city ?? '',
      state: form?.state ?? '',
      zip: form?.zip ?? '',
      country: form?.country ?? '',
      gross,
      withhold,
    })
  }
  return { rows }
}

const grossOfYear = (rents: readonly OwnersRent[], year: number): number =>
  grossIn(
    rents.filter((rent) => yearPaid(rent) === year),
    taxCurrency,
  )

/** Rents of a year as they stood when its last statement closed, where they are others now. */
const beforeCorrection = async (ctx: ReadCtx, ownerId: number, year: number, closedAt: Date, gross: number) => {
  const then = grossOfYear(await rentsOf(ctx, ownerId, closedAt), year)
  return then === gross ? null : dollars(then)
}

const formOf = async (ctx: ReadCtx, owner: Owner, year: number, payer: string): Promise<OwnerTaxForm> => {
  const threshold = thresholdOf(year)
  const { name, businessName, address, taxId, gross, state, withhold } = payeeView(owner, threshold)
  const closedAt =
    year < thisYear(ctx) ? await closedAtOf(ctx, { ownerId: owner.ownerId, year, quarter: 4 }) : undefined
  const before = closedAt ? await beforeCorrection(ctx, owner.ownerId, year, closedAt, gross.amount) : null
  return {
    year,
    state: closedAt ? (before ? 'corrected' : 'final') : 'open',
    reporting: state,
    threshold: dollars(threshold.cents),
    name,
    businessName,
    address,
    taxId,
    payer,
    rents: gross,
    withhold,
    closedOn: closedAt ? businessDay(ctx.companyZone, closedAt) : null,
    before,
  }
}

/** An owner’s 1099-MISC of every year they were paid rent in dollars, the latest first: the figures staff report (R54). */
export const taxFormsOf = async (ctx: ReadCtx, ownerId: number, payer: string): Promise<OwnerTaxForm[]> => {
  const rents = (await rentsOf(ctx, ownerId)).filter(({ currency }) => currency === taxCurrency)
  const forms: OwnerTaxForm[] = []
  for (const year of yearsOf(rents)) {
    const ofYear = rents.filter((rent) => yearPaid(rent) === year)
    for (const owner of await ownersOf(ctx, new Map([[ownerId, ofYear]])))
      forms.push(await formOf(ctx, owner, year, payer))
  }
  return forms
}

/** @throws Problem 404 for a year without rents, 409 not_finished while it can change or where no form is due */
export const finishedTaxForm = async (ctx: ReadCtx, ownerId: number, year: number, payer: string) => {
  const form = (await taxFormsOf(ctx, ownerId, payer)).find((one) => one.year === year)
  if (!form) throw notFound('This tax form')
  if (form.state === 'open' || form.reporting !== 'report')
    throw new Problem(409, 'not_finished', 'There’s no finished 1099 for this year.')
  return form
}

/** An owner's own rents of a year as they are told, stay by stay. */
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
