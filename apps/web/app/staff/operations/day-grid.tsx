import { type BoardWorker, instantAt } from '@porchlight/contract'
import { Checkbox, Icon, UiLink } from '@porchlight/ui'
import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { useJobTitle } from '#app/features/jobs/job-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { oneZone } from '../one-zone.ts'
import { useBoardClock } from './board-clock.ts'
import { BoardScale } from './board-scale.tsx'
import { type Bar, type Board, barsByWorker, boardAxis, lanesOf, sendable } from './day-figures.ts'
import { useLateBy } from './late-by.ts'

type Axis = ReturnType<typeof boardAxis>
type Choice = { chosen: ReadonlySet<number>; choose: (id: number, on: boolean) => void }
type Placed = ReturnType<typeof lanesOf>[number]

/** What a bar says below the home: how far the work is, or when it is planned. */
const useBarNotes = (boardZone: string) => {
  const words = useWords(staffOperationsWords)
  const clock = useBoardClock(boardZone)
  const lateBy = useLateBy()
  return ({ job, startsAt, endsAt, isProposed }: Bar): string[] => {
    const { home, state, late, dueAt, checks, photos, sentAt } = job
    const times = oneZone(clock(startsAt, home.timeZone), clock(endsAt, home.timeZone))
    const progress = [
      checks.total > 0 ? words.checks(checks) : '',
      photos > 0 ? words.photos({ number: photos }) : '',
    ].filter(Boolean)
    if (isProposed) return [words.proposedAt({ time: clock(startsAt, home.timeZone) })]
    if (late && dueAt) return [words.lateIn({ late: lateBy(job), arrive: clock(dueAt, home.timeZone) })]
    if (state === 'done') return progress.length > 0 ? progress : [words.states.done]
    if (state === 'under_way') return [words.until({ time: times.to }), ...progress]
    return [`${times.from} – ${times.to}`, ...(sentAt === null ? [words.notSent] : [])]
  }
}

type JobProps = { placed: Placed; choice: Choice; canSend: boolean; boardZone: string }

const Job = ({ placed: { bar, lane, from, length }, choice, canSend, boardZone }: JobProps) => {
  const words = useWords(staffOperationsWords)
  const titleOf = useJobTitle()
  const notesOf = useBarNotes(boardZone)
  const { job, isProposed, driveMinutes } = bar
  const { home, late, state, checks } = job
  const share = state === 'under_way' && checks.total > 0 ? (checks.done / checks.total) * 100 : 0
  return (
    <li
      className="operations-job"
      data-state={isProposed ? 'proposed' : state}
      data-late={late || undefined}
      style={
        {
          '--from': `${from}%`,
          '--length': `${length}%`,
          '--lane': lane + 1,
          '--share': `${share}%`,
        } as CSSProperties
      }
    >
      {driveMinutes !== null && (
        <small className="operations-drive num">
          <span aria-hidden="true">{driveMinutes}</span>
          <span className="visually-hidden">{words.drive({ minutes: driveMinutes })}</span>
        </small>
      )}
      {canSend && (
        <Checkbox
          label={<span className="visually-hidden">{words.choose({ home: home.name })}</span>}
          checked={choice.chosen.has(job.id)}
          onChange={(on) => choice.choose(job.id, on)}
        />
      )}
      <p>
        <UiLink href={href('/staff/jobs/:jobId', { jobId: String(job.id) })}>
          {state === 'done' && <Icon name="check" size={14} />}
          {late && <Icon name="alert" size={14} />}
          {job.sameDay && (
            <>
              <Icon name="swap" size={14} />
              <span className="visually-hidden">{words.sameDay}</span>
            </>
          )}
          <b data-content>{home.name}</b>
          {job.kind !== 'turnover' && <span data-content> · {titleOf(job)}</span>}
        </UiLink>
        <small className="num">{notesOf(bar).join(' · ')}</small>
      </p>
    </li>
  )
}

type RowProps = {
  worker: BoardWorker
  bars: readonly Bar[]
  axis: Axis
  choice: Choice
  canSend: ReadonlySet<number>
  boardZone: string
}

const Row = ({ worker, bars, axis, choice, canSend, boardZone }: RowProps) => {
  const words = useWords(staffOperationsWords)
  const { decimal } = useFormats()
  const { name, trade, minutes, uninsured } = worker
  const hours = words.hours({ hours: decimal(minutes / 60, minutes % 60 === 0 ? 0 : 1) })
  return (
    <li className="operations-row">
      <p className="staff-cell">
        <b data-content>{name}</b>
        <small data-content>{[trade, hours].filter(Boolean).join(' · ')}</small>
        {uninsured && <small className="operations-uninsured">{words.uninsured}</small>}
      </p>
      <ul className="operations-track">
        {lanesOf(bars, axis).map((placed) => (
          <Job
            key={placed.bar.job.id}
            placed={placed}
            choice={choice}
            canSend={!placed.bar.isProposed && canSend.has(placed.bar.job.id)}
            boardZone={boardZone}
          />
        ))}
        {bars.length === 0 && <li className="operations-none">{words.none}</li>}
      </ul>
    </li>
  )
}

/** One row per worker, with hours across; on a phone, the jobs are a list. `now` is an instant. */
export const DayGrid = ({ board, choice, now }: { board: Board; choice: Choice; now: string }) => {
  const words = useWords(staffOperationsWords)
  const { jobs, proposals, workers, date, timeZone } = board
  const axis = boardAxis([...jobs, ...proposals], instantAt(timeZone, date, '08:00'))
  const bars = barsByWorker(board)
  const canSend = new Set(sendable(jobs).map(({ id }) => id))
  const groups = [
    { name: words.team, members: workers.filter(({ as }) => as === 'team') },
    { name: words.vendors, members: workers.filter(({ as }) => as === 'vendor') },
  ].filter(({ members }) => members.length > 0)
  return (
    <div className="operations-board">
      <BoardScale board={board} axis={axis} now={now} />
      {groups.map(({ name, members }) => (
        <section key={name} aria-label={name}>
          {groups.length > 1 && <h2 className="operations-group">{name}</h2>}
          <ul>
            {members.map((worker) => (
              <Row
                key={`${worker.as}:${worker.id}`}
                worker={worker}
                bars={bars.get(`${worker.as}:${worker.id}`) ?? []}
                axis={axis}
                choice={choice}
                canSend={canSend}
                boardZone={timeZone}
              />
            ))}
          </ul>
        </section>
      ))}
      <ul className="operations-legend" aria-hidden="true">
        {(['done', 'under_way', 'planned', 'proposed', 'late'] as const).map((state) => (
          <li key={state} data-state={state}>
            {words.legend[state]}
          </li>
        ))}
        <li data-state="drive">{words.legend.drive}</li>
      </ul>
    </div>
  )
}
