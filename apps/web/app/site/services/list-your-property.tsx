import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/list-your-property'
import { ServicePage } from './service-page.tsx'
import { loadService, postService, redirectOwner, serviceMeta } from './service-route.ts'

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = ({ context, request }: Route.LoaderArgs) => {
  redirectOwner(context.get(session))
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postService(context.get(pageRequest), request, 'list-your-property')

export const meta = (args: Route.MetaArgs) => serviceMeta('list-your-property', args)

/** `/list-your-property` */
export default function ListYourPropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="list-your-property" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
