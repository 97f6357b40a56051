import '../staff.css'
import './reports.css'
import { addDays, dateIn, type PlainDate, reportSchedules, staffReport } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Disclosure, PageHead, Select, TabLinks, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ByMonth } from './by-month.tsx'
import { Bands, Groups, Owners, Pickup, Sources } from './groups.tsx'
import { monthAfter, queryOf, type ReportFilter, reportFilter, reportHref, staysHref } from './report-address.ts'
import { useSaveReport } from './save-report.ts'
import { Schedules } from './schedules.tsx'
import { Service } from './service.tsx'
import { Summary } from './summary.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const filter = reportFilter(new URL(request.url).searchParams, dateIn(site.timeZone, new Date()))
  const report = resultsOf(await api(staffReport, { query: queryOf(filter) }))
  return { filter, report, ...resultsOf(await api(reportSchedules)) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** The most requested periods. */
const usePeriods = (filter: ReportFilter, today: PlainDate) => {
  const words = useWords(staffReportWords)
  const month = `${today.slice(0, 7)}-01`
  const before = `${addDays(month, -1).slice(0, 7)}-01`
  const year = today.slice(0, 4)
  return [
    { label: words.thisMonth, from: month, to: monthAfter(month) },
    { label: words.lastMonth, from: before, to: month },
    { label: words.nextMonths, from: month, to: monthAfter(monthAfter(monthAfter(month))) },
    { label: words.thisYear, from: `${year}-01-01`, to: `${Number(year) + 1}-01-01` },
  ].map(({ label, from, to }) => ({
    label,
    href: reportHref({ ...filter, from, to }),
    current: filter.from === from && filter.to === to,
  }))
}

const Definitions = () => {
  const { definitions, defined } = useWords(staffReportWords)
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

/** `/staff/reports`: figures of a period compared to last year and budget, each with the stays behind it (R76). */
const StaffReportsPage = ({ loaderData: { filter, report, schedules } }: Route.ComponentProps) => {
  const words = useWords(staffReportWords)
  const { date } = useFormats()
  const save = useSaveReport(report)
  const periods = usePeriods(filter, report.today)
  return (
    <div className="reports">
      <PageHead
        over={`${date(filter.from)} – ${date(addDays(filter.to, -1))}`}
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/staff/partner-report')} icon="users">
              {words.partnerReport}
            </ButtonLink>
            <ButtonLink href={href('/staff/reports/budget')} icon="edit">
              {words.editBudget}
            </ButtonLink>
            <Button icon="download" onClick={save}>
              {words.csv}
            </Button>
          </>
        }
      />
      <TabLinks label={words.periods} tabs={periods} />
      <Form
        method="get"
        action={href('/staff/reports')}
        className="staff-search report-filter"
        key={reportHref(filter)}
      >
        <TextField label={words.from} type="date" name="from" defaultValue={filter.from} />
        <TextField label={words.last} type="date" name="last" defaultValue={addDays(filter.to, -1)} />
        <Select
          label={words.town}
          name="town"
          defaultValue={filter.town ?? ''}
          emptyText={words.anyTown}
          options={[
            { value: '', label: words.anyTown },
            ...report.towns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button views type="submit">
          {words.show}
        </Button>
      </Form>
      {report.otherCurrencies > 0 && (
        <Alert tone="info">{words.otherCurrencies({ number: report.otherCurrencies })}</Alert>
      )}
      <Summary report={report} filter={filter} />
      <Definitions />
      {report.months.length > 1 && <ByMonth report={report} />}
      <Pickup report={report} filter={filter} />
      {filter.town === null && (
        <Groups
          title={words.byTown}
          head={words.town}
          report={report}
          groups={report.byTown}
          hrefOf={(town) => reportHref({ ...filter, town })}
        />
      )}
      <Groups
        title={words.byHome}
        head={words.home}
        report={report}
        groups={report.byHome}
        hrefOf={(homeId) => staysHref(filter, { homeId })}
      />
      <Owners report={report} filter={filter} />
      <Sources report={report} filter={filter} />
      <div className="report-pair">
        <Bands
          report={report}
          filter={filter}
          title={words.leadTime}
          of={report.leadTime}
          label={words.leadBand}
          behind={(leadTime) => ({ leadTime })}
        />
        <Bands
          report={report}
          filter={filter}
          title={words.lengthOfStay}
          of={report.lengthOfStay}
          label={words.lengthBand}
          behind={(lengthOfStay) => ({ lengthOfStay })}
        />
      </div>
      <Service report={report} />
      <Schedules schedules={schedules} town={filter.town} report={report} />
    </div>
  )
}
export default StaffReportsPage
