import '../staff.css'
import './leads.css'
import { isPlainDate, leadReport } from '@porchlight/contract'
import { Button, EmptyState, PageHead, Table, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/report'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isPlainDate(text) ? text : undefined
  }
  const [from, to] = [day('from'), day('to')]
  const query = { ...(from && { from }), ...(to && { to }) }
  return resultsOf(await context.get(pageRequest).api(leadReport, { query }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/leads/report`: what each source and campaign brought. */
const LeadReportPage = ({ loaderData: { from, to, rows } }: Route.ComponentProps) => {
  const words = useWords(staffLeadsWords)
  const { percent } = useFormats()
  const share = (part: number, whole: number) =>
    whole === 0 ? words.noShare : percent(Math.round((part / whole) * 10_000), { maximumFractionDigits: 0 })
  return (
    <>
      <PageHead title={words.report} lead={words.reportLead} />
      <Form method="get" action={href('/staff/leads/report')} className="staff-search">
        <TextField key={from} label={words.from} type="date" name="from" defaultValue={from} />
        <TextField key={to} label={words.to} type="date" name="to" defaultValue={to} />
        <Button type="submit">{words.show}</Button>
      </Form>
      <Table
        caption={words.report}
        rows={rows}
        rowKey={({ source, campaign }) => `${source} ${campaign}`}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'source',
            head: words.source,
            cell: ({ source, campaign }) => (
              <span className="staff-cell" data-content>
                {source}
                {campaign && <small>{campaign}</small>}
              </span>
            ),
          },
          { id: 'leads', head: words.title, align: 'end', cell: ({ leads }) => leads },
          {
            id: 'qualified',
            head: words.stages.qualified,
            align: 'end',
            cell: ({ qualified, leads }) => `${qualified} (${share(qualified, leads)})`,
          },
          {
            id: 'won',
            head: words.stages.won,
            align: 'end',
            cell: ({ won, leads }) => `${won} (${share(won, leads)})`,
          },
          { id: 'lost', head: words.stages.lost, align: 'end', cell: ({ lost }) => lost },
          { id: 'spam', head: words.stages.spam, align: 'end', cell: ({ spam }) => spam },
          { id: 'score', head: words.averageScore, align: 'end', cell: ({ averageScore }) => averageScore },
        ]}
      />
    </>
  )
}
export default LeadReportPage
