import '../staff.css'
import { jobsOfDesk, jobViews } from '@porchlight/contract'
import { ChipLink, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { NewJobForm } from './new-job-form.tsx'

const id = /^[1-9]\d{0,15}$/
type View = (typeof jobViews)[number]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const params = new URL(request.url).searchParams
  const view = jobViews.find((one) => one === params.get('view')) ?? 'today'
  const home = params.get('home') ?? ''
  const query = { view, ...(id.test(home) && { homeId: home }) }
  return {
    // A proposed job, for a person to check and save.
    proposed: { title: (params.get('title') ?? '').slice(0, 120), note: (params.get('note') ?? '').slice(0, 2_000) },
    ...resultsOf(await context.get(pageRequest).api(jobsOfDesk, { query })),
    view,
    now: new Date().toISOString(),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/jobs`: jobs at all homes or one, and a form for repairs and inspections. */
const StaffJobsPage = ({ loaderData: { jobs, counts, home, view, now, proposed } }: Route.ComponentProps) => {
  const words = useWords(staffJobsWords)
  const hrefOf = (one: View) => `${href('/staff/jobs')}?view=${one}${home ? `&home=${home.id}` : ''}`
  const countOf = (one: View) => (one === 'done' ? {} : { count: counts[one] })
  return (
    <>
      <PageHead title={words.title} lead={home ? words.leadOf({ home: home.name }) : words.lead} />
      <TabLinks
        label={words.tabsLabel}
        tabs={jobViews.map((one) => ({
          href: hrefOf(one),
          label: words.tabs[one],
          current: one === view,
          ...countOf(one),
        }))}
      />
      {home && (
        <p className="staff-acts">
          <ChipLink on href={`${href('/staff/jobs')}?view=${view}`}>
            {home.name}
          </ChipLink>
        </p>
      )}
      <JobTable
        caption={words.tabs[view]}
        jobs={jobs}
        hrefOf={({ id }) => href('/staff/jobs/:jobId', { jobId: String(id) })}
        none={{ title: words.none, text: words.noneText }}
      />
      <div id="plan">
        <Section title={words.plan}>
          <NewJobForm home={home} now={now} proposed={proposed} />
        </Section>
      </div>
    </>
  )
}
export default StaffJobsPage
