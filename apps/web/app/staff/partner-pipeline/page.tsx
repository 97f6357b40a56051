import '../staff.css'
import '#app/features/partner-money/partner-money.css'
import {
  dateIn,
  type Program,
  partnerAttributionTerms,
  partnerPipeline,
  partnerShareTerms,
  programTerms,
} from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { attributionDaysWords } from '#app/lib/messages/staff/attribution-days.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Applications } from './applications.tsx'
import { AttributionDays } from './attribution-days.tsx'
import { ReferredHomes } from './referred-homes.tsx'
import { Shares } from './shares.tsx'
import { Terms } from './terms.tsx'
import { termsOn } from './terms-on.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const [pipeline, terms, shares, attribution] = await Promise.all([
    api(partnerPipeline),
    api(programTerms),
    api(partnerShareTerms),
    api(partnerAttributionTerms),
  ])
  return {
    ...resultsOf(pipeline),
    ...resultsOf(terms),
    ...resultsOf(shares),
    attribution: resultsOf(attribution),
    today: dateIn(site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/partner-pipeline`: applications with their checks, referred homes, and the dated terms of programs. */
const PipelinePage = ({ loaderData }: Route.ComponentProps) => {
  const { applications, homeReferrals, terms, current, shares, attribution, today } = loaderData
  const words = useWords(staffCommissionWords)
  const attributionWords = useWords(attributionDaysWords)
  const rateOf = (program: Program) => termsOn(terms, program, today).rate
  return (
    <>
      <PageHead title={words.pipelineTitle} lead={words.pipelineLead} />
      <div id="applications">
        <Section title={words.applications}>
          <Applications applications={applications} rateOf={rateOf} />
        </Section>
      </div>
      <Section title={words.homes}>
        <ReferredHomes referrals={homeReferrals} shares={shares} />
      </Section>
      <Section title={words.terms} note={words.termsNote}>
        <Terms terms={terms} today={today} />
      </Section>
      <Section title={words.shares} note={words.sharesNote}>
        <Shares current={current} shares={shares} today={today} />
      </Section>
      <Section title={attributionWords.title} note={attributionWords.note}>
        <AttributionDays {...attribution} today={today} />
      </Section>
    </>
  )
}
export default PipelinePage
