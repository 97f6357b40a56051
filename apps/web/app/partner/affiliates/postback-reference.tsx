import { postbackEventNames, postbackExample, postbackSignatureHeader } from '@porchlight/contract'
import { Disclosure, Table } from '@porchlight/ui'
import { postbackWords } from '#app/lib/messages/partner/postbacks.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** How a receiver in Node verifies a postback. */
const verification = `const [, seconds, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(headers['${postbackSignatureHeader}'])
const expected = createHmac('sha256', secret).update(seconds + '.' + body).digest('hex')
const isValid =
  timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) && Date.now() / 1000 - seconds < 300`

/** What a partner's engineers need to receive postbacks: events, an example, the signature, and retries. */
export const PostbackReference = () => {
  const words = useWords(postbackWords)
  return (
    <Disclosure summary={words.reference}>
      <div className="postback-reference">
        <p>{words.body}</p>
        <pre data-content>{JSON.stringify(postbackExample, null, 2)}</pre>
        <Table
          caption={words.events}
          rows={postbackEventNames}
          rowKey={(name) => name}
          columns={[
            { id: 'event', head: words.event, cell: (name) => <code data-content>{name}</code> },
            { id: 'when', head: words.when, cell: (name) => words.eventTexts[name] },
          ]}
        />
        <p>{words.signature}</p>
        <pre data-content>{verification}</pre>
        <p>{words.retries}</p>
      </div>
    </Disclosure>
  )
}
