import './statements.css'
import { dateIn, statementList } from '@porchlight/contract'
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
import { useExportQuarters } from './quarters-export.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  return { ...resultsOf(await api(statementList)), today: dateIn(site.timeZone, new Date()) }
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

const StatementsPage = ({ loaderData: { statements, today } }: Route.ComponentProps) => {
  const { amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const { list } = words
  const { title: accounts } = useWords(payoutWords)
  const { title: taxForm } = useWords(taxWords)
  const save = useExportQuarters(statements)
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
      <Section title={words.days.other}>
        <CustomDates from={`${today.slice(0, 4)}-01-01`} to={today} today={today} />
      </Section>
    </>
  )
}
export default StatementsPage
