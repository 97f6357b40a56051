import '#app/features/documents/documents.css'
import { accountantDocument } from '@porchlight/contract'
import { Button, DocumentText, Section } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/document'
import { BooksFrame, ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context, params: { ownerId: id, documentId } }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [answer, owners] = await Promise.all([api(accountantDocument, { params: { id, documentId } }), ownersOf(api)])
  return { ...resultsOf(answer), owners }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.document.title } : {})

/** `/accountants/{ownerId}/documents/{documentId}`: the text of a signed document. */
const DocumentPage = ({ loaderData: { owner, owners, document } }: Route.ComponentProps) => {
  const { books: words } = useWords(accountantWords)
  const { title, text, home } = document
  return (
    <BooksFrame
      owner={owner}
      owners={owners}
      current="documents"
      title={title}
      actions={
        <Button icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      }
    >
      <Section title={home}>
        <DocumentText label={title} html={text} language="en" className="document-sheet" />
      </Section>
    </BooksFrame>
  )
}
export default DocumentPage
