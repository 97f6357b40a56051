import { DocumentPage } from '#app/features/agreements/document-page.tsx'
import { loadDocument } from '#app/features/agreements/load-document.ts'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadDocument(context.get(pageRequest).api, params.agreementType ?? 'terms', request.url)

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.content.title
  return pageMeta(args, title ? { title } : {})
}

/** `/terms/{type}`: an agreement to read and print; without a type, the terms of use. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeaderPicture kind="exterior" />
      <DocumentPage document={loaderData} />
    </>
  )
}
