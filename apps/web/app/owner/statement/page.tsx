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
import { resultsOf } from '#app/lib/answers.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { StatementDocument } from './document.tsx'
import { SupportingProvider } from './line-documents.tsx'
import { placesOfStaff, StatementPlacesProvider } from './places.ts'

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

/** An owner's quarterly statement; with a person in the address, the staff view of it. */
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
