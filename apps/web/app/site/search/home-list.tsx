import { mostCompared } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Checkbox, EmptyState, SkeletonCards, UiLink, Waiting } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { Form, href } from 'react-router'
import { saveDeviceList } from '#app/features/favorites/device-list.ts'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { type ListedHome, ListedHomeLink } from '#app/features/home-picture/listed-home-link.tsx'
import { listWords } from '#app/lib/messages/site/lists.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { saveFavoritesHref } from '../save-favorites/address.ts'
import { useDeviceHomes } from './use-device-homes.ts'

type Kind = 'favorites' | 'seen'

const Item = ({
  home,
  chosen,
  onChoose,
}: {
  home: ListedHome
  chosen: readonly number[]
  onChoose: (on: boolean) => void
}) => {
  const words = useWords(listWords)
  const on = chosen.includes(home.id)
  return (
    <li>
      <ListedHomeLink home={home} />
      <FavoriteButton home={home} small />
      <Checkbox
        quiet
        name="compare"
        value={home.id}
        checked={on}
        disabled={!on && chosen.length >= mostCompared}
        onChange={onChoose}
        label={words.choose}
        aria-label={words.chooseHome({ name: home.name })}
      />
    </li>
  )
}

const Nothing = ({ kind }: { kind: Kind }) => {
  const words = useWords(listWords)
  return (
    <EmptyState
      title={words[kind].empty}
      actions={
        <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
          {words.seeAll}
        </ButtonLink>
      }
    >
      {words[kind].emptyText}
    </EmptyState>
  )
}

/** Cards to select for comparison; a plain form that works without JavaScript. */
const Cards = ({ homes }: { homes: readonly ListedHome[] }) => {
  const words = useWords(listWords)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isTooFew, setIsTooFew] = useState(false)
  const there = chosen.filter((id) => homes.some((home) => home.id === id))
  const compare = (event: FormEvent) => {
    if (there.length > 1) return
    event.preventDefault()
    setIsTooFew(true)
  }
  return (
    <Form className="list-homes" onSubmit={compare}>
      <ul>
        {homes.map((home) => (
          <Item
            key={home.id}
            home={home}
            chosen={there}
            onChoose={(on) => setChosen(on ? [...there, home.id] : there.filter((id) => id !== home.id))}
          />
        ))}
      </ul>
      {homes.length > 1 && (
        <p className="list-compare">
          <Button type="submit" look="primary" icon="compare">
            {words.compare({ number: there.length })}
          </Button>
          <span className="t-small muted">{words.compareHint({ most: mostCompared })}</span>
          {isTooFew && there.length < 2 && (
            <Alert tone="warning" live>
              {words.tooFew({ number: there.length })}
            </Alert>
          )}
        </p>
      )}
    </Form>
  )
}

/** Favorites or recently viewed homes. */
const HomeList = ({ kind, given }: { kind: Kind; given: ListedHome[] | null }) => {
  const words = useWords(listWords)
  const user = useUser()
  const [round, setRound] = useState(0)
  const listed = useDeviceHomes(kind, given, round)
  const forget = () => {
    saveDeviceList('seen', [])
    setRound(round + 1)
  }
  const count = listed.state === 'there' ? listed.homes.length : 0
  return (
    <section className="list-page wrap">
      <header>
        <h1 className="t-h1">{words[kind].title}</h1>
        <p className="muted">
          {kind === 'seen' ? words.seen.text : user ? words.favorites.text : words.favorites.onDevice}
        </p>
        <p className="list-ways">
          <UiLink className="inline-link" href={`?show=${kind === 'seen' ? 'favorites' : 'seen'}`}>
            {kind === 'seen' ? words.favorites.title : words.seen.title}
          </UiLink>
          {kind === 'favorites' && !user && listed.state === 'there' && count > 0 && (
            <UiLink className="inline-link" href={saveFavoritesHref(listed.homes)}>
              {words.byEmail}
            </UiLink>
          )}
          {kind === 'favorites' && !user && (
            <UiLink className="inline-link" href={href('/account')}>
              {words.logIn}
            </UiLink>
          )}
          {kind === 'seen' && count > 0 && (
            <Button look="link" size="small" onClick={forget}>
              {words.seen.forget}
            </Button>
          )}
        </p>
      </header>
      {listed.state === 'loading' && (
        <>
          <noscript>
            <Alert>{words.needsScripts}</Alert>
          </noscript>
          <Waiting label={words.loading}>
            <SkeletonCards count={3} />
          </Waiting>
        </>
      )}
      {listed.state === 'failed' && (
        <Alert
          tone="danger"
          live
          action={
            <Button size="small" onClick={listed.again}>
              {words.again}
            </Button>
          }
        >
          {listed.message}
        </Alert>
      )}
      {listed.state === 'there' && (count > 0 ? <Cards homes={listed.homes} /> : <Nothing kind={kind} />)}
    </section>
  )
}

// React.lazy asks for a default export.
export default HomeList
