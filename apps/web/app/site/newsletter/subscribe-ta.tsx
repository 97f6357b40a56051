import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/subscribe-ta'
import { NewsletterPage } from './newsletter-page.tsx'
import { loadNewsletter, type NewsletterReply, postNewsletter } from './newsletter-route.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => loadNewsletter(context.get(pageRequest), request)

export const action = ({ context, request }: Route.ActionArgs) =>
  postNewsletter(context.get(pageRequest), request, 'agents')

export const headers = () => ({ 'referrer-policy': 'strict-origin' })

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export default function SubscribeTaPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage list="agents" data={loaderData} reply={actionData as NewsletterReply | undefined} />
}
