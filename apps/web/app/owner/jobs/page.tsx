import { jobsOfOwner } from '@porchlight/contract'
import { PageHead, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Decisions } from './decisions.tsx'
import { Completed, Upcoming } from './job-lists.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const done = new URL(request.url).searchParams.get('done') === 'true' ? 'true' : 'false'
  return { ...resultsOf(await context.get(pageRequest).api(jobsOfOwner, { query: { done } })), done }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/jobs`: jobs at the owner's homes. */
const OwnerJobsPage = ({ loaderData: { jobs, decisions, done } }: Route.ComponentProps) => {
  const words = useWords(ownerJobsWords)
  const here = href('/owners/maintenance/jobs')
  const isDone = done === 'true'
  const decided = new Set(decisions.map(({ job }) => job.id))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        tabs={[
          { href: here, label: words.toCome, current: !isDone },
          { href: `${here}?done=true`, label: words.done, current: isDone },
        ]}
      />
      {isDone ? (
        <Completed jobs={jobs} />
      ) : (
        <>
          <Decisions decisions={decisions} />
          <Upcoming jobs={jobs.filter(({ id }) => !decided.has(id))} />
        </>
      )}
    </>
  )
}
export default OwnerJobsPage
