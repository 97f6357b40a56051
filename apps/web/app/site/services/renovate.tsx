import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/renovate'
import { ServicePage } from './service-page.tsx'
import { loadService, postService, serviceMeta } from './service-route.ts'

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = ({ context, request }: Route.LoaderArgs) => {
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postService(context.get(pageRequest), request, 'renovate')

export const meta = (args: Route.MetaArgs) => serviceMeta('renovate', args)

/** `/renovate` */
export default function RenovatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="renovate" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
