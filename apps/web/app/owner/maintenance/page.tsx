import '../programs/programs.css'
import { issuesOfOwner, jobsOfOwner, ownerHomes } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

const shown = 5

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [jobs, issues, homes] = await Promise.all([api(jobsOfOwner), api(issuesOfOwner), api(ownerHomes)])
  return {
    homes: resultsOf(homes).homes,
    jobs: resultsOf(jobs).jobs.slice(0, shown),
    issues: resultsOf(issues)
      .issues.filter(({ state }) => state !== 'solved')
      .slice(0, shown),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance`: upcoming jobs and open issues at the owner's homes. */
const MaintenancePage = ({ loaderData: { jobs, issues, homes } }: Route.ComponentProps) => {
  const words = useWords(ownerJobsWords)
  const reports = useWords(ownerIssuesWords)
  const programs = useWords(ownerProgramWords)
  return (
    <>
      <PageHead
        title={words.overview}
        lead={words.overviewLead}
        actions={<ButtonLink href={href('/owners/vendors')}>{words.vendors}</ButtonLink>}
      />
      <Section
        title={words.next}
        side={
          <UiLink className="inline-link" href={href('/owners/maintenance/jobs')}>
            {words.allJobs}
          </UiLink>
        }
      >
        <JobTable
          caption={words.next}
          jobs={jobs}
          hrefOf={({ id }) => href('/owners/maintenance/jobs/:jobId', { jobId: String(id) })}
          none={{ title: words.none, text: words.noneText }}
        />
      </Section>
      <Section
        title={words.reports}
        side={
          <UiLink className="inline-link" href={href('/owners/maintenance/issues')}>
            {words.allReports}
          </UiLink>
        }
      >
        {issues.length === 0 && <EmptyState title={words.noReports}>{words.noReportsText}</EmptyState>}
        {issues.map((issue) => (
          <IssueCard key={issue.id} issue={issue} zone={issue.timeZone} over={issue.home}>
            <UiLink
              className="inline-link"
              href={href('/owners/maintenance/issues/:issueId', { issueId: String(issue.id) })}
              aria-label={reports.openOf({ home: issue.home, reporter: issue.reporter })}
            >
              {reports.open}
            </UiLink>
          </IssueCard>
        ))}
      </Section>
      <Section title={programs.title}>
        <ul className="program-homes">
          {homes.map(({ id, name }) => (
            <li key={id}>
              <UiLink
                className="inline-link"
                href={`${href('/owners/maintenance/owner-programs')}?propertyId=${id}`}
                aria-label={programs.ofHome({ home: name })}
              >
                {name}
              </UiLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
export default MaintenancePage
