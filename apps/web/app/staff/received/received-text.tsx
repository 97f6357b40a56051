import { apiBase, type Received } from '@porchlight/contract'
import { Alert, Disclosure } from '@porchlight/ui'
import { receivedWords } from '#app/lib/messages/staff/received-messages.ts'
import { useWords } from '#app/lib/messages/words.ts'

const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1000))

/** An inbound message in a safe form: text only, quoted parts collapsed, and its original to download. */
export const ReceivedText = ({ received }: { received: Received }) => {
  const words = useWords(receivedWords)
  const { id, channel, why, sender, senderName, person, subject, text, quoted, attachments, hasOriginal } = received
  return (
    <>
      {why && <Alert tone="warning">{words.reasons[why]}</Alert>}
      <p>
        {words.from} <span data-content>{senderName ? `${senderName} <${sender}>` : sender}</span>
        {person && (
          <>
            {' · '}
            {words.seemsFrom({ name: person.name })}
          </>
        )}
      </p>
      <blockquote className="inbox-quote">
        {channel === 'email' && <strong data-content>{subject || words.noSubject}</strong>}
        {text && (
          <p data-content className="received-text">
            {text}
          </p>
        )}
      </blockquote>
      {quoted && (
        <Disclosure summary={words.quoted}>
          <p data-content className="received-text muted">
            {quoted}
          </p>
        </Disclosure>
      )}
      {attachments.length > 0 && (
        <p className="num">
          {words.attachments}:{' '}
          <span data-content>
            {attachments
              .map(({ name, type, bytes }) => `${name || type} (${words.size({ size: kilobytes(bytes) })})`)
              .join(', ')}
          </span>
        </p>
      )}
      {hasOriginal && (
        <p>
          <a className="inline-link" href={`${apiBase}/staff/received/${id}/original`} download>
            {words.original}
          </a>
        </p>
      )}
    </>
  )
}
