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
import { PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
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

export const loader = async ({ context, request }: Route.LoaderArgs) => {
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
    view: new URL(request.url).searchParams.get('view') === 'terms' ? ('terms' as const) : ('pipeline' as const),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Who waits for a decision: applications with their checks, then referred homes. */
const Pipeline = ({ applications, homeReferrals, terms, shares, today }: Route.ComponentProps['loaderData']) => {
  const words = useWords(staffCommissionWords)
  const rateOf = (program: Program) => termsOn(terms, program, today).rate
  return (
    <>
      <div id="applications">
        <Section title={words.applications}>
          <Applications applications={applications} rateOf={rateOf} />
        </Section>
      </div>
      <Section title={words.homes}>
        <ReferredHomes referrals={homeReferrals} shares={shares} />
      </Section>
    </>
  )
}

/** The dated terms under which partners work. */
const ProgramTerms = ({ terms, current, shares, attribution, today }: Route.ComponentProps['loaderData']) => {
  const words = useWords(staffCommissionWords)
  const attributionWords = useWords(attributionDaysWords)
  return (
    <>
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

const decided = ['active', 'rejected', 'terminated', 'paused', 'lapsed']

/** `/staff/partner-pipeline`: applications and referred homes, and on another tab the dated terms of programs. */
const PipelinePage = ({ loaderData }: Route.ComponentProps) => {
  const { applications, view } = loaderData
  const words = useWords(staffCommissionWords)
  const waiting = applications.filter(({ state }) => !decided.includes(state)).length
  const path = href('/staff/partner-pipeline')
  return (
    <>
      <PageHead title={words.pipelineTitle} lead={words.pipelineLead} />
      <TabLinks
        label={words.pipelineTitle}
        tabs={[
          {
            href: path,
            label: words.pipelineTab,
            current: view === 'pipeline',
            ...(waiting > 0 && { count: waiting }),
          },
          { href: `${path}?view=terms`, label: words.termsTab, current: view === 'terms' },
        ]}
      />
      {view === 'terms' ? <ProgramTerms {...loaderData} /> : <Pipeline {...loaderData} />}
    </>
  )
}
export default PipelinePage
