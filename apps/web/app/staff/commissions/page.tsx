import '../staff.css'
import '#app/features/partner-money/partner-money.css'
import { dateIn, type StaffCommission, staffCommissions } from '@porchlight/contract'
import { ButtonLink, Checkbox, Disclosure, PageHead, Pagination, Section } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { CommissionTable } from '#app/features/partner-money/commission-table.tsx'
import { StateStrip } from '#app/features/partner-money/state-strip.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'
import type { Route } from './+types/page'
import { AddCommission } from './add-commission.tsx'
import { ApproveCommissions } from './approve-commissions.tsx'
import { CommissionActions } from './commission-actions.tsx'
import { filterOf, paramsOf, queryOf } from './commission-filter.ts'
import { Filters } from './filters.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const filter = filterOf(new URL(request.url).searchParams)
  const query = { ...queryOf(filter), page: pageNumber(request), perPage: 16 }
  return { filter, today: dateIn(site.timeZone, new Date()), ...resultsOf(await api(staffCommissions, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const nameOf = ({ booking, note }: StaffCommission): string => booking?.number ?? note

/** `/staff/commissions`: all partners' commissions, their approval, disputes, and manual additions. */
const CommissionsPage = ({ loaderData }: Route.ComponentProps) => {
  const { commissions, states, partners, filter, today, total, currentPage, numberPages } = loaderData
  const words = useWords(staffCommissionWords)
  const shared = useWords(commissionWords)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const byId = new Map(commissions.map((one) => [one.id, one]))
  const ready = chosen.filter((id) => byId.get(id)?.state === 'earned')
  const choose = (id: number, on: boolean) => setChosen((ids) => (on ? [...ids, id] : ids.filter((one) => one !== id)))
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink href={href('/staff/partner-report')} icon="compare">
            {words.report}
          </ButtonLink>
        }
      />
      <StateStrip states={states} />
      <Filters filter={filter} partners={partners} today={today} />
      <Section title={words.list} note={shared.count({ number: total })}>
        {ready.length > 0 && <ApproveCommissions ids={ready} onDone={() => setChosen([])} />}
        <CommissionTable
          commissions={commissions}
          caption={words.list}
          column={{
            id: 'partner',
            head: words.partner,
            cell: ({ partner, bearer }) => (
              <span className="commission-cell commission-partner">
                <PersonLink id={partner.id}>{partner.name}</PersonLink>
                {bearer !== 'manager' && (
                  <small>
                    {words.bearer}: {words.bearers[bearer]}
                  </small>
                )}
              </span>
            ),
          }}
          bookingLink={({ bookingId, booking }) =>
            bookingId !== null && (
              <StaffLink
                className="inline-link"
                href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
              >
                {booking?.number}
              </StaffLink>
            )
          }
          actsOf={(commission) => {
            const { id } = commission
            const canApprove = commission.state === 'earned' && !commission.pending && commission.holds.length === 0
            return (
              <span className="commission-cell">
                {commission.pending && <small>{words.pending}</small>}
                <span className="commission-acts">
                  {canApprove && (
                    <Checkbox
                      label={<span className="visually-hidden">{words.choose({ what: nameOf(commission) })}</span>}
                      checked={ready.includes(id)}
                      onChange={(on) => choose(id, on)}
                    />
                  )}
                  <CommissionActions commission={commission} />
                </span>
              </span>
            )
          }}
        />
        <Pagination
          label={shared.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) => `${href('/staff/commissions')}?${paramsOf(filter, page)}`}
          previousLabel={shared.previousPage}
          nextLabel={shared.nextPage}
          pageLabel={(number) => shared.page({ number })}
        />
      </Section>
      <Disclosure className="commission-add" summary={words.addTitle}>
        <AddCommission />
      </Disclosure>
    </>
  )
}
export default CommissionsPage
