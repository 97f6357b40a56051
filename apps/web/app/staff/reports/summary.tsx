import type { ReportTotals } from '@porchlight/contract'
import { Section, Table, UiLink } from '@porchlight/ui'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { periodBefore, type ReportFilter, staysHref } from './report-address.ts'
import { type Report, useReportFormats } from './use-report-formats.ts'

type Row = { id: string; name: string; now: string; before: string; change: string; budget?: string; past?: boolean }

/** The figures of all homes together; each links to its stays. */
export const Summary = ({ report, filter }: { report: Report; filter: ReportFilter }) => {
  const words = useWords(staffReportWords)
  const { count, share, rent, change } = useReportFormats(report)
  const { now, lastYear, budget, pace } = report
  const row = (
    id: keyof typeof words.figures,
    of: (totals: ReportTotals) => number | null,
    write: (value: number | null) => string,
    planned?: number,
  ): Row => ({
    id,
    name: words.figures[id],
    now: write(of(now)),
    before: write(of(lastYear)),
    change: change(of(now), of(lastYear)),
    ...(planned !== undefined && { budget: write(planned) }),
  })
  const whole = (value: number | null) => count(value ?? 0)
  const part = (value: number | null) => share(value ?? 0)
  const rows: Row[] = [
    row('rent', (totals) => totals.rent, rent, budget?.rent),
    row('paid', ({ paid }) => paid, whole, budget?.nights),
    row('stays', ({ stays }) => stays, whole),
    row('available', ({ occupancy }) => occupancy.available, part),
    row('gross', ({ occupancy }) => occupancy.gross, part),
    row('paidShare', ({ occupancy }) => occupancy.paid, part),
    row(
      'adr',
      ({ adr }) => adr,
      rent,
      budget && budget.nights > 0 ? Math.round(budget.rent / budget.nights) : undefined,
    ),
    row('revPar', ({ revPar }) => revPar, rent),
    {
      id: 'pace',
      name: words.figures.pace,
      now: rent(pace.now.rent),
      before: rent(pace.lastYear.rent),
      change: change(pace.now.rent, pace.lastYear.rent),
      past: false,
    },
    {
      id: 'paceNights',
      name: words.figures.paceNights,
      now: count(pace.now.nights),
      before: count(pace.lastYear.nights),
      change: change(pace.now.nights, pace.lastYear.nights),
      past: false,
    },
  ]
  const before = { ...filter, ...periodBefore(filter) }
  return (
    <Section title={words.summary}>
      <Table
        figures
        caption={words.summary}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'figure', head: words.figure, cell: ({ name }) => name },
          {
            id: 'now',
            head: words.now,
            align: 'end',
            cell: (one) => (
              <UiLink className="num inline-link" href={staysHref(filter)}>
                {one.now}
              </UiLink>
            ),
          },
          {
            id: 'before',
            head: words.lastYear,
            align: 'end',
            cell: (one) =>
              one.past === false ? (
                <span className="num">{one.before}</span>
              ) : (
                <UiLink className="num inline-link" href={staysHref(before)}>
                  {one.before}
                </UiLink>
              ),
          },
          { id: 'change', head: words.change, align: 'end', cell: (one) => <span className="num">{one.change}</span> },
          ...(budget
            ? [
                {
                  id: 'budget',
                  head: words.budget,
                  align: 'end' as const,
                  cell: (one: Row) => <span className="num">{one.budget ?? words.none}</span>,
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
