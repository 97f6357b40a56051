import { type InquiryReply, postInquiry } from '#app/features/inquiry/send-inquiry.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/renovate'
import { inquirySteps, serviceKinds } from './inquiries.ts'
import { ServicePage } from './service-page.tsx'
import { loadService, serviceMeta } from './service-route.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postInquiry(context.get(pageRequest), request, {
    kind: serviceKinds.renovate,
    source: 'renovate',
    steps: inquirySteps.renovate,
  })

export const meta = (args: Route.MetaArgs) => serviceMeta('renovate', args)

/** `/renovate` */
export default function RenovatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="renovate" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
