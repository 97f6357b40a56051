import '#app/features/conversation/conversation.css'
import {
  conciergeServices,
  conversationAbout,
  hostsOfHome,
  myConversations,
  type ResultsOf,
  withTeam,
} from '@porchlight/contract'
import { Badge, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { Conversation } from '#app/features/conversation/conversation.tsx'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { ConciergeHead } from './concierge-head.tsx'
import { Orders } from './orders.tsx'
import { Services } from './services.tsx'
import { StayDays } from './stay-days.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [arranged, mine, general] = await Promise.all([
    api(conciergeServices),
    api(myConversations),
    api(conversationAbout, { params: { about: withTeam } }),
  ])
  const booking = Number(new URL(request.url).searchParams.get('booking')) || undefined
  const given = resultsOf(arranged)
  // The requested stay, otherwise the next one.
  const stay = given.stays.find(({ bookingId }) => bookingId === booking) ?? given.stays[0]
  const people = stay ? await api(hostsOfHome, { params: { id: String(stay.homeId) } }) : undefined
  const hosts = people?.ok ? people.results.hosts : []
  const host = hosts.find(({ role }) => role === 'concierge') ?? hosts[0]
  return { ...given, ...resultsOf(mine), ...resultsOf(general), booking, stay, host }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Card = ResultsOf<typeof myConversations>['conversations'][number]

/** Conversations about stays, linked to the stays' own pages. */
const AboutStays = ({ cards }: { cards: readonly Card[] }) => {
  const words = useWords(talkWords)
  const stays = cards.filter(({ bookingId }) => bookingId !== null)
  return (
    <section aria-labelledby="about-stays">
      <h2 id="about-stays">{words.aboutStays}</h2>
      {stays.length === 0 ? (
        <p className="muted">{words.aboutStaysText}</p>
      ) : (
        <ul className="concierge-others">
          {stays.map(({ id, bookingId, homeName, last, unread }) => (
            <li key={id}>
              <UiLink href={`${href('/travelers/bookings/:id', { id: String(bookingId) })}#messages`}>
                <b>
                  {homeName}
                  {unread > 0 && <Badge>{words.unread({ number: unread })}</Badge>}
                </b>
                <span className="t-small muted">{last.text || words.onlyFiles}</span>
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default function ConciergePage({
  loaderData: { services, stays, orders, booking, stay, host, conversations, conversation },
}: Route.ComponentProps) {
  const teamZone = useTeamZone()
  const words = useWords(talkWords)
  return (
    <>
      {!host && <HeaderPicture kind="interior" />}
      <div className="wrap concierge">
        <ConciergeHead host={host} stay={stay} />
        {stay && <StayDays stay={stay} orders={orders} />}
        <Orders orders={orders} />
        <Services services={services} stays={stays} bookingId={booking} />
        <div className="concierge-columns">
          <section aria-labelledby="talk-title">
            <h2 id="talk-title">{words.title}</h2>
            <Conversation about={withTeam} given={conversation} timeZone={teamZone} />
          </section>
          <AboutStays cards={conversations} />
        </div>
      </div>
    </>
  )
}
