import '../staff.css'
import '#app/features/partner-money/partner-money.css'
import { dateIn, partnerPipeline, programTerms } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Applications } from './applications.tsx'
import { ReferredHomes } from './referred-homes.tsx'
import { Terms } from './terms.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const [pipeline, terms] = await Promise.all([api(partnerPipeline), api(programTerms)])
  return { ...resultsOf(pipeline), ...resultsOf(terms), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/partner-pipeline`: applications with their checks, referred homes, and the dated terms of programs. */
const PipelinePage = ({ loaderData: { applications, homeReferrals, terms, today } }: Route.ComponentProps) => {
  const words = useWords(staffCommissionWords)
  return (
    <>
      <PageHead title={words.pipelineTitle} lead={words.pipelineLead} />
      <Section title={words.applications}>
        <Applications applications={applications} />
      </Section>
      <Section title={words.homes}>
        <ReferredHomes referrals={homeReferrals} />
      </Section>
      <Section title={words.terms} note={words.termsNote}>
        <Terms terms={terms} today={today} />
      </Section>
    </>
  )
}
export default PipelinePage
