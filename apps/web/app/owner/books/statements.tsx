import '../statement/statement.css'
import '../statements/statements.css'
import { accountantStatements } from '@porchlight/contract'
import { EmptyState } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { Quarters } from '../statements/quarters.tsx'
import type { Route } from './+types/statements'
import { BooksFrame, ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [answer, owners] = await Promise.all([
    api(accountantStatements, { params: { id: params.ownerId } }),
    ownersOf(api),
  ])
  return { ...resultsOf(answer), owners }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/accountants/{ownerId}`: an owner's quarters, for their accountant. */
const StatementsPage = ({ loaderData: { owner, owners, statements } }: Route.ComponentProps) => {
  const { books: words } = useWords(accountantWords)
  return (
    <BooksFrame owner={owner} owners={owners} current="statements">
      <Quarters statements={statements} paid={words.payouts} empty={<EmptyState title={words.noStatements} />} />
    </BooksFrame>
  )
}
export default StatementsPage
