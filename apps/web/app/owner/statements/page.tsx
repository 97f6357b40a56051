import './statements.css'
import { dateIn, statementList, statementsByPeriod } from '@porchlight/contract'
import { ButtonLink, Chip, EmptyState, PageHead, Section, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import '../statement/statement.css'
import { CustomDates } from '../statement/custom-dates.tsx'
import { statementPath } from '../statement-path.ts'
import type { Route } from './+types/page'
import { type By, PeriodChoice, Periods } from './periods.tsx'
import { useExportQuarters } from './quarters-export.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const by: By = search.get('by') === 'month' ? 'month' : 'quarter'
  const home = search.get('home') ?? ''
  const query = { by, ...(/^\d{1,9}$/.test(home) && { propertyId: home }) }
  const [list, periods] = await Promise.all([api(statementList), api(statementsByPeriod, { query })])
  return { ...resultsOf(list), by, periods: resultsOf(periods), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const NoStatements = () => {
  const words = useWords(ownerStatementWords).list
  return (
    <EmptyState
      title={words.none}
      actions={<ButtonLink href={href('/owners/calendar/:propertyId?/:date?')}>{words.toCalendar}</ButtonLink>}
    >
      {words.noneText}
    </EmptyState>
  )
}

/** Quarters of all homes, as they are closed. */
const Quarters = ({ statements }: Pick<Route.ComponentProps['loaderData'], 'statements'>) => {
  const { amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const { list } = words
  const save = useExportQuarters(statements)
  return (
    <Section
      title={list.byQuarter}
      note={statements[0]?.closing.currency}
      side={
        statements.length > 0 && (
          <Chip icon="download" aria-label={list.csv} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={list.caption}
        className="statements-table"
        rows={statements}
        rowKey={({ year, quarter, closing }) => `${year}-${quarter}-${closing.currency}`}
        rowHref={statementPath}
        empty={<NoStatements />}
        columns={[
          {
            id: 'quarter',
            head: list.quarter,
            cell: ({ quarter, year }) => <b>{words.quarter({ quarter, year })}</b>,
          },
          {
            id: 'state',
            head: list.state,
            cell: ({ state }) => <Status state={state === 'open' ? 'half' : 'done'}>{words.states[state]}</Status>,
          },
          { id: 'earned', head: list.earned, align: 'end', cell: ({ earned }) => amount(earned) },
          { id: 'payouts', head: list.payouts, align: 'end', cell: ({ payouts }) => amount(payouts) },
          { id: 'closing', head: list.closing, align: 'end', cell: ({ closing }) => <b>{amount(closing)}</b> },
        ]}
      />
    </Section>
  )
}

const StatementsPage = ({ loaderData: { statements, by, periods, today } }: Route.ComponentProps) => {
  const words = useWords(ownerStatementWords)
  const { list } = words
  const { title: accounts } = useWords(payoutWords)
  const { title: taxForm } = useWords(taxWords)
  return (
    <>
      <PageHead
        title={list.statements}
        lead={list.lead}
        actions={
          <>
            <ButtonLink href={href('/owners/:propertyId?/accounting/accounts')}>{accounts}</ButtonLink>
            <ButtonLink href={href('/owners/:propertyId?/accounting/w9')}>{taxForm}</ButtonLink>
          </>
        }
      />
      <MoneyTabs current="statements" />
      {statements.length > 0 && <PeriodChoice by={by} homes={periods.homes} homeId={periods.property?.id} />}
      {by === 'quarter' && !periods.property ? (
        <Quarters statements={statements} />
      ) : (
        <Periods by={by} answer={periods} />
      )}
      <Section title={words.days.other}>
        <CustomDates homeId={periods.property?.id} from={`${today.slice(0, 4)}-01-01`} to={today} today={today} />
      </Section>
    </>
  )
}
export default StatementsPage
