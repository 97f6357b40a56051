import { type BoardJob, type BoardWorker, instantAt } from '@porchlight/contract'
import { Checkbox, Icon, UiLink } from '@porchlight/ui'
import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { useJobTitle } from '#app/features/jobs/job-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { oneZone } from '../one-zone.ts'
import { type Board, boardAxis, jobsByWorker, sendable } from './day-figures.ts'

type Axis = ReturnType<typeof boardAxis>
type Choice = { chosen: ReadonlySet<number>; choose: (id: number, on: boolean) => void }

const Job = ({ job, axis, choice, canSend }: { job: BoardJob; axis: Axis; choice: Choice; canSend: boolean }) => {
  const words = useWords(staffOperationsWords)
  const titleOf = useJobTitle()
  const { clock } = useFormats()
  const { home, startsAt, endsAt, late, state, checks, photos } = job
  const left = axis.at(startsAt)
  const notes = [
    late ? words.late : '',
    state in words.states ? words.states[state as keyof typeof words.states] : '',
    job.sameDay ? words.sameDay : '',
    checks.total > 0 && state !== 'planned' ? words.checks(checks) : '',
    photos > 0 ? words.photos({ number: photos }) : '',
    state === 'planned' && job.sentAt === null ? words.notSent : '',
  ]
  const times = oneZone(clock(startsAt, home.timeZone), clock(endsAt, home.timeZone))
  return (
    <li
      className="operations-job"
      data-state={state}
      data-late={late || undefined}
      style={{ '--from': `${left}%`, '--length': `${axis.at(endsAt) - left}%` } as CSSProperties}
    >
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
          <b data-content>{home.name}</b>
          {job.kind !== 'turnover' && <span data-content> · {titleOf(job)}</span>}
        </UiLink>
        <small className="num">
          {times.from} – {times.to}
        </small>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </p>
    </li>
  )
}

/** One row per worker, with hours across; on a phone, the jobs are a list. */
export const DayGrid = ({ board, choice }: { board: Board; choice: Choice }) => {
  const words = useWords(staffOperationsWords)
  const { clock, decimal } = useFormats()
  const { jobs, workers, date, timeZone } = board
  const axis = boardAxis(jobs, instantAt(timeZone, date, '08:00'))
  const byWorker = jobsByWorker(jobs)
  const canSend = new Set(sendable(jobs).map(({ id }) => id))
  const jobsOf = ({ as, id }: BoardWorker) => byWorker.get(`${as}:${id}`) ?? []
  return (
    <div className="operations-board">
      <div className="operations-hours" aria-hidden="true">
        {axis.hours.map((hour) => (
          <span key={hour.toISOString()} className="num">
            {clock(hour, timeZone).replace(/ [A-Z]{2,5}$/, '')}
          </span>
        ))}
      </div>
      <ul>
        {workers.map((worker) => (
          <li key={`${worker.as}:${worker.id}`} className="operations-row">
            <p className="staff-cell">
              <b data-content>{worker.name}</b>
              <small data-content>
                {[worker.trade, words.hours({ hours: decimal(worker.minutes / 60, worker.minutes % 60 === 0 ? 0 : 1) })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {worker.uninsured && <small className="operations-uninsured">{words.uninsured}</small>}
            </p>
            <ul className="operations-track">
              {jobsOf(worker).map((job) => (
                <Job key={job.id} job={job} axis={axis} choice={choice} canSend={canSend.has(job.id)} />
              ))}
              {jobsOf(worker).length === 0 && <li className="operations-none">{words.none}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
