import '../programs/programs.css'
import { ownerProgram } from '@porchlight/contract'
import { PageHead, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { EnrollmentState } from '#app/features/programs/enrollment-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { homeInUrl, programPath, programTabs } from '../programs/paths.ts'
import type { Route } from './+types/page'
import { Charges } from './charges.tsx'
import { Details } from './details.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const ids = { id: homeInUrl(request), programId: Number(params.programId) }
  const tab = programTabs.find((one) => one === params.displayTab) ?? 'details'
  return { tab, program: resultsOf(await api(ownerProgram, { params: ids })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/**
 * `/owners/maintenance/owner-programs/:programId?propertyId=`: terms, visits, and charges of a program for one home.
 */
const ProgramPage = ({ loaderData: { tab, program } }: Route.ComponentProps) => {
  const words = useWords(ownerProgramWords)
  const { home, part, today, jobs } = program
  const { id, name } = program.program
  return (
    <div>
      <PageHead over={home.name} title={name} actions={<EnrollmentState part={part} today={today} />} />
      <TabLinks
        label={words.tabs}
        tabs={programTabs.map((one) => ({
          label: words[one],
          href: programPath(one, id, home.id),
          current: one === tab,
        }))}
      />
      {tab === 'details' && <Details key={part?.until ?? part?.from ?? ''} program={program} />}
      {tab === 'jobs' && (
        <JobTable
          caption={words.jobs}
          jobs={jobs}
          hrefOf={(job) => href('/owners/maintenance/jobs/:jobId', { jobId: String(job.id) })}
          none={{ title: words.noJobs, text: words.noJobsText }}
        />
      )}
      {tab === 'invoices' && <Charges program={program} />}
    </div>
  )
}
export default ProgramPage
