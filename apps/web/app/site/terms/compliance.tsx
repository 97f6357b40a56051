import { DocumentPage } from '#app/features/agreements/document-page.tsx'
import { loadDocument } from '#app/features/agreements/load-document.ts'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { sameForEverybody } from '#app/lib/headers.ts'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/compliance'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadDocument(
    context.get(pageRequest).api,
    new URL(request.url).searchParams.get('document') ?? 'compliance',
    request.url,
  )

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.content.title
  return pageMeta(args, title ? { title } : {})
}

/** `/compliance`: our commitments, the index of documents, and those without a page below `/terms`. */
export default function CompliancePage({ loaderData }: Route.ComponentProps) {
  const words = useWords(agreementWords)
  const isIndex = loaderData.content.type === 'compliance'
  return (
    <>
      <HeaderPicture kind="exterior" />
      <DocumentPage document={loaderData} {...(isIndex && { lead: words.complianceLead })} />
    </>
  )
}
