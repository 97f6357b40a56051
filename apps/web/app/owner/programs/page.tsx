import './programs.css'
import { dateIn, ownerPrograms } from '@porchlight/contract'
import { EmptyState, PageHead, UiLink } from '@porchlight/ui'
import { EnrollmentState } from '#app/features/programs/enrollment-state.tsx'
import { useProgramTerms } from '#app/features/programs/use-program-terms.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { homeInUrl, programPath } from './paths.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const answer = resultsOf(await api(ownerPrograms, { params: { id: homeInUrl(request) } }))
  return { ...answer, today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/owner-programs?propertyId=`: programs a home has joined and can join. */
const ProgramsPage = ({ loaderData: { home, programs, today } }: Route.ComponentProps) => {
  const words = useWords(ownerProgramWords)
  const terms = useProgramTerms()
  return (
    <div>
      <PageHead over={home.name} title={words.title} lead={words.lead} />
      {programs.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <ul className="program-list">
        {programs.map((program) => (
          <li key={program.id}>
            <h2 className="t-h3">
              <UiLink href={programPath('details', program.id, home.id)}>{program.name}</UiLink>
            </h2>
            <p>{program.summary}</p>
            <p className="program-terms num">
              <b>{terms.price(program.part ?? program)}</b>
              <EnrollmentState part={program.part} today={today} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
export default ProgramsPage
