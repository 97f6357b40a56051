import { accountantStatement, accountantStatements, pdfAddress } from '@porchlight/contract'
import { routeAt } from '@porchlight/contract/routes'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StatementDocument } from '../statement/document.tsx'
import { SupportingProvider } from '../statement/line-documents.tsx'
import { placesOfAccountant, StatementPlacesProvider } from '../statement/places.ts'
import type { Route } from './+types/statement'
import './books.css'
import { privateHeaders } from './private-headers.ts'

const quarterAt = (pathname: string) => {
  const { year = '', quarter = '' } = routeAt(pathname)?.params ?? {}
  return { year: Number(year), quarter: Number(quarter) }
}

export const loader = async ({ context, params: { ownerId }, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const currency = url.searchParams.get('currency') ?? undefined
  const input = { params: { id: ownerId, ...quarterAt(url.pathname) }, query: currency ? { currency } : {} }
  const [answer, list] = await Promise.all([
    api(accountantStatement, input),
    api(accountantStatements, { params: { id: ownerId } }),
  ])
  const { statement, supporting } = resultsOf(answer)
  return {
    ownerId,
    statement,
    supporting,
    known: resultsOf(list).statements.map(({ year, quarter }) => ({ year, quarter })),
    pdf: pdfAddress(accountantStatement, input),
  }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(ownerStatementWords, spokenIn(args))
  return pageMeta(args, { title: words.quarter(quarterAt(args.location.pathname)) })
}

/** `/accountants/{ownerId}/statements/{year}/{quarter}`: a statement as its owner sees it, with the bills and photos behind it, without bookings and jobs. */
const StatementPage = ({ loaderData: { ownerId, statement, supporting, known, pdf } }: Route.ComponentProps) => (
  <StatementPlacesProvider value={placesOfAccountant(ownerId)}>
    <SupportingProvider value={supporting}>
      <div className="wrap books">
        <StatementDocument statement={statement} known={known} pdf={pdf} />
      </div>
    </SupportingProvider>
  </StatementPlacesProvider>
)
export default StatementPage
