import '../newsletter/newsletter.css'
import { searchAlertByToken, setSearchAlert } from '@porchlight/contract'
import { Alert, Button, ButtonLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { saveSearchWords } from '#app/lib/messages/leads/save-search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/alert'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(searchAlertByToken, { params: { token: params.hash } }))

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData()
  const body = { on: form.get('act') !== 'stop' }
  resultsOf(await context.get(pageRequest).api(setSearchAlert, { params: { token: params.hash }, body }))
  throw redirect(href('/search-alerts/:hash', params))
}

/**
 * The address contains a key: not cached, not indexed, and no referrer beyond the origin, which the form's own post
 * needs.
 */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/search-alerts/{hash}`: confirms an email alert for a search, and stops it. */
export default function SearchAlertPage({ loaderData: { alert } }: Route.ComponentProps) {
  const words = useWords(saveSearchWords)
  const { name, query, email, state, frequency } = alert
  const on = state === 'confirmed'
  return (
    <div className="newsletter">
      <h1 className="t-h1">{words.yours}</h1>
      <p className="t-card" data-content>
        {name}
      </p>
      {on && <Alert tone="positive">{(frequency === 'daily' ? words.onDaily : words.onWeekly)({ email })}</Alert>}
      {state === 'stopped' && <Alert tone="info">{words.off}</Alert>}
      {state === 'pending' && <p className="t-lead">{words.confirmText({ email })}</p>}
      <form method="post" className="newsletter-acts">
        <Button type="submit" name="act" value={on ? 'stop' : 'start'} look={on ? 'quiet' : 'primary'} size="big">
          {on ? words.stop : state === 'stopped' ? words.again : words.confirm}
        </Button>
        <ButtonLink size="big" href={`${href('/book-a-property/:mapOrAffiliate?')}${query && `?${query}`}`}>
          {words.see}
        </ButtonLink>
      </form>
    </div>
  )
}
