import { addPersonFiles, type PersonProfile, removePersonFile } from '@porchlight/contract'
import { Button, ConfirmButton, Section, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

type Stored = PersonProfile['files'][number]

const FileRow = ({ personId, stored: { file, by, at } }: { personId: number; stored: Stored }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const officeTime = useOfficeTime()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await api(removePersonFile, { params: { id: personId, uploadId: file.id } })
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
    return answer.ok
  }
  const label = words.removeFile({ name: file.name })
  return (
    <li>
      <span className="staff-cell" data-content>
        <a className="inline-link" href={file.originalSrc} target="_blank" rel="noreferrer">
          {file.name}
        </a>
        <small className="num">
          {by.name}, {officeTime(at)}
        </small>
      </span>
      <ConfirmButton
        size="small"
        look="bare"
        words={{
          title: label,
          consequence: words.removeFileText,
          confirm: label,
          cancel: words.cancel,
          close: words.close,
        }}
        onConfirm={remove}
      >
        {label}
      </ConfirmButton>
    </li>
  )
}

/** Files visible only to staff. */
export const Files = ({ profile: { person, files } }: { profile: PersonProfile }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState<readonly MediaFile[]>([])
  const [busy, setBusy] = useState(false)
  const ready = added.filter(({ data }) => !data?.uploading && !data?.waits)
  const save = async () => {
    setBusy(true)
    const uploadIds = ready.map(({ id }) => Number(id))
    const answer = await api(addPersonFiles, { params: { id: person.id }, body: { uploadIds } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', title: shared.error, message: answer.error.message })
    setAdded([])
    await revalidate()
  }
  return (
    <Section title={words.files}>
      {files.length === 0 ? (
        <p className="muted">{words.noFiles}</p>
      ) : (
        <ul className="person-list">
          {files.map((stored) => (
            <FileRow key={stored.file.id} personId={person.id} stored={stored} />
          ))}
        </ul>
      )}
      <div className="person-note">
        <Suspense>
          <Attach files={added} onChange={setAdded} hint={words.filesHint} accept="image/*,application/pdf" />
        </Suspense>
        {ready.length > 0 && (
          <div className="staff-acts">
            <Button busy={busy} onClick={() => void save()}>
              {words.addFiles}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
