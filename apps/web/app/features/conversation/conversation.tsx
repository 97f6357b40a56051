import './conversation.css'
import type { ConversationMessage, Conversation as Given } from '@porchlight/contract'
import { Button, Disclosure, Icon } from '@porchlight/ui'
import { type ReactNode, useMemo } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ConversationCalls, teamConversation } from './conversation-calls.ts'
import { MessageForm } from './message-form.tsx'
import { useConversation } from './use-conversation.ts'

const Files = ({ files }: Pick<ConversationMessage, 'files'>) => (
  <div className="talk-files">
    {files.map(({ id, name, thumbnail, originalSrc }) => (
      <a key={id} href={originalSrc} target="_blank" rel="noreferrer">
        {thumbnail ? (
          <img src={thumbnail} alt={name} loading="lazy" />
        ) : (
          <>
            <Icon name="document" size={18} />
            <span className="inline-link">{name}</span>
          </>
        )}
      </a>
    ))}
  </div>
)

type LineProps = {
  message: ConversationMessage
  side: ConversationCalls['side']
  zone: string
  read: boolean
  beside: ReactNode
}

const Line = ({ message, side, zone, read, beside }: LineProps) => {
  const words = useWords(talkWords)
  const { moment } = useFormats()
  const { text, files, fromTeam, author, at, channel, sender, quoted, leftOut } = message
  const isPerson = side === 'person'
  const byTeam = author === '' ? words.automatic : words.fromTeam({ name: author })
  const byPerson = isPerson ? words.you : author
  return (
    <li data-side={fromTeam === isPerson ? 'theirs' : 'mine'}>
      {text && <p>{text}</p>}
      {quoted && (
        <Disclosure summary={words.quoted}>
          <p className="muted">{quoted}</p>
        </Disclosure>
      )}
      {beside}
      {files.length > 0 && <Files files={files} />}
      {leftOut.length > 0 && <p className="talk-foot">{words.leftOut({ names: leftOut.join(', ') })}</p>}
      {sender && <p className="talk-foot talk-stranger">{words.otherAddress({ address: sender })}</p>}
      <p className="talk-foot num">
        {fromTeam ? byTeam : byPerson}, <time dateTime={at}>{moment(at, zone)}</time>
        {channel !== 'web' && `, ${words.channels[channel]}`}
        {read && `, ${words.read}`}
      </p>
    </li>
  )
}

type Props = {
  talk: ConversationCalls
  /** The label of the message list, and its empty state. */
  title: string
  none: string
  given: Given
  /** The time zone of the times shown. */
  timeZone: string
  /** Content below a message, such as its translation. */
  beside?: (message: ConversationMessage) => ReactNode
  /** Above the form; `insert` inserts a text into it. */
  tools?: (insert: (text: string) => void) => ReactNode
  /** How many of the newest messages are shown; all of them unless given. */
  latest?: number | undefined
}

/** A conversation between a person and the team, from one side. */
const Messages = ({ talk, title, none, given, timeZone, beside, tools, latest }: Props) => {
  const words = useWords(talkWords)
  const { conversation, more, take, showOlder } = useConversation(talk, given)
  const { readUpTo } = conversation
  const messages = latest === undefined ? conversation.messages : conversation.messages.slice(-latest)
  const lastMine = messages.findLast(({ fromTeam }) => fromTeam === (talk.side === 'team'))?.id
  return (
    <div className="talk">
      {more && latest === undefined && (
        <Button look="link" onClick={() => void showOlder()}>
          {words.older}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ol className="talk-lines" aria-label={title} aria-live="polite">
          {messages.map((message) => (
            <Line
              key={message.id}
              message={message}
              side={talk.side}
              zone={timeZone}
              beside={beside?.(message)}
              read={message.id === lastMine && readUpTo !== null && readUpTo >= message.id}
            />
          ))}
        </ol>
      )}
      <MessageForm talk={talk} onSent={take} tools={tools} />
    </div>
  )
}

type PersonProps = Pick<Props, 'given' | 'timeZone'> & {
  /** A stay’s id, or `team`. */
  about: string
}

/** A person’s conversation with the team. */
export const Conversation = ({ about, ...shown }: PersonProps) => {
  const { title, none } = useWords(talkWords)
  const talk = useMemo(() => teamConversation(about), [about])
  return <Messages talk={talk} title={title} none={none} {...shown} />
}

type TeamProps = Pick<Props, 'given' | 'timeZone' | 'talk' | 'beside' | 'tools' | 'latest'> & { person: string }

/** The team’s conversation with a person. */
export const TeamConversation = ({ person, ...shown }: TeamProps) => {
  const words = useWords(talkWords)
  return <Messages title={words.withPerson({ person })} none={words.noneWithPerson({ person })} {...shown} />
}
