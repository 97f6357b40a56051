import { billsOfOwnerJob, costsOfOwnerJob, jobOfOwner } from '@porchlight/contract'
import { Alert, Breadcrumbs, PageHead, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { JobCostsSection } from '#app/features/jobs/job-costs.tsx'
import { JobFindings, JobPhotos } from '#app/features/jobs/job-record.tsx'
import { JobState, useJobTimes, useJobTitle } from '#app/features/jobs/job-state.tsx'
import { jobQueueKey } from '#app/features/jobs/use-bid-answer.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useQueued } from '#app/lib/offline/use-queue.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { BidResponse } from './bid-response.tsx'
import { Bills } from './bills.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const about = { params: { id: params.jobId } }
  const [job, costs, bills] = await Promise.all([
    api(jobOfOwner, about),
    api(costsOfOwnerJob, about),
    api(billsOfOwnerJob, about),
  ])
  return { ...resultsOf(job), ...resultsOf(costs), ...resultsOf(bills) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/jobs/{jobId}`: one job at an owner's home, with photos. */
const OwnerJobPage = ({ loaderData: { job, costs, bills } }: Route.ComponentProps) => {
  const words = useWords(ownerJobsWords)
  const shared = useWords(jobWords)
  const { day, moment } = useFormats()
  const title = useJobTitle()(job)
  const times = useJobTimes()(job)
  const waiting = useQueued(jobQueueKey(job.id))
  const { home, stay, state, doneAt, assignee } = job
  const lead = doneAt
    ? shared.doneAt({ moment: moment(doneAt, home.timeZone) })
    : [day(job.day), times].filter(Boolean).join(' · ')
  return (
    <>
      <Breadcrumbs
        label={words.title}
        crumbs={[{ label: words.title, href: href('/owners/maintenance/jobs') }, { label: title }]}
      />
      <PageHead over={home.name} title={title} lead={lead} actions={<JobState state={state} forOwner />} />
      {(assignee || !doneAt) && (
        <p>
          {shared.who}: {assignee ? <span data-content>{assignee.name}</span> : shared.nobody}
        </p>
      )}
      {job.insurance?.ended && <Alert tone="warning">{shared.insuranceEnded({ day: day(job.insurance.until) })}</Alert>}
      {stay && (
        <p>
          <UiLink
            className="inline-link"
            href={href('/owners/bookings/:bookingId', { bookingId: String(stay.bookingId) })}
          >
            {shared.toBooking(stay)}
          </UiLink>
        </p>
      )}
      <QueuedNotice heads={waiting} />
      {costs.bids.length > 0 && (
        <JobCostsSection
          costs={costs}
          forOwner
          zone={home.timeZone}
          acts={(bid) =>
            state === 'proposed' &&
            bid.state === 'laid_out' && <BidResponse jobId={job.id} bid={bid} waits={waiting.length > 0} />
          }
        />
      )}
      {bills.length > 0 && <Bills bills={bills} zone={home.timeZone} />}
      <JobFindings job={job} />
      {job.before.length + job.after.length > 0 && <JobPhotos job={job} />}
    </>
  )
}
export default OwnerJobPage
