import type { JobCard } from '@porchlight/contract'
import { Disclosure, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const hrefOf = ({ id }: JobCard) => href('/owners/maintenance/jobs/:jobId', { jobId: String(id) })

const Jobs = ({ caption, jobs }: { caption: string; jobs: readonly JobCard[] }) => {
  const words = useWords(ownerJobsWords)
  return <JobTable caption={caption} jobs={jobs} hrefOf={hrefOf} none={{ title: words.none, text: words.noneText }} />
}

/** How many jobs are shown per section; the rest are in a disclosure. */
const shown = 12

const Part = ({ title, jobs }: { title: string; jobs: readonly JobCard[] }) => {
  const words = useWords(ownerJobsWords)
  if (jobs.length === 0) return null
  const others = jobs.slice(shown)
  return (
    <Section title={title} note={words.jobs({ number: jobs.length })}>
      <Jobs caption={title} jobs={jobs.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure summary={words.more({ number: others.length })}>
          <Jobs caption={title} jobs={others} />
        </Disclosure>
      )}
    </Section>
  )
}

/**
 * Upcoming jobs except those awaiting a decision: repairs, inspections, and visits first, since turnovers follow the
 * bookings.
 */
export const Upcoming = ({ jobs }: { jobs: readonly JobCard[] }) => {
  const words = useWords(ownerJobsWords)
  if (jobs.length === 0) return <Jobs caption={words.toCome} jobs={jobs} />
  return (
    <>
      <Part title={words.repairs} jobs={jobs.filter(({ kind }) => kind !== 'turnover')} />
      <Part title={words.turnovers} jobs={jobs.filter(({ kind }) => kind === 'turnover')} />
    </>
  )
}

export const Completed = ({ jobs }: { jobs: readonly JobCard[] }) => {
  const words = useWords(ownerJobsWords)
  if (jobs.length === 0) return <Jobs caption={words.done} jobs={jobs} />
  return <Part title={words.done} jobs={jobs} />
}
