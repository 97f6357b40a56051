import '../staff.css'
import './reports.css'
import { addDays, dateIn, reportStays } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Pagination, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../staff-link.tsx'
import type { Route } from './+types/stays'
import { behindOf, queryOf, reportFilter, reportHref } from './report-address.ts'
import { useReportFormats } from './use-report-formats.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { searchParams: search } = new URL(request.url)
  const filter = reportFilter(search, dateIn(site.timeZone, new Date()))
  const query = { ...queryOf(filter), ...behindOf(search), page: pageNumber(request) }
  return { filter, search: search.toString(), list: resultsOf(await api(reportStays, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/reports/stays`: the stays behind a figure, with the same total. */
const ReportStaysPage = ({ loaderData: { filter, search, list } }: Route.ComponentProps) => {
  const words = useWords(staffReportWords)
  const { date, stayDates } = useFormats()
  const { count, rent } = useReportFormats(list)
  const { stays, nights } = list.total
  const pageHref = (page: number) => {
    const params = new URLSearchParams(search)
    params.set('page', String(page))
    return `${href('/staff/reports/stays')}?${params}`
  }
  return (
    <>
      <PageHead
        over={`${date(filter.from)} – ${date(addDays(filter.to, -1))}`}
        title={words.staysTitle}
        lead={words.staysSold({ stays, nights, rent: rent(list.total.rent) })}
        actions={<ButtonLink href={reportHref(filter)}>{words.back}</ButtonLink>}
      />
      <Table
        compact
        caption={words.staysTitle}
        rows={list.stays}
        rowKey={({ bookingId }) => bookingId}
        empty={<EmptyState title={words.noStays}>{words.noStaysText}</EmptyState>}
        columns={[
          {
            id: 'number',
            head: words.booking,
            cell: ({ bookingId, number }) => (
              <StaffLink
                className="inline-link num"
                href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
              >
                {number}
              </StaffLink>
            ),
          },
          {
            id: 'home',
            head: words.home,
            cell: ({ home }) => (
              <span className="staff-cell" data-content>
                {home.name}
                <small>{home.town}</small>
              </span>
            ),
          },
          { id: 'stay', head: words.stay, cell: (stay) => <span className="num">{stayDates(stay)}</span> },
          { id: 'source', head: words.source, cell: ({ source }) => words.sources[source] },
          { id: 'lead', head: words.leadTime, align: 'end', onPhone: false, cell: ({ leadTime }) => count(leadTime) },
          { id: 'nights', head: words.nightsHere, align: 'end', onPhone: false, cell: (stay) => count(stay.nights) },
          { id: 'rent', head: words.rentHere, align: 'end', onPhone: 'figure', cell: (stay) => rent(stay.rent) },
        ]}
      />
      <Pagination
        label={words.pages}
        current={list.currentPage}
        pages={list.numberPages}
        hrefOf={pageHref}
        previousLabel={words.previous}
        nextLabel={words.next}
        pageLabel={(number) => words.page({ number })}
      />
    </>
  )
}
export default ReportStaysPage
