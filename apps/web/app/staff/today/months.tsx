import { type PlainDate, staffReport } from '@porchlight/contract'
import { Section, Skeleton, UiLink } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAnswer } from '#app/lib/use-answer.ts'
import { monthAfter, type ReportFilter, reportHref } from '../reports/report-address.ts'

/** Paid occupancy and rent of this month and the next two, beside last year's; the report follows the page. */
export const Months = ({ date, area }: { date: PlainDate; area: string | null }) => {
  const words = useWords(staffTodayWords)
  const { monthName, percent, moneyRounded } = useFormats()
  const from = `${date.slice(0, 7)}-01`
  const filter: ReportFilter = { from, to: monthAfter(monthAfter(monthAfter(from))), town: area, currency: null }
  const { answer } = useAnswer({ from, to: filter.to, ...(area && { town: area }) }, (query) =>
    api(staffReport, { query }),
  )
  if (answer && !answer.ok) return null
  const report = answer?.results
  const figures = ({ occupancy, rent }: { occupancy: { paid: number }; rent: number }, currency: string) => ({
    booked: percent(occupancy.paid, { maximumFractionDigits: 0 }),
    rent: moneyRounded({ amount: rent, currency }),
  })
  return (
    <Section
      title={words.months}
      note={words.monthsNote}
      className="today-part"
      side={
        <UiLink className="inline-link" href={reportHref(filter)}>
          {words.report}
        </UiLink>
      }
    >
      {report ? (
        <ul className="today-months num">
          {report.months.map(({ month, now, lastYear }) => {
            const [{ booked, rent }, past] = [figures(now, report.currency), figures(lastYear, report.currency)]
            return (
              <li key={month}>
                <small>{monthName(month)}</small>
                <b>{words.booked({ percent: booked })}</b>
                <span>{rent}</span>
                <small>
                  {lastYear.nights > 0 ? words.lastYear({ percent: past.booked, rent: past.rent }) : words.noLastYear}
                </small>
              </li>
            )
          })}
        </ul>
      ) : (
        // The same lines as the figures to come, so that nothing moves when they arrive.
        <ul className="today-months" aria-busy="true">
          {[from, monthAfter(from), monthAfter(monthAfter(from))].map((month) => (
            <li key={month}>
              <small>{monthName(month)}</small>
              <b>
                <Skeleton width="6em" height="0.8em" className="today-month-wait" />
              </b>
              <span>
                <Skeleton width="5em" height="0.8em" className="today-month-wait" />
              </span>
              <small>
                <Skeleton width="9em" height="0.8em" className="today-month-wait" />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
