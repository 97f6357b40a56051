import { notificationById } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { useEffect } from 'react'
import { href, redirect, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { notificationWords } from '#app/lib/messages/me/notifications.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { clickNotice } from '#app/lib/notices/notices.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

/** Someone else's notification, or a missing one, leads to the person's own list. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(notificationById, { params: { id: params.id } })
  if (!answer.ok && answer.error.status === 404) throw redirect(href('/me/notifications'))
  const { notification } = resultsOf(answer)
  return { id: notification.id, to: notification.to }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Marks the notification as clicked and replaces this address with its target; without scripts a link leads there. */
const GoPage = ({ loaderData: { id, to } }: Route.ComponentProps) => {
  const words = useWords(notificationWords)
  const navigate = useNavigate()
  useEffect(() => {
    const go = () => void navigate(to, { replace: true })
    clickNotice(id).then(go, go)
  }, [id, to, navigate])
  return (
    <div className="wrap notice-page">
      <h1 className="t-h1">{words.opening}</h1>
      <p className="t-lead">{words.openingText}</p>
      <ButtonLink look="primary" href={to}>
        {words.goOn}
      </ButtonLink>
    </div>
  )
}
export default GoPage
