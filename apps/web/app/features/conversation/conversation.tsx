import './conversation.css'
import type { ConversationMessage, Conversation as Given } from '@porchlight/contract'
import { Button, Icon } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useConversation } from './use-conversation.ts'
import { Write } from './write.tsx'

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

const Line = ({ message, zone, read }: { message: ConversationMessage; zone: string; read: boolean }) => {
  const words = useWords(talkWords)
  const { moment } = useFormats()
  const { text, files, fromTeam, author, at } = message
  return (
    <li data-side={fromTeam ? 'team' : 'mine'}>
      {text && <p>{text}</p>}
      {files.length > 0 && <Files files={files} />}
      <p className="talk-foot num">
        {fromTeam ? words.fromTeam({ name: author }) : words.you}, <time dateTime={at}>{moment(at, zone)}</time>
        {read && `, ${words.read}`}
      </p>
    </li>
  )
}

type Props = {
  /** A stay’s id, or `team`. */
  about: string
  given: Given
  /** Whose clock the times are told by. */
  timeZone: string
}

/** What a person and the team write to each other. */
export const Conversation = ({ about, given, timeZone }: Props) => {
  const words = useWords(talkWords)
  const { conversation, more, take, showOlder } = useConversation(about, given)
  const { messages, readUpTo } = conversation
  const lastMine = messages.findLast(({ fromTeam }) => !fromTeam)?.id
  return (
    <div className="talk">
      {more && (
        <Button look="link" onClick={() => void showOlder()}>
          {words.older}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ol className="talk-lines" aria-label={words.title} aria-live="polite">
          {messages.map((message) => (
            <Line
              key={message.id}
              message={message}
              zone={timeZone}
              read={message.id === lastMine && readUpTo !== null && readUpTo >= message.id}
            />
          ))}
        </ol>
      )}
      <Write about={about} onSent={take} />
    </div>
  )
}
