import { contentReader, documentOrNone } from '#app/features/content/read-content.ts'
import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/list-your-property'
import { ServicePage } from './service-page.tsx'
import { loadService, postService, redirectOwner, serviceMeta } from './service-route.ts'

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  redirectOwner(context.get(session))
  const { api, query } = contentReader({ context, request })
  const [service, shown] = await Promise.all([
    loadService(context.get(pageRequest), request),
    documentOrNone(api, 'page', 'list-your-property', query),
  ])
  return { ...service, voices: shown?.document ?? null }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postService(context.get(pageRequest), request, 'list-your-property')

export const meta = (args: Route.MetaArgs) => serviceMeta('list-your-property', args)

/** `/list-your-property` */
export default function ListYourPropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="list-your-property" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
