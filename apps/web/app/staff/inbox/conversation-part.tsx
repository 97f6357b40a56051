import type { Conversation, ConversationMessage, InboxItemState, Language } from '@porchlight/contract'
import { useMemo } from 'react'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { personConversation } from '#app/features/conversation/conversation-calls.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useTranslated } from '#app/lib/translate/use-translated.ts'
import { TemplatePicker } from './templates.tsx'

/** What a person wrote, in the reader's language, below the original. */
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

type Props = { state: InboxItemState; conversation: Conversation; person: string }

export const ConversationPart = ({ state: { item, language }, conversation, person }: Props) => {
  const zone = useTeamZone()
  const reader = useLanguage()
  const talk = useMemo(() => personConversation(item.key), [item.key])
  const beside = (message: ConversationMessage) =>
    language && language !== reader && !message.fromTeam && message.text ? (
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
      tools={(insert) => <TemplatePicker conversationId={item.key} insert={insert} />}
    />
  )
}
