import './referrals.css'
import {
  agentRoles,
  commissionSources,
  commissionStates,
  hasRole,
  ownAgency,
  ownClaims,
  ownCommissions,
} from '@porchlight/contract'
import { Button, ButtonLink, Chip, ChipLink, PageHead, Pagination, Section, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { Form, href } from 'react-router'
import { CommissionTable } from '#app/features/partner-money/commission-table.tsx'
import { useCommissionsCsv } from '#app/features/partner-money/commissions-csv.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { agencyWords } from '#app/lib/messages/partner/agency.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { CommissionPicture } from '#app/partner/commission-picture.tsx'
import type { Route } from './+types/page'
import { Agency } from './agency.tsx'
import { Claims } from './claims.tsx'
import { CommissionDetails } from './commission-details.tsx'

const filterOf = (request: Request) => {
  const params = new URL(request.url).searchParams
  const state = commissionStates.find((one) => one === params.get('state'))
  const source = commissionSources.find((one) => one === params.get('source'))
  const number = params.get('number')?.trim().slice(0, 40)
  const agents = params.get('agents') === 'agency' ? ('agency' as const) : undefined
  return { ...(state && { state }), ...(source && { source }), ...(number && { number }), ...(agents && { agents }) }
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filter = filterOf(request)
  const query = { ...filter, page: pageNumber(request), perPage: 16 }
  const { api } = context.get(pageRequest)
  const [listed, own, claimed] = await Promise.all([api(ownCommissions, { query }), api(ownAgency), api(ownClaims)])
  // Only those who book for guests can belong to an agency.
  const { claims } = resultsOf(claimed)
  return { filter, claims, ...resultsOf(listed), agency: !own.ok && own.error.status === 403 ? null : resultsOf(own) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Answer = Route.ComponentProps['loaderData']

const Filters = ({ filter }: Answer) => {
  const words = useWords(commissionWords)
  const [state, setState] = useState<string>(filter.state ?? '')
  const [source, setSource] = useState<string>(filter.source ?? '')
  return (
    <Form method="get" className="commission-filters">
      {filter.agents && <input type="hidden" name="agents" value={filter.agents} />}
      <TextField label={words.number} name="number" defaultValue={filter.number ?? ''} maxLength={40} />
      <Select
        label={words.state}
        name="state"
        emptyText=""
        value={state}
        onChange={setState}
        options={[
          { value: '', label: words.anyState },
          ...commissionStates.map((value) => ({ value, label: words.states[value] })),
        ]}
      />
      <Select
        label={words.source}
        name="source"
        emptyText=""
        value={source}
        onChange={setSource}
        options={[
          { value: '', label: words.anySource },
          ...commissionSources.map((value) => ({ value, label: words.sources[value] })),
        ]}
      />
      <Button type="submit" icon="search">
        {words.find}
      </Button>
    </Form>
  )
}

/** `/partners/travel-agent/referred-guests`: every commission, found by number, status and source. */
const ReferralsPage = ({ loaderData }: Route.ComponentProps) => {
  const { commissions, total, currentPage, numberPages, filter, claims, isLead, agency } = loaderData
  const ofAgency = useWords(agencyWords)
  const words = useWords(commissionWords)
  const referrals = useWords(referralsWords)
  const offers = useWords(partnerOffersWords)
  const user = useUser()
  const books = agentRoles.some((role) => hasRole(user, role))
  const save = useCommissionsCsv(filter)
  return (
    <>
      <PageHead
        title={referrals.title}
        lead={referrals.lead}
        actions={
          books && (
            <ButtonLink look="primary" href={href('/partners/travel-agent/book-for-a-guest')}>
              {offers.title}
            </ButtonLink>
          )
        }
      />
      <Filters {...loaderData} />
      <Section
        title={words.every}
        note={words.count({ number: total })}
        side={
          <>
            {isLead && (
              <>
                <ChipLink href={href('/partners/travel-agent/referred-guests')} on={!filter.agents} removable={false}>
                  {ofAgency.mine}
                </ChipLink>
                <ChipLink
                  href={`${href('/partners/travel-agent/referred-guests')}?agents=agency`}
                  on={!!filter.agents}
                  removable={false}
                >
                  {ofAgency.whole}
                </ChipLink>
              </>
            )}
            {commissions.length > 0 && (
              <Chip icon="download" aria-label={words.csvOf} onClick={() => void save()}>
                {words.csv}
              </Chip>
            )}
          </>
        }
      >
        <CommissionTable
          pictureOf={(commission) => <CommissionPicture commission={commission} />}
          commissions={commissions}
          caption={words.every}
          actsOf={(commission) => <CommissionDetails commission={commission} />}
        />
        <Pagination
          label={words.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) =>
            `${href('/partners/travel-agent/referred-guests')}?${new URLSearchParams({ ...filter, page: String(page) })}`
          }
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(number) => words.page({ number })}
        />
      </Section>
      <Claims claims={claims} />
      {agency && <Agency own={agency} />}
    </>
  )
}
export default ReferralsPage
