import type { BoardJob, BoardProposal } from '@porchlight/contract'
import { Button, Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useBoardClock } from './board-clock.ts'
import type { Board } from './day-figures.ts'
import { useLateBy } from './late-by.ts'
import type { usePlan } from './use-plan.ts'

type Plan = ReturnType<typeof usePlan>

type RiskProps = { job: BoardJob; reassignment: BoardProposal | undefined; plan: Plan; boardZone: string }

const Risk = ({ job, reassignment, plan, boardZone }: RiskProps) => {
  const words = useWords(staffOperationsWords)
  const clock = useBoardClock(boardZone)
  const lateBy = useLateBy()
  const { id, home, assignee, endsAt, dueAt } = job
  const time = (instant: string) => clock(instant, home.timeZone)
  const arrive = dueAt ? time(dueAt) : ''
  return (
    <li>
      <Icon name="alert" size={18} />
      <p>
        <b data-content>{words.lateBy({ home: home.name, late: lateBy(job) })}</b>{' '}
        <span data-content>
          {assignee ? words.lateWhy({ name: assignee.name, end: time(endsAt), arrive }) : words.lateOpen({ arrive })}
        </span>
      </p>
      {reassignment ? (
        <Button
          size="small"
          busy={plan.busy}
          onClick={() => plan.assign([{ jobId: id, assignee: { as: reassignment.as, id: reassignment.id } }])}
        >
          {words.reassignment({ name: reassignment.name, time: time(reassignment.endsAt) })}
        </Button>
      ) : (
        <UiLink className="inline-link" href={href('/staff/jobs/:jobId', { jobId: String(id) })}>
          {words.openJob}
        </UiLink>
      )}
    </li>
  )
}

/** Homes that won't be ready when guests arrive, soonest first, each with someone who would finish in time. */
export const Risks = ({ board: { jobs, reassignments, timeZone }, plan }: { board: Board; plan: Plan }) => {
  const words = useWords(staffOperationsWords)
  const late = jobs.filter(({ late }) => late).toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''))
  if (late.length === 0) return null
  return (
    <ul className="operations-risks" aria-label={words.risks}>
      {late.map((job) => (
        <Risk
          key={job.id}
          job={job}
          reassignment={reassignments.find(({ jobId }) => jobId === job.id)}
          plan={plan}
          boardZone={timeZone}
        />
      ))}
    </ul>
  )
}
