import { type DeskJob, mostCheckItems, recordJob } from '@porchlight/contract'
import { Button, Checkbox, Section, Skeleton, TextArea, TextField } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'
import { useJobAction } from './use-job-action.ts'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

type Item = DeskJob['checklist'][number]
type Files = readonly MediaFile[]

const filesOf = (files: DeskJob['before']): Files =>
  files.map(({ id, name, thumbnail, originalSrc }) => ({ id: String(id), name, thumbnail, originalSrc }))

const Checks = ({ items, onChange }: { items: readonly Item[]; onChange: (items: readonly Item[]) => void }) => {
  const words = useWords(staffJobsWords)
  const [text, setText] = useState('')
  const put = (at: number, change: Partial<Item>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  const add = () => {
    if (text.trim() === '' || items.some((item) => item.text === text.trim())) return
    onChange([...items, { text: text.trim(), done: false, note: '', photo: false }])
    setText('')
  }
  return (
    <>
      {items.map((item, at) => (
        <div className="staff-pair" key={item.text}>
          <Checkbox
            label={item.photo ? words.itemWithPhoto({ text: item.text }) : item.text}
            checked={item.done}
            onChange={(done) => put(at, { done })}
          />
          <TextField
            label={<span className="visually-hidden">{words.itemNote({ text: item.text })}</span>}
            placeholder={words.itemNoteShort}
            maxLength={500}
            autoComplete="off"
            value={item.note}
            onChange={(note) => put(at, { note })}
          />
        </div>
      ))}
      {items.length < mostCheckItems && (
        <div className="staff-search">
          <TextField
            label={words.newItem}
            hint={words.newItemHint}
            maxLength={200}
            autoComplete="off"
            value={text}
            onChange={setText}
          />
          <Button onClick={add}>{words.addItem}</Button>
        </div>
      )}
    </>
  )
}

/** The job's checklist, before and after photos, and findings. */
export const RecordForm = ({ job }: { job: DeskJob }) => {
  const words = useWords(staffJobsWords)
  const act = useJobAction()
  const [checklist, setChecklist] = useState<readonly Item[]>(job.checklist)
  const [before, setBefore] = useState(filesOf(job.before))
  const [after, setAfter] = useState(filesOf(job.after))
  const [found, setFound] = useState(job.found)
  const [busy, setBusy] = useState(false)
  const traveling = hasPendingFiles(before) || hasPendingFiles(after)
  const save = async () => {
    setBusy(true)
    const body = { checklist: [...checklist], before: arrivedIds(before), after: arrivedIds(after), found }
    await act(words.assignmentSaved, () => api(recordJob, { params: { id: job.id }, body }))
    setBusy(false)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !traveling) void save()
  }
  const photos = { accept: 'image/*', hint: words.photosHint }
  return (
    <Section title={words.record}>
      <form method="post" className="staff-form" noValidate onSubmit={press}>
        <Checks items={checklist} onChange={setChecklist} />
        <Suspense fallback={<Skeleton height={240} />}>
          <Attach {...photos} label={words.beforePhotos} files={before} onChange={setBefore} />
          <Attach {...photos} label={words.afterPhotos} files={after} onChange={setAfter} />
        </Suspense>
        <TextArea label={words.found} rows={4} maxLength={4000} value={found} onChange={setFound} />
        <div>
          <Button type="submit" busy={busy} {...(traveling && { disabledReason: words.stillSending })}>
            {words.saveAssignment}
          </Button>
        </div>
      </form>
    </Section>
  )
}
