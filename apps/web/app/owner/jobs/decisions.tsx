import type { JobDecision } from '@porchlight/contract'
import { ButtonLink, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { ApproveBid } from '#app/features/jobs/approve-bid.tsx'
import { useJobTitle } from '#app/features/jobs/job-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Decision = ({ decision: { job, bids } }: { decision: JobDecision }) => {
  const { dayShort, money } = useFormats()
  const words = useWords(ownerJobsWords)
  const titleOf = useJobTitle()
  const [lowest, ...others] = bids
  const path = href('/owners/maintenance/jobs/:jobId', { jobId: String(job.id) })
  if (!lowest) return null
  const amount = money(lowest.total)
  return (
    <li>
      <div>
        <h3>
          <UiLink href={path}>
            <span data-content>{titleOf(job)}</span>
          </UiLink>
        </h3>
        <p className="job-decision-text">
          <span data-content>{job.home.name}</span> · {dayShort(job.day)} ·{' '}
          {others.length > 0
            ? words.bids({ number: bids.length })
            : (lowest.vendor && <span data-content>{lowest.vendor}</span>) || words.ourTeam}
        </p>
      </div>
      <b className="num">{others.length > 0 ? words.fromAmount({ amount }) : amount}</b>
      <div className="job-decision-acts">
        {others.length === 0 && <ApproveBid jobId={job.id} bidId={lowest.id} total={lowest.total} />}
        <ButtonLink href={path}>{others.length > 0 ? words.compareBids : words.seeBid}</ButtonLink>
      </div>
    </li>
  )
}

/** Repairs waiting for the owner's decision, by day. */
export const Decisions = ({ decisions }: { decisions: readonly JobDecision[] }) => {
  const words = useWords(ownerJobsWords)
  if (decisions.length === 0) return null
  return (
    <Section title={words.decisions} note={words.decisionsNote({ number: decisions.length })}>
      <ul className="job-decisions">
        {decisions.map((decision) => (
          <Decision key={decision.job.id} decision={decision} />
        ))}
      </ul>
    </Section>
  )
}
