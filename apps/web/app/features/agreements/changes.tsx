import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { LoadedDocument } from './load-document.ts'

type Changed = NonNullable<LoadedDocument['changes']>
type Block = Changed['blocks'][number]

const isChanged = ({ parts }: Block): boolean => parts.some(({ is }) => is !== 'same')

/** Changed paragraphs, each under its heading. */
const changedIn = (blocks: readonly Block[]): Block[] => {
  const visible: Block[] = []
  let heading: Block | undefined
  for (const block of blocks) {
    if (block.heading) heading = block
    if (!isChanged(block)) continue
    if (heading && heading !== block) visible.push(heading)
    heading = undefined
    visible.push(block)
  }
  return visible
}

const Parts = ({ parts }: Pick<Block, 'parts'>) => {
  const words = useWords(agreementWords)
  return parts.map(({ is, text }, at) => {
    const key = `${at}-${is}`
    if (is === 'same') return <span key={key}>{text}</span>
    const Mark = is === 'added' ? 'ins' : 'del'
    return (
      <Mark key={key}>
        <span className="visually-hidden">{is === 'added' ? words.added : words.removed} </span>
        {text}
      </Mark>
    )
  })
}

/** What was removed and added, paragraph by paragraph; unchanged text is omitted. */
export const Changes = ({ blocks, summary }: { blocks: readonly Block[]; summary: string }) => {
  const words = useWords(agreementWords)
  const changed = changedIn(blocks)
  return (
    <div className="agreement-changes" lang="en">
      {summary && <p className="agreement-changes-summary">{summary}</p>}
      {changed.length === 0 && <p className="muted">{words.changesNone}</p>}
      {changed.map(({ heading, parts }, at) => {
        const key = `${at}-${parts[0]?.text.slice(0, 20)}`
        return heading ? (
          <h3 key={key}>
            <Parts parts={parts} />
          </h3>
        ) : (
          <p key={key}>
            <Parts parts={parts} />
          </p>
        )
      })}
    </div>
  )
}
