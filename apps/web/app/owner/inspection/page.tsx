import { inspectionOfStay } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { JobFindings, JobPhotos } from '#app/features/jobs/job-record.tsx'
import { JobState } from '#app/features/jobs/job-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(inspectionOfStay, { params: { id: params.bookingId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/post-inspection-report/{bookingId}`: the inspection after a stay. */
const InspectionPage = ({ loaderData: { stay, inspections } }: Route.ComponentProps) => {
  const words = useWords(ownerJobsWords)
  const { stayDates } = useFormats()
  return (
    <>
      <PageHead over={`${stay.home}, ${stay.number}`} title={words.report} lead={stayDates(stay)} />
      {inspections.length === 0 && (
        <EmptyState title={words.reportNone}>{stay.over ? words.reportNoneText : words.reportSoon}</EmptyState>
      )}
      {inspections.map((job) => (
        <article key={job.id}>
          <p className="job-head">
            <span data-content>{job.title}</span>
            <JobState state={job.state} />
          </p>
          <JobFindings job={job} />
          <JobPhotos job={job} />
        </article>
      ))}
      <ButtonLink href={href('/owners/bookings/:bookingId', { bookingId: String(stay.bookingId) })}>
        {words.toBooking}
      </ButtonLink>
    </>
  )
}
export default InspectionPage
