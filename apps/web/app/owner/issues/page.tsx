import { claimsOfOwner, issuesOfOwner, jobsOfOwner, ownerHomes } from '@porchlight/contract'
import { PageHead, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AfterStays, Claims } from './inspections-and-claims.tsx'
import { IssueList } from './issue-list.tsx'
import { ReportIssue } from './report-issue.tsx'

const lists = ['pending', 'all', 'check-out', 'damage-claims'] as const
type List = (typeof lists)[number]

const paths: Record<List, () => string> = {
  pending: () => href('/owners/maintenance/issues/pending'),
  all: () => href('/owners/maintenance/issues'),
  'check-out': () => href('/owners/maintenance/issues/check-out'),
  'damage-claims': () => href('/owners/maintenance/issues/damage-claims'),
}

const listAt = (pathname: string): List => lists.find((list) => paths[list]() === pathname.replace(/\/$/, '')) ?? 'all'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const list = listAt(url.pathname)
  const none = { list, jobs: null, claims: null, issues: null, homes: [] }
  if (list === 'check-out') {
    const { jobs } = resultsOf(await api(jobsOfOwner, { query: { done: 'true' } }))
    return { ...none, jobs: jobs.filter(({ kind }) => kind === 'inspection') }
  }
  if (list === 'damage-claims') return { ...none, ...resultsOf(await api(claimsOfOwner)) }
  const [issues, owned] = await Promise.all([api(issuesOfOwner), api(ownerHomes)])
  const homes = resultsOf(owned).homes.map(({ id, name }) => ({ id, name }))
  return { ...none, ...resultsOf(issues), homes }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/issues`: issues, inspection findings, and damage claims at the owner's homes. */
const OwnerIssuesPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(ownerIssuesWords)
  const { list, jobs, claims, issues, homes } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        tabs={lists.map((one) => ({ href: paths[one](), label: words.tabs[one], current: one === list }))}
      />
      {jobs && <AfterStays jobs={jobs} />}
      {claims && <Claims claims={claims} />}
      {issues && (
        <>
          <IssueList issues={issues} onlyWaiting={list === 'pending'} />
          <ReportIssue homes={homes} />
        </>
      )}
    </>
  )
}
export default OwnerIssuesPage
