import '../newsletter/newsletter.css'
import './save-favorites.css'
import { dropListedFavorite, type FavoriteList, favoriteListByToken, setFavoriteList } from '@porchlight/contract'
import { Alert, Button, ButtonLink, EmptyState } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { type ListedHome, ListedHomeLink } from '#app/features/home-picture/listed-home-link.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { saveFavoritesWords } from '#app/lib/messages/leads/save-favorites.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/list'
import { loadHomes } from './load-homes.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { list } = resultsOf(await api(favoriteListByToken, { params: { token: params.hash } }))
  const [homes, waiting] = await Promise.all([loadHomes(api, list.homeIds), loadHomes(api, list.waitingHomeIds)])
  return { list, homes, waiting }
}

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { api } = context.get(pageRequest)
  const form = await request.formData()
  const token = params.hash
  const id = Number(form.get('remove'))
  if (id > 0) resultsOf(await api(dropListedFavorite, { params: { token, id } }))
  else resultsOf(await api(setFavoriteList, { params: { token }, body: { on: form.get('act') !== 'stop' } }))
  throw redirect(href('/favorite-lists/:hash', params))
}

/**
 * The address contains a key: not cached, not indexed, and no referrer beyond the origin, which the form's own post
 * needs.
 */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

const Homes = ({ homes }: { homes: readonly ListedHome[] }) => {
  const words = useWords(saveFavoritesWords)
  return (
    <ul className="saved-list-homes">
      {homes.map((home) => (
        <li key={home.id}>
          <ListedHomeLink home={home} />
          <form method="post">
            <Button
              type="submit"
              look="link"
              size="small"
              name="remove"
              value={home.id}
              aria-label={words.removeHome({ name: home.name })}
            >
              {words.remove}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

/** Homes that a request added and the person hasn’t confirmed. */
const Waiting = ({ homes }: { homes: readonly ListedHome[] }) => {
  const words = useWords(saveFavoritesWords)
  return (
    <section>
      <h2 className="t-h3">{words.confirmText({ homes: homes.length })}</h2>
      <Homes homes={homes} />
      <form method="post" className="newsletter-acts saved-list-confirm">
        <Button type="submit" name="act" value="start" look="primary" size="big">
          {words.confirm({ homes: homes.length })}
        </Button>
      </form>
    </section>
  )
}

const End = ({ list }: { list: FavoriteList }) => {
  const words = useWords(saveFavoritesWords)
  const user = useUser()
  return (
    <div className="saved-list-end">
      {!user && list.homeIds.length > 0 && (
        <>
          <p>{words.join({ email: list.email })}</p>
          <ButtonLink href={href('/account')}>{words.joinAction}</ButtonLink>
        </>
      )}
      <p className="t-small muted">{words.deleteText}</p>
      <form method="post">
        <Button type="submit" name="act" value="stop" look="quiet">
          {words.deleteList}
        </Button>
      </form>
    </div>
  )
}

/** `/favorite-lists/{hash}`: confirms favorites saved by email, lists them, and deletes the list. */
export default function FavoriteListPage({ loaderData: { list, homes, waiting } }: Route.ComponentProps) {
  const words = useWords(saveFavoritesWords)
  const { email, state } = list
  const search = (
    <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
      {words.toSearch}
    </ButtonLink>
  )
  return (
    <div className="saved-list wrap">
      <h1 className="t-h1">{words.yours}</h1>
      {state === 'stopped' ? (
        <Alert tone="info">{words.stopped({ email })}</Alert>
      ) : (
        <p className="muted">{words.savedFor({ email })}</p>
      )}
      {waiting.length > 0 && <Waiting homes={waiting} />}
      {homes.length > 0 && <Homes homes={homes} />}
      {waiting.length + homes.length === 0 &&
        (state === 'stopped' ? (
          <div>{search}</div>
        ) : (
          <EmptyState title={words.empty} actions={search}>
            {words.emptyText}
          </EmptyState>
        ))}
      {state !== 'stopped' && <End list={list} />}
    </div>
  )
}
