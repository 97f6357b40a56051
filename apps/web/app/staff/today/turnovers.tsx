import type { TurnoverOfDay } from '@porchlight/contract'
import { ButtonLink, Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { oneZone } from '../one-zone.ts'
import { HomeCell, ReadinessCell } from './cells.tsx'
import { axisOf } from './figures.ts'
import { jobHref } from './hrefs.ts'

type Axis = ReturnType<typeof axisOf>

/** The window between check-out and check-in, and cleaning progress. */
const Bar = ({ row, axis, now }: { row: TurnoverOfDay; axis: Axis; now: string | null }) => {
  const words = useWords(staffTodayWords)
  const { clock } = useFormats()
  const { opensAt, dueAt, checks, home } = row
  const [start, end] = [axis.at(opensAt), axis.at(dueAt)]
  const done = checks.total === 0 ? 0 : (checks.done / checks.total) * 100
  return (
    <div className="today-bar">
      <p className="today-window num">
        {words.window(oneZone(clock(opensAt, home.timeZone), clock(dueAt, home.timeZone)))}
      </p>
      <div className="today-track" aria-hidden="true">
        <span
          className="today-job"
          data-open={row.assignee === null || undefined}
          style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
        >
          <i style={{ width: `${row.readiness === 'ready' ? 100 : done}%` }} />
        </span>
        {now !== null && <span className="today-now" style={{ insetInlineStart: `${axis.at(now)}%` }} />}
      </div>
    </div>
  )
}

/** Homes with a check-out and check-in on the same day. `now` is null on days other than today. */
export const Turnovers = ({ rows, now }: { rows: readonly TurnoverOfDay[]; now: string | null }) => {
  const words = useWords(staffTodayWords)
  const axis = axisOf(rows)
  return (
    <div id="turnovers">
      <Section title={words.turnovers} note={words.turnoversNote} className="today-part">
        <ul className="today-turnovers">
          {rows.map((row) => (
            <li key={row.jobId}>
              <HomeCell home={row.home} />
              <Bar row={row} axis={axis} now={now} />
              <span className="staff-cell">
                <ReadinessCell readiness={row.readiness} />
                <small>
                  {row.assignee === null ? words.checks(row.checks) : <span data-content>{row.assignee}</span>}
                </small>
              </span>
              <ButtonLink size="small" href={jobHref(row.jobId)}>
                {row.assignee === null ? words.assign : words.open}
                <span className="visually-hidden"> {row.home.name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
