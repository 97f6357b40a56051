import type { PartnerFigures, PlainDate, partnerReport, ResultsOf } from '@porchlight/contract'

export type Report = ResultsOf<typeof partnerReport>
export type ReportRow = Report['rows'][number]

const nothing: PartnerFigures = { clicks: 0, quotes: 0, bookings: 0, rent: 0, earned: 0, paid: 0 }
const names = Object.keys(nothing) as (keyof PartnerFigures)[]

export const sumOf = (rows: readonly PartnerFigures[]): PartnerFigures =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as PartnerFigures

/** One row per partner over all months, highest rent first. */
export const byPartner = (rows: readonly ReportRow[]): (PartnerFigures & Pick<ReportRow, 'partner'>)[] =>
  [...Map.groupBy(rows, ({ partner }) => partner.id).values()]
    .flatMap((group) => (group[0] ? [{ partner: group[0].partner, ...sumOf(group) }] : []))
    .sort((a, b) => b.rent - a.rent || b.earned - a.earned || b.clicks - a.clicks)

/** One row per month over all partners, latest first. */
export const byMonth = (rows: readonly ReportRow[]): (PartnerFigures & { month: PlainDate })[] =>
  [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, group]) => ({ month, ...sumOf(group) }))
    .sort((a, b) => b.month.localeCompare(a.month))
