import '../staff.css'
import './leads.css'
import { dateIn, isPlainDate, leadReport } from '@porchlight/contract'
import { Button, DateRangeField, EmptyState, IconButton, PageHead, Tooltip } from '@porchlight/ui'
import { DataTable, wholeView } from '@porchlight/ui/data-table'
import { useState } from 'react'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useDataTableWords } from '#app/lib/data-table-words.ts'
import { useDateRangeWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/report'
import { campaignName, sourceName } from './source-name.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isPlainDate(text) ? text : undefined
  }
  const [from, to] = [day('from'), day('to')]
  const query = { ...(from && { from }), ...(to && { to }) }
  const { api, site } = context.get(pageRequest)
  return { ...resultsOf(await api(leadReport, { query })), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/leads/report`: the results of each source and campaign. */
const LeadReportPage = ({ loaderData: { from, to, rows, today } }: Route.ComponentProps) => {
  const words = useWords(staffLeadsWords)
  const tableWords = useDataTableWords()
  const { percent } = useFormats()
  const [view, setView] = useState(wholeView)
  const [range, setRange] = useState<{ start?: string; end?: string }>({ start: from, end: to })
  const rangeWords = useDateRangeWords({ start: words.from, end: words.to })
  const share = (part: number, whole: number) =>
    whole === 0 ? words.noShare : percent(Math.round((part / whole) * 10_000), { maximumFractionDigits: 0 })
  return (
    <>
      <PageHead
        title={words.report}
        lead={words.reportLead}
        actions={
          <Tooltip text={words.scoreText}>
            <IconButton icon="info" label={words.aboutScore} />
          </Tooltip>
        }
      />
      <Form
        method="get"
        action={href('/staff/leads/report')}
        className="staff-search"
        onSubmit={(event) => goToUnread(event.currentTarget) && event.preventDefault()}
      >
        <DateRangeField
          label={words.period}
          names={{ start: 'from', end: 'to' }}
          value={range}
          onChange={setRange}
          max={today}
          today={today}
          words={rangeWords}
          {...useHabits()}
        />
        <Button views type="submit">
          {words.show}
        </Button>
      </Form>
      <DataTable
        caption={words.report}
        rows={rows}
        rowKey={({ source, campaign }) => `${source} ${campaign}`}
        rowName={({ source, campaign }) =>
          [sourceName(source, words), campaignName(campaign)].filter(Boolean).join(', ')
        }
        view={view}
        onView={setView}
        words={tableWords}
        fileName={`leads-${from}-${to}.csv`}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'source',
            name: words.source,
            value: ({ source }) => sourceName(source, words),
            filter: 'choice',
            cell: ({ source }) => <span data-content="">{sourceName(source, words)}</span>,
          },
          {
            id: 'campaign',
            name: words.campaign,
            value: ({ campaign }) => campaignName(campaign),
            filter: 'text',
            cell: ({ campaign }) => <span data-content="">{campaignName(campaign)}</span>,
          },
          { id: 'leads', name: words.title, align: 'end', value: ({ leads }) => leads },
          {
            id: 'qualified',
            name: words.stages.qualified,
            align: 'end',
            value: ({ qualified }) => qualified,
            cell: ({ qualified, leads }) => `${qualified} (${share(qualified, leads)})`,
          },
          {
            id: 'won',
            name: words.stages.won,
            align: 'end',
            value: ({ won }) => won,
            cell: ({ won, leads }) => `${won} (${share(won, leads)})`,
          },
          { id: 'lost', name: words.stages.lost, align: 'end', value: ({ lost }) => lost },
          { id: 'spam', name: words.stages.spam, align: 'end', value: ({ spam }) => spam },
          { id: 'score', name: words.averageScore, align: 'end', value: ({ averageScore }) => averageScore },
        ]}
      />
    </>
  )
}
export default LeadReportPage
