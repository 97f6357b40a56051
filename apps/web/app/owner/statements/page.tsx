import './statements.css'
import { dateIn, statementList, statementsByPeriod } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import '../statement/statement.css'
import { CustomDates } from '../statement/custom-dates.tsx'
import type { Route } from './+types/page'
import { type By, PeriodChoice, Periods } from './periods.tsx'
import { Quarters } from './quarters.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const by: By = search.get('by') === 'month' ? 'month' : 'quarter'
  const home = params.propertyId ?? search.get('home') ?? ''
  const query = { by, ...(/^\d{1,15}$/.test(home) && { propertyId: home }) }
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

const StatementsPage = ({ loaderData: { statements, by, periods, today } }: Route.ComponentProps) => {
  const words = useWords(ownerStatementWords)
  const { list } = words
  const { title: accounts } = useWords(payoutWords)
  const { title: taxForm } = useWords(taxWords)
  const { title: accountants } = useWords(accountantWords)
  return (
    <>
      <PageHead
        title={list.statements}
        lead={list.lead}
        actions={
          <>
            <ButtonLink href={href('/owners/accounting/accountants')}>{accountants}</ButtonLink>
            <ButtonLink href={href('/owners/:propertyId?/accounting/accounts')}>{accounts}</ButtonLink>
            <ButtonLink href={href('/owners/:propertyId?/accounting/w9')}>{taxForm}</ButtonLink>
          </>
        }
      />
      <MoneyTabs current="statements" />
      {statements.length > 0 && <PeriodChoice by={by} homes={periods.homes} homeId={periods.property?.id} />}
      {by === 'quarter' && !periods.property ? (
        <Quarters statements={statements} empty={<NoStatements />} />
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
