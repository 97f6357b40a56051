import {
  addProof,
  dateIn,
  type documentsOfHome,
  mostNumber,
  type ProofKind,
  proofKinds,
  type ResultsOf,
} from '@porchlight/contract'
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

type Fields = {
  kind: ProofKind
  title: string
  number: string
  authority: string
  validFrom: string | null
  expiresOn: string | null
  file: number | null
}

/** Form for a document with its file and expiry date. */
export const AddDocument = ({ home }: Pick<ResultsOf<typeof documentsOfHome>, 'home'>) => {
  const words = useWords(documentWords)
  const shared = useWords(formWords)
  const uploader = useUploaderWords()
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const today = dateIn(home.timeZone, new Date())
  const form = useFields<Fields>({
    values: { kind: 'insurance', title: '', number: '', authority: '', validFrom: null, expiresOn: null, file: null },
    problemsOf: ({ title, number, file, validFrom, expiresOn }) => ({
      ...(title.trim() === '' && { title: words.fill }),
      ...(number.trim().length > mostNumber && { number: words.numberLong({ most: mostNumber }) }),
      ...(file === null && number.trim() === '' && { file: words.needFile }),
      ...(validFrom && expiresOn && validFrom > expiresOn && { expiresOn: words.datesReversed }),
    }),
  })
  const take = (next: readonly MediaFile[]) => {
    setFiles(next)
    const [arrived] = next.filter(({ data }) => !data?.uploading && !data?.waits)
    form.change('file', arrived ? Number(arrived.id) : null)
  }
  const keep = async ({ title, number, authority, file, ...rest }: Fields) => {
    const texts = { title: title.trim(), number: number.trim(), authority: authority.trim() }
    const body = { ...rest, ...texts, fileId: file }
    const answer = await api(addProof, { params: { id: home.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.added })
    await revalidate()
  }
  const fileError = form.errorAt('file')
  return (
    <form method="post" className="document-form" noValidate onSubmit={form.submit(keep)}>
      <h3 className="t-card">{words.addDocument}</h3>
      <Select
        label={words.kind}
        emptyText=""
        options={proofKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={form.values.kind}
        onChange={(kind) => form.change('kind', kind as ProofKind)}
      />
      <TextField label={words.name} maxLength={120} {...form.field('title')} />
      <TextField label={words.number} hint={words.numberHint} autoComplete="off" {...form.field('number')} />
      <TextField label={words.authority} maxLength={120} {...form.field('authority')} />
      <DateField label={words.validFrom} today={today} words={dates} {...habits} {...form.field('validFrom')} />
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
      <div className="document-form-acts">
        <Button type="submit" busy={form.busy || isUploading(files)}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
