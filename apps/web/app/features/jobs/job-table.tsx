import './jobs.css'
import type { JobCard } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { JobState, useJobTimes, useJobTitle } from './job-state.tsx'

type Props = {
  caption: string
  jobs: readonly JobCard[]
  hrefOf: (job: JobCard) => string
  /** The empty state. */
  none: { title: string; text: string }
}

/** A table of jobs: what, where, when, assignee, and status. */
export const JobTable = ({ caption, jobs, hrefOf, none }: Props) => {
  const words = useWords(jobWords)
  const { day } = useFormats()
  const titleOf = useJobTitle()
  const timesOf = useJobTimes()
  return (
    <Table
      caption={caption}
      compact
      rows={jobs}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      empty={<EmptyState title={none.title}>{none.text}</EmptyState>}
      columns={[
        {
          id: 'job',
          head: words.job,
          cell: (job) => (
            <span className="job-cell">
              <span data-content>{titleOf(job)}</span>
              <small data-content>{job.home.name}</small>
            </span>
          ),
        },
        {
          id: 'when',
          head: words.when,
          cell: (job) => (
            <span className="job-cell num">
              {day(job.day)}
              <small>{timesOf(job)}</small>
            </span>
          ),
        },
        {
          id: 'who',
          head: words.who,
          cell: ({ assignee }) => (assignee ? <span data-content>{assignee.name}</span> : words.nobody),
        },
        { id: 'state', head: words.state, onPhone: 'end', cell: ({ state }) => <JobState state={state} /> },
      ]}
    />
  )
}
