import { dateIn } from '@porchlight/contract'
import { Button, Section, Select } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { assigneeOf, optionOf } from '../jobs/assignees.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { useBoardClock } from './board-clock.ts'
import { type Board, unassigned } from './day-figures.ts'
import type { usePlan } from './use-plan.ts'

const hoursOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000

/** Unassigned jobs with the proposed worker, assigned one by one or all at once. */
export const Tray = ({ board, plan }: { board: Board; plan: ReturnType<typeof usePlan> }) => {
  const words = useWords(staffOperationsWords)
  const { decimal, dayShort } = useFormats()
  const { jobs, workers, proposals, unplanned, timeZone, date } = board
  const clock = useBoardClock(timeZone)
  const open = unassigned(jobs)
  /** The next guests may arrive on a later day. */
  const due = (at: string, zone: string) => {
    const day = dateIn(zone, new Date(at))
    return day === date ? clock(at, zone) : dayShort(day)
  }
  const options = workers.map((worker) => ({
    value: optionOf(worker),
    label: worker.uninsured ? `${worker.name} (${words.uninsured})` : worker.name,
    disabled: worker.uninsured,
  }))
  return (
    <Section
      title={`${words.unassigned} (${open.length})`}
      note={open.length > 0 ? words.unassignedNote({ fit: proposals.length, all: open.length }) : ''}
    >
      {open.length === 0 && <p>{words.allAssigned}</p>}
      {proposals.length > 0 && (
        <p className="operations-accept">
          <Button
            look="primary"
            busy={plan.busy}
            onClick={() => plan.assign(proposals.map(({ jobId, as, id }) => ({ jobId, assignee: { as, id } })))}
          >
            {words.acceptAll({ number: proposals.length })}
          </Button>
        </p>
      )}
      <ul className="operations-tray">
        {open.map((job) => {
          const proposal = proposals.find(({ jobId }) => jobId === job.id)
          const reason = unplanned.find(({ jobId }) => jobId === job.id)?.reason
          return (
            <li key={job.id}>
              <p className="staff-cell">
                <b data-content>{job.home.name}</b>
                <small data-content>
                  {[
                    job.town,
                    job.sameDay ? words.sameDay : '',
                    job.dueAt ? `${words.readyBy} ${due(job.dueAt, job.home.timeZone)}` : '',
                    words.length({ hours: decimal(hoursOf(job), 1) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <small>
                  {proposal
                    ? words.proposed({ name: proposal.name, time: clock(proposal.startsAt, job.home.timeZone) })
                    : reason && words.reasons[reason]}
                </small>
              </p>
              <Select
                label={<span className="visually-hidden">{words.assignTo({ home: job.home.name })}</span>}
                emptyText={words.assign}
                value=""
                disabled={plan.busy}
                onKeyDown={openByArrow}
                onChange={(option) => {
                  const assignee = assigneeOf(option)
                  if (assignee) void plan.assign([{ jobId: job.id, assignee }])
                }}
                options={[{ value: '', label: words.assign }, ...options]}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
