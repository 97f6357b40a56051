import './statement.css'
import './statement-print.css'
import {
  pdfAddress,
  quarterStatement,
  type Statement,
  staffStatement,
  staffSupportingDocuments,
  statementList,
  supportingDocuments,
} from '@porchlight/contract'
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
import { Corrections } from './corrections.tsx'
import { Earnings } from './earnings.tsx'
import { Expenses, Payouts } from './expenses-and-payouts.tsx'
import { Letterhead } from './letterhead.tsx'
import { SupportingProvider } from './line-documents.tsx'
import { placesOfStaff, StatementPlacesProvider } from './places.ts'
import type { Quarter } from './quarters.ts'
import { StatementSummary } from './summary.tsx'

/** The route lists quarters explicitly, so the quarter comes from the URL. */
const quarterAt = (pathname: string) => {
  const { year = '', quarter = '' } = routeAt(pathname)?.params ?? {}
  return { year: Number(year), quarter: Number(quarter) }
}

const daysOf = ({ from, to }: Statement) => ({ start: from, end: to })

export const loader = async ({ context, params: { personId }, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const currency = url.searchParams.get('currency') ?? undefined
  const input = { params: quarterAt(url.pathname), query: currency ? { currency } : {} }
  if (personId !== undefined) {
    const ofOwner = { ...input, params: { ...input.params, id: personId } }
    const { statement, quarters } = resultsOf(await api(staffStatement, ofOwner))
    const { supporting } = resultsOf(
      await api(staffSupportingDocuments, { params: { id: personId }, query: daysOf(statement) }),
    )
    return { personId, statement, supporting, known: quarters, pdf: pdfAddress(staffStatement, ofOwner) }
  }
  const [answer, list] = await Promise.all([api(quarterStatement, input), api(statementList)])
  const { statements } = resultsOf(list)
  const { statement } = resultsOf(answer)
  return {
    personId,
    statement,
    ...resultsOf(await api(supportingDocuments, { query: daysOf(statement) })),
    known: statements.map(({ year, quarter }) => ({ year, quarter })),
    pdf: pdfAddress(quarterStatement, input),
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

type Shown = { statement: Statement; known: readonly Quarter[]; pdf: string }

const StatementDocument = ({ statement, known, pdf }: Shown) => {
  const words = useWords(ownerStatementWords)
  const { quarter, year, ownerName, legalName } = statement
  return (
    <article className="statement">
      <Letterhead title={words.letterTitle({ quarter, year })} legalName={legalName} />
      <PageHead
        over={words.over({ owner: ownerName, legal: legalName })}
        title={words.quarter({ quarter, year })}
        lead={useLead(statement)}
        actions={<Actions statement={statement} known={known} pdf={pdf} />}
      />
      <div className="statement-halves">
        <StatementSummary statement={statement} closingText={words.closingText[statement.state]} />
        <Corrections statement={statement} />
      </div>
      <Earnings statement={statement} />
      <div className="statement-halves">
        <Expenses statement={statement} />
        <Payouts statement={statement} />
      </div>
      <p className="statement-foot">{words.foot({ name: legalName })}</p>
    </article>
  )
}

/** An owner’s statement of a quarter; with a person in the address, as staff look at it. */
const StatementPage = ({ loaderData: { personId, statement, supporting, known, pdf } }: Route.ComponentProps) => {
  const page = (
    <SupportingProvider value={supporting}>
      <StatementDocument statement={statement} known={known} pdf={pdf} />
    </SupportingProvider>
  )
  if (personId === undefined) return page
  return <StatementPlacesProvider value={placesOfStaff(personId)}>{page}</StatementPlacesProvider>
}
export default StatementPage
