import type {
  Conversation,
  ConversationMessage,
  DraftDesk,
  InboxItemState,
  Language,
  MessageDelivery,
} from '@porchlight/contract'
import { useMemo } from 'react'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { personConversation } from '#app/features/conversation/conversation-calls.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { receivedWords } from '#app/lib/messages/staff/received-messages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useTranslated } from '#app/lib/translate/use-translated.ts'
import { Drafts } from './drafts.tsx'
import { TemplatePicker } from './templates.tsx'

/** A person's message in the reader's language, below the original. */
const Translation = ({ text, from }: { text: string; from: Language }) => {
  const words = useWords(staffInboxWords)
  const language = useLanguage()
  const [translated] = useTranslated([text], from)
  if (!translated || translated === text) return null
  return (
    <p className="talk-translation" lang={language}>
      <small>{words.translation}</small> {translated}
    </p>
  )
}

/** How a team message was sent: by email, by text message, or not at all. */
const Delivery = ({ deliveries }: { deliveries: readonly MessageDelivery[] }) => {
  const words = useWords(receivedWords)
  return deliveries.map(({ channel, state, error }) => (
    <p key={channel} className="talk-foot" data-state={state}>
      {words.deliveries[channel]({ state: words.deliveryStates[state] })}
      {error && state !== 'sent' && (
        <>
          {' '}
          <span data-content>{error}</span>
        </>
      )}
    </p>
  ))
}

type Props = {
  state: InboxItemState
  conversation: Conversation
  person: string
  deliveries: readonly MessageDelivery[]
  drafts: DraftDesk | null
}

export const ConversationPart = ({ state: { item, language }, conversation, person, deliveries, drafts }: Props) => {
  const zone = useTeamZone()
  const reader = useLanguage()
  const talk = useMemo(() => personConversation(item.key), [item.key])
  const beside = (message: ConversationMessage) =>
    message.fromTeam ? (
      <Delivery deliveries={deliveries.filter(({ messageId }) => messageId === message.id)} />
    ) : language && language !== reader && message.text ? (
      <Translation text={message.text} from={language} />
    ) : null
  return (
    <TeamConversation
      key={item.key}
      talk={talk}
      given={conversation}
      person={person}
      timeZone={zone}
      beside={beside}
      tools={(insert) => (
        <>
          {drafts && <Drafts conversationId={item.key} given={drafts} insert={insert} />}
          <TemplatePicker conversationId={item.key} insert={insert} />
        </>
      )}
    />
  )
}
