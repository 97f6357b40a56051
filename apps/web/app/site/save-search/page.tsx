import '../newsletter/newsletter.css'
import { alertFrequencies, hasRole, isEmail, requestSearchAlert, searchData } from '@porchlight/contract'
import { Alert, Button, ButtonLink, RadioGroup, TextField, UiLink } from '@porchlight/ui'
import { data, href, redirect } from 'react-router'
import { personIn, trapsIn } from '#app/features/inquiry/send-inquiry.ts'
import { SpamTrap } from '#app/features/inquiry/spam-trap.tsx'
import { searchName } from '#app/features/saved-searches/search-name.ts'
import { useFormats } from '#app/lib/formats.ts'
import { saveSearchWords } from '#app/lib/messages/leads/save-search.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/page'

const longest = 2000

const savedIn = (request: Request): string =>
  (new URL(request.url).searchParams.get('save') ?? '').replace(/^\?/, '').slice(0, longest)

const withTrips = (query: string): string => `${href('/travelers')}?${new URLSearchParams({ save: query })}`

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = savedIn(request)
  const { user } = context.get(session)
  if (user && hasRole(user, 'traveler')) throw redirect(withTrips(query))
  const place = new URLSearchParams(query).get('place')
  const offers = place ? await context.get(pageRequest).api(searchData) : undefined
  return {
    query,
    place: offers?.ok ? offers.results.places.find(({ id }) => id === place)?.name : undefined,
    sent: new URL(request.url).searchParams.get('sent') === '1',
    openedAt: new Date().toISOString(),
  }
}

type Reply = { email: string; problem: 'wrong' | 'over' | 'failed' }
const refuse = (email: string, problem: Reply['problem'], status = 422) => data<Reply>({ email, problem }, { status })

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData()
  const { email, name } = personIn(form)
  if (!isEmail(email)) return refuse(email, 'wrong')
  const answer = await context.get(pageRequest).api(requestSearchAlert, {
    body: {
      email,
      query: savedIn(request),
      name,
      frequency: alertFrequencies.find((one) => one === form.get('frequency')) ?? 'daily',
      traps: trapsIn(form),
    },
  })
  if (!answer.ok) return refuse(email, answer.error.code === 'not_a_search' ? 'over' : 'failed', answer.error.status)
  const to = new URL(request.url)
  to.searchParams.set('sent', '1')
  throw redirect(`${to.pathname}${to.search}`)
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/save-search`: follows a search by email without an account; logged-in people save it with their trips. */
export default function SaveSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(saveSearchWords)
  const names = useWords(savedSearchWords)
  const formats = useFormats()
  const { query, place, sent, openedAt } = loaderData
  const reply = actionData as Reply | undefined
  const name = searchName(new URLSearchParams(query), place, names, formats)
  const search = `${href('/book-a-property/:mapOrAffiliate?')}${query && `?${query}`}`
  if (sent)
    return (
      <div className="newsletter" role="status">
        <h1 className="t-h1">{words.sent}</h1>
        <p className="t-lead">{words.sentText}</p>
        <div>
          <ButtonLink href={search}>{words.toSearch}</ButtonLink>
        </div>
      </div>
    )
  return (
    <div className="newsletter">
      <h1 className="t-h1">{words.title}</h1>
      <p className="t-card num">{name ?? words.anywhere}</p>
      <p className="t-lead">{words.lead}</p>
      <form method="post" className="newsletter-form">
        {reply && reply.problem !== 'wrong' && (
          <Alert tone="danger" live>
            {words[reply.problem]}
          </Alert>
        )}
        <SpamTrap openedAt={openedAt} />
        <input type="hidden" name="name" value={name ?? words.anywhere} />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={reply?.email}
          error={reply?.problem === 'wrong' ? words.wrong : undefined}
        />
        <RadioGroup
          legend={words.frequency}
          name="frequency"
          defaultValue="daily"
          options={alertFrequencies.map((value) => ({ value, label: words[value] }))}
        />
        <div className="newsletter-acts">
          <Button type="submit" look="primary" size="big">
            {words.action}
          </Button>
        </div>
        <p className="t-small muted">{words.privacy}</p>
      </form>
      <p>
        <UiLink className="inline-link" href={withTrips(query)}>
          {words.login}
        </UiLink>
      </p>
    </div>
  )
}
