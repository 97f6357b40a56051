import { type ContentDesk, endContentPreview, makeContentPreview, moveContent } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, Status, type StatusState, toast, UiLink } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { LaterField } from '../later-field.tsx'
import { publicPath } from './seo-preview.tsx'

type Props = {
  desk: ContentDesk
  today: string
  /** Unsaved edits aren't published. */
  unsaved: boolean
  onMoved: (desk: ContentDesk) => void
}

export const stateShapes: Record<ContentDesk['row']['state'], StatusState> = {
  draft: 'half',
  scheduled: 'waiting',
  published: 'done',
  archived: 'off',
}

/** Publishes now or later, unpublishes, archives, and shares a preview. Shows first what will happen. */
export const PublishPanel = ({ desk, today, unsaved, onMoved }: Props) => {
  const words = useWords(staffContentWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const { row } = desk
  const { id } = row
  const blocked = desk.findings.some(({ blocks }) => blocks)
  const heard = (answer: { ok: true; results: ContentDesk } | { ok: false; error: { message: string } }): boolean => {
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    else onMoved(answer.results)
    return answer.ok
  }
  const move = async (body: Parameters<typeof send>[0]) => heard(await send(body))
  const send = (body: { to: 'published' } | { to: 'draft' } | { to: 'archived' } | { to: 'scheduled'; at: string }) =>
    api(moveContent, { params: { id }, body })
  const path = publicPath(row.kind, row.slug)
  // Readers already see the newest version: there is nothing to publish.
  const isLive = row.state === 'published' && !row.changed && !unsaved
  return (
    <section className="content-publish">
      <p className="content-publish-state">
        <Status state={stateShapes[row.state]}>{words.states[row.state]}</Status>
        {row.changed && <small>{words.changed}</small>}
        {row.publishAt && <small>{words.goesOut({ time: moment(row.publishAt, zone) })}</small>}
      </p>
      {row.state === 'published' && (
        <UiLink className="inline-link t-small" href={path}>
          {words.viewLive}
        </UiLink>
      )}
      {unsaved && <Alert tone="info">{words.saveFirst}</Alert>}
      {blocked && <Alert>{words.blocked}</Alert>}
      <div className="staff-acts">
        {!isLive && (
          <Button look="primary" disabled={unsaved || blocked} onClick={() => move({ to: 'published' })}>
            {row.changed ? words.publishChanges : words.publish}
          </Button>
        )}
        {row.state === 'published' && (
          <ConfirmButton
            look="bare"
            words={{
              title: words.unpublishTitle,
              consequence: words.unpublishText({ path }),
              confirm: words.unpublish,
              cancel: words.keep,
              close: words.close,
            }}
            onConfirm={() => move({ to: 'draft' })}
          >
            {words.unpublish}
          </ConfirmButton>
        )}
        {row.state === 'scheduled' && (
          <Button look="bare" onClick={() => move({ to: 'draft' })}>
            {words.unschedule}
          </Button>
        )}
        {row.state !== 'archived' && (
          <ConfirmButton
            look="bare"
            words={{
              title: words.archiveTitle,
              consequence: words.archiveText,
              confirm: words.archive,
              cancel: words.keep,
              close: words.close,
            }}
            onConfirm={() => move({ to: 'archived' })}
          >
            {words.archive}
          </ConfirmButton>
        )}
      </div>
      {!isLive && (
        <LaterField
          label={words.publishLater}
          hint={words.publishLaterHint}
          action={words.schedule}
          words={words}
          today={today}
          disabled={unsaved || blocked}
          onSchedule={(at) => void move({ to: 'scheduled', at })}
        />
      )}
      <div className="content-preview-link">
        <b>{words.previewLink}</b>
        {desk.previewPath ? (
          <>
            <UiLink className="inline-link" href={desk.previewPath}>
              {words.openPreview}
            </UiLink>
            <div className="staff-acts">
              <Button
                size="small"
                look="bare"
                onClick={async () => {
                  await navigator.clipboard?.writeText(new URL(desk.previewPath ?? '', location.origin).href)
                  toast({ type: 'success', message: words.copied })
                }}
              >
                {words.copy}
              </Button>
              <Button
                size="small"
                look="bare"
                onClick={async () => heard(await api(endContentPreview, { params: { id } }))}
              >
                {words.stopPreview}
              </Button>
            </div>
          </>
        ) : (
          <Button size="small" onClick={async () => heard(await api(makeContentPreview, { params: { id } }))}>
            {words.makePreview}
          </Button>
        )}
      </div>
    </section>
  )
}
