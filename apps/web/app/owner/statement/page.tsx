import './statement.css'
import './statement-print.css'
import { pdfAddress, quarterStatement, type Statement, statementList } from '@porchlight/contract'
import { routeAt } from '@porchlight/contract/routes'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Actions } from './actions.tsx'
import { Changed } from './changed.tsx'
import { Earned } from './earned.tsx'
import { Letterhead } from './letterhead.tsx'
import { Expenses, Payouts } from './other-lines.tsx'
import { QuarterSum } from './quarter-sum.tsx'

/** The router knows a quarter by its figure written out, so it stands in the address alone. */
const quarterAt = (pathname: string) => {
  const { year = '', quarter = '' } = routeAt(pathname)?.params ?? {}
  return { year: Number(year), quarter: Number(quarter) }
}

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const currency = url.searchParams.get('currency') ?? undefined
  const asked = { params: quarterAt(url.pathname), query: currency ? { currency } : {} }
  const [statement, list] = await Promise.all([api(quarterStatement, asked), api(statementList)])
  const { statements } = resultsOf(list)
  return {
    ...resultsOf(statement),
    known: statements.map(({ year, quarter }) => ({ year, quarter })),
    paper: pdfAddress(quarterStatement, asked),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(ownerStatementWords, spokenIn(args))
  return pageMeta(args, { title: words.quarter(quarterAt(args.location.pathname)) })
}

const useLead = ({ from, to, state, closedAt }: Statement): string => {
  const { day } = useFormats()
  const officeTime = useOfficeTime()
  const words = useWords(ownerStatementWords)
  if (state === 'open') return words.openLead({ from: day(from), to: day(to) })
  return closedAt
    ? words.closedLead({ from: day(from), to: day(to), at: officeTime(closedAt) })
    : words.closedLeadUndated({ from: day(from), to: day(to) })
}

const StatementPage = ({ loaderData: { statement, known, paper } }: Route.ComponentProps) => {
  const words = useWords(ownerStatementWords)
  const { quarter, year, ownerName, legalName } = statement
  return (
    <article className="statement">
      <Letterhead title={words.letterTitle({ quarter, year })} legalName={legalName} />
      <PageHead
        over={words.over({ owner: ownerName, legal: legalName })}
        title={words.quarter({ quarter, year })}
        lead={useLead(statement)}
        actions={<Actions statement={statement} known={known} paper={paper} />}
      />
      <div className="statement-halves">
        <QuarterSum statement={statement} closingText={words.closingText[statement.state]} />
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
export default StatementPage
