import type { Booking } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useMemo } from 'react'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { guestConversation } from '#app/features/conversation/conversation-calls.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { DataOf } from './page.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'

/** The conversation with the guest, and automatic messages to them. */
export const MessagesTab = ({ booking: { id, home }, talk, scheduled }: { booking: Booking } & DataOf<'messages'>) => {
  const words = useWords(talkWords)
  const calls = useMemo(() => guestConversation(String(id)), [id])
  return (
    <div className="staff-split">
      <div>
        {talk && (
          <Section title={words.withPerson({ person: talk.person })}>
            <TeamConversation
              key={id}
              talk={calls}
              given={talk.conversation}
              person={talk.person}
              timeZone={home.timeZone}
            />
          </Section>
        )}
      </div>
      <div>{scheduled && <ScheduledMessages bookingId={id} messages={scheduled} timeZone={home.timeZone} />}</div>
    </div>
  )
}
