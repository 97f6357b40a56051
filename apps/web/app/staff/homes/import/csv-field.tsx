import { longestImport } from '@porchlight/contract'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { useHabits } from '#app/lib/formats.ts'
import { numberFormat } from '#app/lib/intl.ts'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { fileText } from './file-text.ts'

/** A character takes up to four bytes; the form checks the number of characters. */
const mostFileBytes = 4 * longestImport

/** Its text is sent with the form. */
const hold: SendFile = async (file) => ({ ok: 'waits', file })

type CsvFieldProps = { error: string | undefined; onText: (text: string) => void }

/** The file, read on the device. */
export const CsvField = ({ error, onText }: CsvFieldProps) => {
  const words = useWords(homeImportWords)
  const { waits: _, ...uploader } = useUploaderWords()
  const { locale } = useHabits()
  const kilobytes = numberFormat(locale, { style: 'unit', unit: 'kilobyte' })
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const take = async (next: readonly MediaFile[]) => {
    setFiles(next)
    const chosen = next.find(({ data }) => data?.waits)?.data?.file
    onText(chosen ? await fileText(chosen) : '')
  }
  return (
    <FileUploader
      label={words.file}
      hint={words.fileHint}
      error={error}
      accept=".csv,.tsv,.txt"
      most={1}
      mostBytes={mostFileBytes}
      sortable={false}
      size="sm"
      value={files}
      onChange={(next) => void take(next)}
      send={hold}
      words={{
        ...uploader,
        bytes: (bytes) => kilobytes.format(Math.ceil(bytes / 1000)),
        drop: words.drop,
        full: words.full,
      }}
    />
  )
}
