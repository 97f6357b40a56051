import '../staff.css'
import { billsOfDeskJob, costsOfDeskJob, dateIn, jobOfDesk } from '@porchlight/contract'
import { Breadcrumbs, PageHead, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { JobFindings, JobPhotos } from '#app/features/jobs/job-record.tsx'
import { JobState, useJobTimes, useJobTitle } from '#app/features/jobs/job-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../staff-link.tsx'
import type { Route } from './+types/job'
import { Assign } from './assign.tsx'
import { Bills } from './bills.tsx'
import { Costs } from './costs.tsx'
import { RecordForm } from './record-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const about = { params: { id: params.jobId } }
  const [job, costs, bills] = await Promise.all([
    api(jobOfDesk, about),
    api(costsOfDeskJob, about),
    api(billsOfDeskJob, about),
  ])
  return { ...resultsOf(job), ...resultsOf(costs), billed: resultsOf(bills), now: new Date().toISOString() }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/jobs/{jobId}`: a job's assignment, costs, and work record. */
const StaffJobPage = ({ loaderData: { job, costs, billed, now } }: Route.ComponentProps) => {
  const words = useWords(staffJobsWords)
  const shared = useWords(jobWords)
  const { day } = useFormats()
  const title = useJobTitle()(job)
  const times = useJobTimes()(job)
  const { home, stay, state, id } = job
  const today = dateIn(home.timeZone, new Date(now))
  const closed = state === 'canceled' || state === 'declined'
  return (
    <>
      <Breadcrumbs label={words.title} crumbs={[{ label: words.title, href: href('/staff/jobs') }, { label: title }]} />
      <PageHead
        over={<UiLink href={`${href('/staff/jobs')}?view=week&home=${home.id}`}>{home.name}</UiLink>}
        title={title}
        lead={[day(job.day), times].filter(Boolean).join(' · ')}
        actions={<JobState state={state} />}
      />
      {stay && (
        <p>
          <StaffLink
            className="inline-link"
            href={href('/staff/bookings/:bookingId', { bookingId: String(stay.bookingId) })}
          >
            {shared.toBooking(stay)}
          </StaffLink>
        </p>
      )}
      {!closed && state !== 'done' && <Assign key={`${id}:${job.day}:${job.assignee?.id}`} job={job} today={today} />}
      {job.kind === 'repair' && (
        <div id="bids">
          <Costs job={job} costs={costs} today={today} />
        </div>
      )}
      {job.kind === 'repair' && !closed && state !== 'proposed' && <Bills job={job} found={billed} />}
      {closed ? (
        <>
          <JobFindings job={job} />
          <JobPhotos job={job} />
        </>
      ) : (
        <RecordForm key={id} job={job} />
      )}
    </>
  )
}
export default StaffJobPage
