import { type InquiryReply, postInquiry } from '#app/features/inquiry/send-inquiry.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/real-estate'
import { inquirySteps, serviceKinds } from './inquiries.ts'
import { ServicePage } from './service-page.tsx'
import { loadService, serviceMeta } from './service-route.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  return loadService(context.get(pageRequest), request)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postInquiry(context.get(pageRequest), request, {
    kind: serviceKinds['real-estate'],
    source: 'real-estate',
    steps: inquirySteps['real-estate'],
  })

export const meta = (args: Route.MetaArgs) => serviceMeta('real-estate', args)

/** `/real-estate` */
export default function RealEstatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage id="real-estate" data={loaderData} reply={actionData as InquiryReply | undefined} />
}
