import '../staff.css'
import { staffConversation } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { useMemo } from 'react'
import { href } from 'react-router'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { personConversation } from '#app/features/conversation/conversation-calls.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  return resultsOf(await api(staffConversation, { params: { id: params.conversationId } }))
}

export const meta = (args: Route.MetaArgs) => {
  const person = args.loaderData?.person
  return pageMeta(args, person ? { title: person } : {})
}

/** `/staff/conversations/{id}`: one conversation, with a reply form. */
const StaffConversationPage = ({ loaderData: { conversation, person, personId }, params }: Route.ComponentProps) => {
  const teamZone = useTeamZone()
  const words = useWords(talkWords)
  const talk = useMemo(() => personConversation(params.conversationId), [params.conversationId])
  const { bookingId } = conversation
  return (
    <>
      <PageHead
        title={words.withPerson({ person })}
        over={<PersonLink id={personId}>{person}</PersonLink>}
        actions={
          bookingId !== null && (
            <StaffLink
              orNothing
              className="inline-link"
              href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
            >
              {words.openBooking}
            </StaffLink>
          )
        }
      />
      <TeamConversation
        key={params.conversationId}
        talk={talk}
        given={conversation}
        person={person}
        timeZone={teamZone}
      />
    </>
  )
}
export default StaffConversationPage
