import { issueOfOwner, jobsOfOwner } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [issue, jobs] = await Promise.all([
    api(issueOfOwner, { params: { id: params.issueId } }),
    api(jobsOfOwner, { query: { issueId: params.issueId } }),
  ])
  return { ...resultsOf(issue), ...resultsOf(jobs) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/issues/{issueId}`: one issue with photos, answers and jobs. */
const OwnerIssuePage = ({ loaderData: { issue, jobs } }: Route.ComponentProps) => {
  const words = useWords(ownerIssuesWords)
  const { stayDates } = useFormats()
  const { home, reporter, stay, timeZone, bookingId } = issue
  const list = href('/owners/maintenance/issues')
  const lead = stay ? words.stayOf({ reporter, number: stay.number, dates: stayDates(stay) }) : reporter
  return (
    <>
      <Breadcrumbs label={words.title} crumbs={[{ label: words.title, href: list }, { label: home }]} />
      <PageHead title={home} lead={lead} />
      <IssueCard issue={issue} zone={timeZone} level="h2" />
      {jobs.length > 0 && (
        <Section title={words.jobs}>
          <JobTable
            caption={words.jobs}
            jobs={jobs}
            hrefOf={({ id }) => href('/owners/maintenance/jobs/:jobId', { jobId: String(id) })}
            none={{ title: words.none, text: words.noneText }}
          />
        </Section>
      )}
      {bookingId !== null && (
        <ButtonLink href={href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })}>
          {words.toBooking}
        </ButtonLink>
      )}
    </>
  )
}
export default OwnerIssuePage
