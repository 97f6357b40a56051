import '../prepare.css'
import { type SharedTrip, sharedTripBy } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { data, href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { TripScene } from '../trip-scene.tsx'
import type { Route } from './+types/page'
import { type FriendKeys, friendKeys } from './friend-keys.ts'
import { GuestList } from './guest-list.tsx'
import { Join } from './join.tsx'
import { StayDetails } from './stay-details.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(sharedTripBy, { params: { token: params.hash } })
  if (!answer.ok && answer.error.code === 'not_found') return data({ trip: null }, { status: 404 })
  return { trip: resultsOf(answer).trip }
}

/** The URL holds a secret: not cached, not sent as referrer, not indexed. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(friendsWords, spokenIn(args))
  const trip = args.loaderData?.trip
  const title = trip ? words.invited({ host: trip.host, home: trip.home.name }) : words.closed
  return pageMeta(args, { title, noindex: true })
}

const Closed = () => {
  const words = useWords(friendsWords)
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.closed}</h1>
      <p className="t-lead">{words.closedText}</p>
      <ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.browseHomes}</ButtonLink>
    </div>
  )
}

const HouseRules = ({ home: { houseRules, language } }: Pick<SharedTrip, 'home'>) => {
  const words = useWords(friendsWords)
  if (houseRules.length === 0) return null
  return (
    <section className="trip-block">
      <h2>{words.rules}</h2>
      <ul className="trip-rules" lang={language}>
        {houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

const Invitation = ({ token, trip }: { token: string; trip: SharedTrip }) => {
  const { stayDates } = useFormats()
  const words = useWords(friendsWords)
  const { revalidate } = useRevalidator()
  // The server doesn't know what the device has stored.
  const [keys, setKeys] = useState<FriendKeys>({})
  useEffect(() => setKeys(friendKeys()), [])
  const onChange = async () => {
    setKeys(friendKeys())
    await revalidate()
  }
  const { host, home, coming } = trip
  return (
    <article>
      <TripScene image={home.image} evening={home.evening}>
        <h1 className="trip-title">{words.invited({ host, home: home.name })}</h1>
        <p className="trip-lead num">
          {stayDates(trip)}, {home.town}
        </p>
      </TripScene>
      <div className="wrap trip-columns">
        <div>
          <section className="trip-block" aria-live="polite">
            <h2>{words.coming}</h2>
            <GuestList token={token} coming={coming} keys={keys} onChange={onChange} />
          </section>
          <Join
            token={token}
            trip={trip}
            another={coming.some(({ id }) => id !== null && keys[id] !== undefined)}
            onChange={onChange}
          />
        </div>
        <div>
          <StayDetails trip={trip} />
          <HouseRules home={home} />
        </div>
      </div>
    </article>
  )
}

/** `/travelers/invitations/{hash}`: the trip, visible to anyone with its link. */
export default function InvitationPage({ loaderData: { trip }, params: { hash } }: Route.ComponentProps) {
  return trip ? <Invitation key={hash} token={hash} trip={trip} /> : <Closed />
}
