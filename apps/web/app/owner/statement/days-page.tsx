import './statement.css'
import './statement-print.css'
import { dateIn, pdfAddress, rangeStatement } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { formatsIn, useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/days-page'
import { Changed } from './changed.tsx'
import { Days } from './days.tsx'
import { Earned } from './earned.tsx'
import { Letterhead } from './letterhead.tsx'
import { Expenses, Payouts } from './other-lines.tsx'
import { QuarterSum } from './quarter-sum.tsx'
import { Currencies, TakeAway } from './take-away.tsx'

export const loader = async ({ context, params: { start, end }, request }: Route.LoaderArgs) => {
  const currency = new URL(request.url).searchParams.get('currency') ?? undefined
  const query = { start, end, ...(currency && { currency }) }
  const { api, site } = context.get(pageRequest)
  const answer = await api(rangeStatement, { query })
  // No such days, the last before the first, or too many of them: the address is at fault, and the page says so.
  if (!answer.ok && answer.error.code === 'invalid_input') return data(null, { status: 422 })
  return {
    ...resultsOf(answer),
    paper: pdfAddress(rangeStatement, { query }),
    today: dateIn(site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const { day } = formatsIn(language)
  const { statement } = args.loaderData ?? {}
  const words = wordsIn(ownerStatementWords, language).days
  const title = statement ? words.title({ from: day(statement.from), to: day(statement.to) }) : words.impossible
  return pageMeta(args, { title })
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

const Statement = ({ statement, paper, today }: Loaded) => {
  const { day } = useFormats()
  const words = useWords(ownerStatementWords)
  const { from, to, ownerName, legalName } = statement
  const title = words.days.title({ from: day(from), to: day(to) })
  const path = href('/owners/:propertyId?/accounting/statements/:start/:end', { start: from, end: to })
  return (
    <article className="statement">
      <Letterhead title={title} legalName={legalName} />
      <PageHead
        over={words.over({ owner: ownerName, legal: legalName })}
        title={title}
        lead={words.days.lead}
        actions={
          <div className="statement-actions">
            <Currencies statement={statement} path={path} />
            <TakeAway statement={statement} paper={paper} name={`statement-${from}-${to}`} />
          </div>
        }
      />
      <div className="statement-days">
        <Days from={from} to={to} today={today} />
      </div>
      <div className="statement-halves">
        <QuarterSum statement={statement} closingText={words.days.closing({ date: day(to) })} />
        <Changed statement={statement} />
      </div>
      <Earned statement={statement} />
      <div className="statement-halves">
        <Expenses statement={statement} />
        <Payouts statement={statement} />
      </div>
      <p className="statement-foot">{words.foot({ name: legalName })}</p>
    </article>
  )
}

const ImpossibleDays = () => {
  const { days, otherStatements } = useWords(ownerStatementWords)
  return (
    <EmptyState
      title={days.impossible}
      actions={<ButtonLink href={href('/owners/:propertyId?/accounting/statements')}>{otherStatements}</ButtonLink>}
    >
      {days.impossibleText}
    </EmptyState>
  )
}

/** `/owners/accounting/statements/:start/:end`: an owner's money of any days, down to the entry; never closed. */
const DaysPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData ? <Statement {...loaderData} /> : <ImpossibleDays />
export default DaysPage
