import {
  addDays,
  foreignWithholdings,
  type PlainDate,
  type partnerAccounting,
  type partnerOverview,
  type QueryOf,
  type ResultsOf,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { clicksByCode, codesOf } from '#modules/attribution'
import { withoutAgencyNumber } from '#modules/partners'
import { thresholdOf } from '#modules/statements'
import { openOf } from './engine/machine.ts'
import { hasForeignForm } from './foreign-tax-year.ts'
import { payeeHolds } from './holds.ts'
import { invoicesOf } from './invoices.ts'
import { ownDebt } from './partner-debts.ts'
import { bookingsByCode, commissionsPage, mainCurrency, owedTo, sumsByState } from './queries.ts'
import { positionOf } from './store.ts'
import type { CommissionRow, InvoiceRow } from './tables.ts'
import { reportedYear } from './tax-year.ts'
import { commissionViews, totalsView } from './views.ts'

const shown = 9
const monthsShown = 7

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

type Due = ResultsOf<typeof partnerOverview>['due'][number]

/** Upcoming payments and when: what is scheduled, then what is earned. */
const dueOf = (rows: readonly CommissionRow[], currency: string): Due[] => {
  const own = rows.filter((row) => row.currency === currency && openOf(positionOf(row)) > 0)
  const kinds = {
    scheduled: own.filter(({ state }) => state === 'scheduled'),
    earned: own.filter(({ state }) => state !== 'scheduled'),
  }
  return (['scheduled', 'earned'] as const).flatMap((kind): Due[] => {
    const [first] = kinds[kind].flatMap(({ due_on }) => due_on ?? []).sort()
    if (!first) return []
    const amount = sum(kinds[kind].map((row) => openOf(positionOf(row))))
    return [{ on: first, amount: { amount, currency }, stays: kinds[kind].length, kind }]
  })
}

const paid = (invoices: readonly InvoiceRow[], currency: string): InvoiceRow[] =>
  invoices.filter((row) => row.currency === currency && (row.state === 'sent' || row.state === 'paid'))

const monthOf = (day: PlainDate | null): string => day?.slice(0, 7) ?? ''

const lastMonths = (today: PlainDate): string[] => {
  const months: string[] = []
  for (let day = `${monthOf(today)}-15`; months.length < monthsShown; day = `${addDays(day, -30).slice(0, 8)}15`)
    months.unshift(monthOf(day))
  return months
}

/** What keeps everything of a partner from being paid, or what they bring as a travel agent (R54, R56, R57). */
const ownHolds = async (ctx: ReadCtx, partnerId: number) => {
  const { account, holds } = await payeeHolds(ctx, partnerId)
  const isAgent = (await codesOf(ctx, partnerId)).some(({ program }) => program === 'travel-agent')
  const unnumbered = isAgent && (await withoutAgencyNumber(ctx, [partnerId])).size > 0
  return { account, holds: [...holds, ...(unnumbered ? (['iata'] as const) : [])] }
}

export const overviewOf = async (
  ctx: ReadCtx,
  partnerId: number,
  { state }: QueryOf<typeof partnerOverview>,
): Promise<ResultsOf<typeof partnerOverview>> => {
  const sums = await sumsByState(ctx, partnerId)
  const currency = mainCurrency(sums)
  const { rows, total } = await commissionsPage(ctx, { page: 1, perPage: shown, partnerIds: [partnerId], state })
  const invoices = paid(await invoicesOf(ctx, partnerId), currency)
  const codes = await codesOf(ctx, partnerId)
  const visits = await clicksByCode(
    ctx,
    codes.map(({ code }) => code),
  )
  const bookings = await bookingsByCode(ctx, partnerId)
  return {
    currency,
    states: totalsView(sums),
    commissions: await commissionViews(ctx, rows, partnerId),
    more: Math.max(0, total - rows.length),
    due: dueOf(await owedTo(ctx, partnerId), currency),
    links: codes.map(({ code, program, rate, paused }) => ({
      code,
      program,
      rate,
      paused,
      visits: visits.get(code) ?? 0,
      bookings: bookings.get(code) ?? 0,
    })),
    months: lastMonths(ctx.today).map((month) => ({
      month,
      amount: {
        amount: sum(invoices.filter(({ paid_on }) => monthOf(paid_on) === month).map(({ net_minor }) => net_minor)),
        currency,
      },
    })),
    holds: (await ownHolds(ctx, partnerId)).holds,
  }
}

const isForeignIncome = ({ withholding }: InvoiceRow): boolean => foreignWithholdings.some((one) => one === withholding)

const sumsOf = (rows: readonly InvoiceRow[], currency: string) => ({
  paid: { amount: sum(rows.map(({ net_minor, withheld_minor }) => net_minor + withheld_minor)), currency },
  withheld: { amount: sum(rows.map(({ withheld_minor }) => withheld_minor)), currency },
})

export const accountingOf = async (ctx: ReadCtx, partnerId: number): Promise<ResultsOf<typeof partnerAccounting>> => {
  const sums = await sumsByState(ctx, partnerId)
  const currency = mainCurrency(sums)
  const invoices = paid(await invoicesOf(ctx, partnerId), currency)
  const byYear = Map.groupBy(invoices, ({ paid_on, issued_on }) => Number((paid_on ?? issued_on).slice(0, 4)))
  const { account, holds } = await ownHolds(ctx, partnerId)
  const money = (amount: number) => ({ amount, currency })
  const owed = (await owedTo(ctx, partnerId)).filter((row) => row.currency === currency)
  const years: ResultsOf<typeof partnerAccounting>['years'] = []
  for (const [year, rows] of [...byYear].sort(([a], [b]) => b - a)) {
    const { paid: paidOut, withheld } = sumsOf(rows, currency)
    const own = rows.filter((row) => !isForeignIncome(row))
    years.push({
      year,
      paid: paidOut,
      withheld,
      stays: sum(rows.map(({ document }) => document.lines.filter(({ amount }) => amount > 0).length)),
      taxForm: own.length > 0 && currency === 'USD' ? await reportedYear(ctx, partnerId, year) : null,
      foreignForm: currency === 'USD' && (await hasForeignForm(ctx, partnerId, year)),
      threshold: { amount: thresholdOf(year).cents, currency: 'USD' },
    })
  }
  return {
    states: totalsView(sums),
    owed: money(sum(owed.map((row) => openOf(positionOf(row))))),
    ...(await ownDebt(ctx, partnerId, currency)),
    years,
    taxForm: !holds.includes('tax_form') && !holds.includes('foreign_status'),
    account: account?.ending ?? null,
    holds,
  }
}
