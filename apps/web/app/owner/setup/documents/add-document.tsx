import { addProof, dateIn, type ProofKind, proofKinds } from '@porchlight/contract'
import { Button, DateField, Select, TextField, toast } from '@porchlight/ui'
import { FileUploader, isUploading, type MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { documentDownscale } from '#app/lib/attaching/downscale.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import type { HomeDocumentsResult } from './contracts.tsx'

type Fields = { kind: ProofKind; title: string; expiresOn: string | null; file: number | null }

/** Form for a document with its file and expiry date. */
export const AddDocument = ({ home }: Pick<HomeDocumentsResult, 'home'>) => {
  const words = useWords(documentWords)
  const shared = useWords(formWords)
  const uploader = useUploaderWords()
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const today = dateIn(home.timeZone, new Date())
  const form = useFields<Fields>({
    values: { kind: 'insurance', title: '', expiresOn: null, file: null },
    problemsOf: ({ title, file }) => ({
      ...(title.trim() === '' && { title: words.fill }),
      ...(file === null && { file: words.needFile }),
    }),
  })
  const take = (next: readonly MediaFile[]) => {
    setFiles(next)
    const [arrived] = next.filter(({ data }) => !data?.uploading && !data?.waits)
    form.change('file', arrived ? Number(arrived.id) : null)
  }
  const keep = async ({ kind, title, expiresOn, file }: Fields) => {
    const body = { kind, title: title.trim(), expiresOn, fileId: file ?? 0 }
    const answer = await api(addProof, { params: { id: home.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.kept })
    await revalidate()
  }
  const fileError = form.errorAt('file')
  return (
    <form method="post" className="setup-fields" noValidate onSubmit={form.submit(keep)}>
      <h3 className="t-card">{words.addPaper}</h3>
      <Select
        label={words.kind}
        emptyText=""
        options={proofKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={form.values.kind}
        onChange={(kind) => form.change('kind', kind as ProofKind)}
      />
      <TextField label={words.name} maxLength={120} {...form.field('title')} />
      <DateField
        label={words.runsOut}
        hint={words.runsOutHint}
        today={today}
        words={dates}
        {...habits}
        {...form.field('expiresOn')}
      />
      <FileUploader
        label={words.file}
        hint={words.fileHint}
        accept="image/*,application/pdf"
        most={1}
        mostBytes={mostBytes.attachment}
        downscale={documentDownscale}
        value={files}
        onChange={take}
        send={sendOrHold}
        words={{ ...uploader, drop: words.drop, full: words.full }}
      />
      {fileError && <p role="alert">{fileError}</p>}
      <div className="setup-acts">
        <Button type="submit" busy={form.busy || isUploading(files)}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
