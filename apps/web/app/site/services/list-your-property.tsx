import { type InquiryReply, postInquiry } from '#app/features/inquiry/send-inquiry.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/list-your-property'
import { inquirySteps, serviceKinds } from './inquiries.ts'
import { ServicePage } from './service-page.tsx'
import { loadService, redirectOwner, serviceMeta } from './service-route.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  redirectOwner(context.get(session))
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postInquiry(context.get(pageRequest), request, {
    kind: serviceKinds['list-your-property'],
    source: 'list-your-property',
    steps: inquirySteps['list-your-property'],
  })

export const meta = (args: Route.MetaArgs) => serviceMeta('list-your-property', args)

/** `/list-your-property` */
export default function ListYourPropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="list-your-property" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
