import {
  type ImportFormat,
  type ImportPreview,
  type ImportReport,
  importFile,
  importFormats,
  longestImport,
  previewImport,
} from '@porchlight/contract'
import { Alert, Button, ButtonLink, Section, Select, Table, TextField } from '@porchlight/ui'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { numberFormat } from '#app/lib/intl.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

type Fields = {
  format: ImportFormat
  text: string
  source: string
  timeZone: string
  currency: string
  country: string
  region: string
  ownerEmail: string
  /** Percent. */
  commission: number | null
  confirmPrices: string
}
/** A character takes up to four bytes; the form checks the number of characters. */
const mostFileBytes = 4 * longestImport

type Refused = ImportReport['refused']

const RefusedRows = ({ refused }: { refused: Refused }) => {
  const words = useWords(homeImportWords)
  if (refused.length === 0) return null
  return (
    <Section title={words.refused}>
      <Table
        caption={words.refused}
        rows={refused}
        rowKey={({ line, why }) => `${line} ${why}`}
        columns={[
          { id: 'line', head: words.line, cell: ({ line }) => <span className="num">{line}</span> },
          { id: 'why', head: words.why, cell: ({ why }) => <span data-content>{why}</span> },
        ]}
      />
    </Section>
  )
}

const Preview = ({ preview }: { preview: ImportPreview }) => {
  const words = useWords(homeImportWords)
  return (
    <>
      <Alert tone={preview.refused.length > 0 ? 'warning' : 'info'} live>
        {words.accepted({ accepted: preview.accepted, rows: preview.rows })}
      </Alert>
      <RefusedRows refused={preview.refused} />
      {preview.sample.length > 0 && (
        <Section title={words.sample}>
          <Table
            caption={words.sample}
            rows={preview.sample}
            rowKey={({ line }) => line}
            columns={[
              { id: 'line', head: words.line, cell: ({ line }) => <span className="num">{line}</span> },
              { id: 'name', head: words.name, cell: ({ name }) => <b data-content>{name}</b> },
              { id: 'town', head: words.town, cell: ({ town }) => <span data-content>{town}</span> },
              { id: 'sleeps', head: words.sleeps, align: 'end', cell: ({ sleeps }) => sleeps },
            ]}
          />
        </Section>
      )}
    </>
  )
}

const Report = ({ report }: { report: ImportReport }) => {
  const words = useWords(homeImportWords)
  const { created, updated, unchanged, refused, unknownAmenities } = report
  return (
    <>
      <Alert tone="info" live>
        {words.done({ created, updated, unchanged, refused: refused.length })}{' '}
        {unknownAmenities.length > 0 && words.unknown({ words: unknownAmenities.join(', ') })}
      </Alert>
      <div className="staff-acts">
        <ButtonLink href={`${href('/staff/homes')}?status=draft`}>{words.toHomes}</ButtonLink>
      </div>
      <RefusedRows refused={refused} />
    </>
  )
}

/** Its text is sent with the form. */
const hold: SendFile = async (file) => ({ ok: 'waits', file })

type CsvFieldProps = { error: string | undefined; onText: (text: string) => void }

const CsvField = ({ error, onText }: CsvFieldProps) => {
  const words = useWords(homeImportWords)
  const { waits: _, ...uploader } = useUploaderWords()
  const { locale } = useHabits()
  const kilobytes = numberFormat(locale, { style: 'unit', unit: 'kilobyte' })
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const take = async (next: readonly MediaFile[]) => {
    setFiles(next)
    const chosen = next.find(({ data }) => data?.waits)?.data?.file
    onText(chosen ? await chosen.text() : '')
  }
  return (
    <FileUploader
      label={words.file}
      hint={words.fileHint}
      error={error}
      accept=".csv,.txt"
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

/** The file, and settings for what it leaves out. Any change requires a new preview. */
export const ImportForm = ({ timeZone }: { timeZone: string }) => {
  const words = useWords(homeImportWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const [preview, setPreview] = useState<ImportPreview>()
  const [report, setReport] = useState<ImportReport>()
  const [busy, setBusy] = useState(false)
  const form = useFields<Fields>({
    values: {
      format: 'porchlight',
      text: '',
      source: '',
      timeZone,
      currency: '',
      country: 'US',
      region: '',
      ownerEmail: '',
      commission: 20,
      confirmPrices: '',
    },
    problemsOf: ({ text, timeZone: zone, commission }) => ({
      ...(text === '' && { text: words.noFile }),
      ...(text.length > longestImport && { text: words.tooLarge }),
      ...(zone.trim() === '' && { timeZone: words.required }),
      ...(commission === null && { commission: words.unclear }),
    }),
  })
  const bodyOf = ({ commission, currency, country, ...fields }: Fields) => ({
    ...fields,
    currency: currency.trim().toUpperCase(),
    country: country.trim().toUpperCase(),
    commissionBasisPoints: Math.round((commission ?? 0) * 100),
  })
  const refuse = ({ required = [], message }: { required?: readonly string[]; message: string }) =>
    form.refuse(
      required.filter((name): name is keyof Fields => name in form.values),
      message,
      shared.error,
    )
  const show = async (fields: Fields) => {
    setReport(undefined)
    const answer = await api(previewImport, { body: bodyOf(fields) })
    if (!answer.ok) return refuse(answer.error)
    setPreview(answer.results)
  }
  const run = async () => {
    setBusy(true)
    const answer = await api(importFile, { body: bodyOf(form.values) })
    setBusy(false)
    if (!answer.ok) return refuse(answer.error)
    setPreview(undefined)
    setReport(answer.results)
  }
  const takeText = (text: string) => {
    setPreview(undefined)
    form.change('text', text)
  }
  const text = (name: 'source' | 'timeZone' | 'currency' | 'country' | 'region' | 'confirmPrices', hint?: string) => (
    <TextField
      label={name === 'confirmPrices' ? words.confirm : words[name]}
      hint={hint}
      autoComplete="off"
      maxLength={300}
      {...form.field(name)}
      onChange={(value) => {
        setPreview(undefined)
        form.change(name, value)
      }}
    />
  )
  return (
    <>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(show)}>
        <CsvField error={form.errorAt('text')} onText={takeText} />
        <div className="staff-pair">
          <Select
            label={words.format}
            emptyText=""
            options={importFormats.map((value) => ({ value, label: words.formats({ format: value }) }))}
            value={form.values.format}
            onChange={(format) => {
              setPreview(undefined)
              form.change('format', format as ImportFormat)
            }}
          />
          {text('source', words.sourceHint)}
          {text('timeZone')}
          {text('currency', words.currencyHint)}
          {text('country')}
          {text('region')}
          <TextField
            label={words.owner}
            hint={words.ownerHint}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...form.field('ownerEmail')}
          />
          <NumberField
            label={words.commission}
            min={0}
            max={50}
            decimals={2}
            locale={locale}
            words={{ unclear: words.unclear }}
            {...form.field('commission')}
          />
        </div>
        {text('confirmPrices', words.confirmHint)}
        <div className="staff-acts">
          <Button type="submit" look={preview ? 'quiet' : 'primary'} busy={form.busy}>
            {words.preview}
          </Button>
          {preview && preview.accepted > 0 && (
            <Button look="primary" busy={busy} onClick={() => void run()}>
              {words.run({ rows: preview.accepted })}
            </Button>
          )}
        </div>
      </form>
      {preview && <Preview preview={preview} />}
      {report && <Report report={report} />}
    </>
  )
}
