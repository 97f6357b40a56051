import '../newsletter/newsletter.css'
import './save-favorites.css'
import { isEmail, requestFavoriteList } from '@porchlight/contract'
import { Alert, Button, ButtonLink, TextField, UiLink } from '@porchlight/ui'
import { data, href, redirect } from 'react-router'
import { ListedHomeLink } from '#app/features/home-picture/listed-home-link.tsx'
import { personIn, trapsIn } from '#app/features/inquiry/send-inquiry.ts'
import { SpamTrap } from '#app/features/inquiry/spam-trap.tsx'
import { favoritesHref } from '#app/lib/favorites-href.ts'
import { saveFavoritesWords } from '#app/lib/messages/leads/save-favorites.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { homesIn } from './address.ts'
import { loadHomes } from './load-homes.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  if (context.get(session).user) throw redirect(favoritesHref)
  const { searchParams } = new URL(request.url)
  return {
    homes: await loadHomes(context.get(pageRequest).api, homesIn(searchParams)),
    openedAt: new Date().toISOString(),
  }
}

type Reply = { email: string; outcome: 'sent' | 'wrong' | 'gone' | 'failed' }
const reply = (email: string, outcome: Reply['outcome'], status = 422) => data<Reply>({ email, outcome }, { status })

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData()
  const { email } = personIn(form)
  if (!isEmail(email)) return reply(email, 'wrong')
  const homeIds = homesIn(new URL(request.url).searchParams)
  if (homeIds.length === 0) return reply(email, 'gone')
  const body = { email, homeIds, traps: trapsIn(form) }
  const answer = await context.get(pageRequest).api(requestFavoriteList, { body })
  if (answer.ok) return reply(email, 'sent', 200)
  return reply(email, answer.error.code === 'no_homes' ? 'gone' : 'failed', answer.error.status)
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/save-favorites`: emails a link to the person’s favorites; works without an account and without JavaScript. */
export default function SaveFavoritesPage({ loaderData: { homes, openedAt }, actionData }: Route.ComponentProps) {
  const words = useWords(saveFavoritesWords)
  const answer = actionData as Reply | undefined
  const search = href('/book-a-property/:mapOrAffiliate?')
  if (answer?.outcome === 'sent')
    return (
      <div className="newsletter" role="status">
        <h1 className="t-h1">{words.sent}</h1>
        <p className="t-lead">{words.sentText({ email: answer.email, homes: homes.length })}</p>
        <div>
          <ButtonLink href={search}>{words.toSearch}</ButtonLink>
        </div>
      </div>
    )
  if (homes.length === 0)
    return (
      <div className="newsletter">
        <h1 className="t-h1">{words.none}</h1>
        <p className="t-lead">{words.noneText}</p>
        <div>
          <ButtonLink look="primary" href={search}>
            {words.toSearch}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <div className="saved-list wrap">
      <h1 className="t-h1">{homes.length === 1 ? words.one : words.title}</h1>
      <p className="t-lead">{words.lead}</p>
      <form method="post" className="newsletter-form">
        {answer && answer.outcome !== 'wrong' && (
          <Alert tone="danger" live>
            {words[answer.outcome]}
          </Alert>
        )}
        <SpamTrap openedAt={openedAt} />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answer?.email}
          error={answer?.outcome === 'wrong' ? words.wrong : undefined}
        />
        <div className="newsletter-acts">
          <Button type="submit" look="primary" size="big">
            {words.action}
          </Button>
        </div>
        <p className="t-small muted">
          {words.privacy} {words.account}{' '}
          <UiLink className="inline-link" href={href('/account')}>
            {words.login}
          </UiLink>
        </p>
      </form>
      <ul className="saved-list-homes">
        {homes.map((home) => (
          <li key={home.id}>
            <ListedHomeLink home={home} />
          </li>
        ))}
      </ul>
    </div>
  )
}
