import { type ContentDesk, type ContentDraft, contentVersion, restoreContent } from '@porchlight/contract'
import { Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { diffLines, linesOf } from './diff.ts'

type Props = {
  desk: ContentDesk
  /** There are edits that aren't in a version yet. */
  unsaved: boolean
  onRestored: (desk: ContentDesk) => void
}
type Compared = { number: number; draft: ContentDraft }

const marks = { same: ' ', added: '+', removed: '−' } as const

/** Every version. Staff can compare one with the newest, or save it as the newest. */
export const Versions = ({ desk, unsaved, onRestored }: Props) => {
  const words = useWords(staffContentWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const [compared, setCompared] = useState<Compared | null>(null)
  const { id } = desk.row
  const compare = async (number: number) => {
    const answer = await api(contentVersion, { params: { id, number } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    setCompared({ number, draft: answer.results.draft })
  }
  const restore = async (number: number) => {
    const answer = await api(restoreContent, { params: { id, number } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    setCompared(null)
    toast({ type: 'success', message: words.restored({ number }) })
    onRestored(answer.results)
  }
  return (
    <section className="content-versions">
      <ol>
        {desk.versions.map(({ number, savedAt, savedBy, note, published }) => (
          <li key={number}>
            <span>
              <b>{words.version({ number })}</b> {published && <small>{words.publishedMark}</small>}
              <small className="muted" data-content>
                {savedBy} · {moment(savedAt, zone)}
                {note && ` · ${note}`}
              </small>
            </span>
            {number !== desk.row.version && (
              <Button size="small" look="bare" onClick={() => compare(number)}>
                {words.compare}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {compared && (
        <Modal
          open
          onClose={() => setCompared(null)}
          title={words.compareTitle({ number: compared.number, newest: desk.row.version })}
          closeLabel={words.close}
          size="large"
          footer={
            <Button
              disabledReason={unsaved ? words.restoreAfterSave : undefined}
              onClick={() => restore(compared.number)}
            >
              {words.restore({ number: compared.number })}
            </Button>
          }
        >
          <ol className="content-diff" data-content>
            {diffLines(linesOf(compared.draft), linesOf(desk.draft)).map(({ change, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <li key={at} data-change={change}>
                <span aria-hidden="true">{marks[change]}</span>
                {change !== 'same' && <span className="visually-hidden">{words.changes[change]}</span>}
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Modal>
      )}
    </section>
  )
}
