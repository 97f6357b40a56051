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
import { PageHead, Pagination, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { attributionDaysWords } from '#app/lib/messages/staff/attribution-days.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Applications } from './applications.tsx'
import { AttributionDays } from './attribution-days.tsx'
import { PipelineFilters } from './filters.tsx'
import { isFiltered, pipelineFilterOf, pipelinePath, pipelineQuery } from './pipeline-filter.ts'
import { ReferredHomes } from './referred-homes.tsx'
import { Shares } from './shares.tsx'
import { Terms } from './terms.tsx'
import { termsOn } from './terms-on.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const filter = pipelineFilterOf(searchParams)
  const [pipeline, terms, shares, attribution] = await Promise.all([
    api(partnerPipeline, { query: pipelineQuery(filter) }),
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
    filter,
    view: searchParams.get('view') === 'terms' ? ('terms' as const) : ('pipeline' as const),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Who waits for a decision: applications with their checks, then referred homes. */
const Pipeline = (props: Route.ComponentProps['loaderData']) => {
  const { applications, homeReferrals, pages, filter, terms, shares, today } = props
  const words = useWords(staffCommissionWords)
  const { pipelineFilters } = words
  const shared = useWords(commissionWords)
  const rateOf = (program: Program) => termsOn(terms, program, today).rate
  const pageWords = {
    previousLabel: shared.previousPage,
    nextLabel: shared.nextPage,
    pageLabel: (number: number) => shared.page({ number }),
  }
  return (
    <>
      <PipelineFilters filter={filter} />
      <div id="applications">
        <Section title={words.applications} note={pipelineFilters.applications({ number: pages.applications.total })}>
          <Applications applications={applications} rateOf={rateOf} isFiltered={isFiltered(filter)} />
          <Pagination
            label={words.applications}
            current={pages.applications.currentPage}
            pages={pages.applications.numberPages}
            hrefOf={(page) => pipelinePath({ ...filter, page }, '#applications')}
            {...pageWords}
          />
        </Section>
      </div>
      {filter.program === undefined && (
        <div id="homes">
          <Section title={words.homes} note={pipelineFilters.homes({ number: pages.homes.total })}>
            <ReferredHomes referrals={homeReferrals} shares={shares} isFiltered={isFiltered(filter)} />
            <Pagination
              label={words.homes}
              current={pages.homes.currentPage}
              pages={pages.homes.numberPages}
              hrefOf={(homesPage) => pipelinePath({ ...filter, homesPage }, '#homes')}
              {...pageWords}
            />
          </Section>
        </div>
      )}
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

/** `/staff/partner-pipeline`: applications and referred homes, and on another tab the dated terms of programs. */
const PipelinePage = ({ loaderData }: Route.ComponentProps) => {
  const { waiting, view } = loaderData
  const words = useWords(staffCommissionWords)
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
