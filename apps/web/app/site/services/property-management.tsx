import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/property-management'
import { ServicePage } from './service-page.tsx'
import { loadService, postService, serviceMeta } from './service-route.ts'

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = ({ context, request }: Route.LoaderArgs) => {
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postService(context.get(pageRequest), request, 'property-management')

export const meta = (args: Route.MetaArgs) => serviceMeta('property-management', args)

/** `/property-management` */
export default function PropertyManagementPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="property-management" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
