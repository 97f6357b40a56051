import '../staff.css'
import '../reports/reports.css'
import '#app/features/partner-money/partner-money.css'
import { dateIn, type PlainDate, partnerReport } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Disclosure, EmptyState, PageHead, Section, TabLinks, Table } from '@porchlight/ui'
import { href } from 'react-router'
import {
  lastMonths,
  type MonthRange,
  monthAfter,
  monthOf,
  monthParams,
  monthRangeOf,
} from '#app/features/partner-money/month-range.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnerReportWords } from '#app/lib/messages/staff/partner-report.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../person-link.tsx'
import type { Route } from './+types/page'
import { useFigureColumns } from './figure-columns.tsx'
import { Filters } from './filters.tsx'
import { byMonth, byPartner, type Report } from './partner-sums.ts'
import { useSavePartnerReport } from './save-partner-report.ts'

const partnerIdOf = (search: URLSearchParams): number | undefined => {
  const text = search.get('partnerId') ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const today = dateIn(site.timeZone, new Date())
  const range = monthRangeOf(searchParams) ?? lastMonths(today, 12)
  const partnerId = partnerIdOf(searchParams)
  const query = { ...range, ...(partnerId && { partnerId }) }
  return { range, partnerId, today, report: resultsOf(await api(partnerReport, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const reportHref = (range: MonthRange, partnerId?: number): string => {
  const params = { ...monthParams(range), ...(partnerId && { partnerId: String(partnerId) }) }
  return `${href('/staff/partner-report')}?${new URLSearchParams(params)}`
}

/** The most requested periods. */
const usePeriods = (range: MonthRange, partnerId: number | undefined, today: PlainDate) => {
  const { periods } = useWords(staffPartnerReportWords)
  const month = monthOf(today)
  const year = Number(today.slice(0, 4))
  return [
    { label: periods.month, from: month, to: monthAfter(month) },
    { label: periods.twelve, ...lastMonths(today, 12) },
    { label: periods.year, from: `${year}-01-01`, to: monthAfter(month) },
    { label: periods.lastYear, from: `${year - 1}-01-01`, to: `${year}-01-01` },
  ].map(({ label, ...period }) => ({
    label,
    href: reportHref(period, partnerId),
    current: range.from === period.from && range.to === period.to,
  }))
}

const Partners = ({ report, range }: { report: Report; range: MonthRange }) => {
  const words = useWords(staffPartnerReportWords)
  const { programs } = useWords(staffPartnersWords)
  const rows = byPartner(report.rows)
  const columns = useFigureColumns(rows, {
    currency: report.currency,
    behind: ({ partner }) => ({ range, partnerId: partner.id }),
    nameOf: ({ partner }) => partner.name,
  })
  return (
    <Section title={words.byPartner}>
      <Table
        caption={words.byPartner}
        rows={rows}
        rowKey={({ partner }) => partner.id}
        figures
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'partner',
            head: words.partner,
            foot: words.total,
            cell: ({ partner }) => (
              <span className="commission-cell">
                <PersonLink id={partner.id}>{partner.name}</PersonLink>
                <small>{partner.programs.map((one) => programs[one]).join(', ')}</small>
              </span>
            ),
          },
          ...columns,
        ]}
      />
    </Section>
  )
}

const Months = ({ report, partnerId }: { report: Report; partnerId: number | undefined }) => {
  const words = useWords(staffPartnerReportWords)
  const { monthName } = useFormats()
  const rows = byMonth(report.rows)
  const columns = useFigureColumns(rows, {
    currency: report.currency,
    behind: ({ month }) => ({ range: { from: month, to: monthAfter(month) }, partnerId }),
    nameOf: ({ month }) => monthName(month),
  })
  return (
    <Section title={words.byMonth}>
      <Table
        caption={words.byMonth}
        rows={rows}
        rowKey={({ month }) => month}
        figures
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          { id: 'month', head: words.month, foot: words.total, cell: ({ month }) => monthName(month) },
          ...columns,
        ]}
      />
    </Section>
  )
}

const Definitions = () => {
  const { definitions, defined } = useWords(staffPartnerReportWords)
  return (
    <Disclosure summary={definitions}>
      <ul className="report-definitions">
        {Object.entries(defined).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** `/staff/partner-report`: partner bookings and earnings by partner and month; a figure links to its details. */
const PartnerReportPage = ({ loaderData: { report, range, partnerId, today } }: Route.ComponentProps) => {
  const words = useWords(staffPartnerReportWords)
  const { monthName } = useFormats()
  const { from, through } = monthParams(range)
  const save = useSavePartnerReport(report, `partners-${from.slice(0, 7)}-${through.slice(0, 7)}`)
  const periods = usePeriods(range, partnerId, today)
  const chosen = report.partners.find(({ id }) => id === partnerId)
  return (
    <>
      <PageHead
        over={from === through ? monthName(from) : `${monthName(from)} – ${monthName(through)}`}
        title={chosen ? <span data-content>{chosen.name}</span> : words.title}
        lead={words.lead({ currency: report.currency })}
        actions={
          <>
            {chosen && <ButtonLink href={reportHref(range)}>{words.allPartners}</ButtonLink>}
            <Button icon="download" onClick={save} disabled={report.rows.length === 0}>
              {words.csv}
            </Button>
          </>
        }
      />
      <TabLinks label={words.periodsLabel} tabs={periods} />
      <Filters range={range} partnerId={partnerId} partners={report.partners} today={today} />
      {report.otherCurrencies.length > 0 && (
        <Alert tone="info">{words.otherCurrencies({ currencies: report.otherCurrencies.join(', ') })}</Alert>
      )}
      {!chosen && <Partners report={report} range={range} />}
      <Months report={report} partnerId={partnerId} />
      <Definitions />
    </>
  )
}
export default PartnerReportPage
