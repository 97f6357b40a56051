import {
  type ImportFormat,
  type ImportPreview,
  type ImportReport,
  importFile,
  importFormats,
  type ListingColumns,
  longestImport,
  previewImport,
} from '@porchlight/contract'
import { Button, ComboBox, Disclosure, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useCountries } from '#app/features/address/countries.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { ColumnsField } from './columns-field.tsx'
import { CsvField } from './csv-field.tsx'
import { Preview, Report } from './results.tsx'

type Fields = {
  format: ImportFormat
  text: string
  /** As chosen; until then, the server recognizes them. */
  columns: ListingColumns | null
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

const blank: Fields = {
  format: 'porchlight',
  text: '',
  columns: null,
  source: '',
  timeZone: '',
  currency: '',
  country: 'US',
  region: '',
  ownerEmail: '',
  commission: 20,
  confirmPrices: '',
}

const listed = (kind: 'timeZone' | 'currency') => Intl.supportedValuesOf(kind).map((value) => ({ value, label: value }))

const bodyOf = ({ commission, columns, ...fields }: Fields) => ({
  ...fields,
  ...(columns && { columns }),
  commissionBasisPoints: Math.round((commission ?? 0) * 100),
})

/** The file, and settings for what it leaves out. It is previewed when chosen; any change requires a new preview. */
export const ImportForm = () => {
  const words = useWords(homeImportWords)
  const shared = useWords(formWords)
  const company = useWords(companyWords)
  const { locale } = useHabits()
  const countries = useCountries()
  const [preview, setPreview] = useState<ImportPreview>()
  const [isCurrent, setCurrent] = useState(false)
  const [report, setReport] = useState<ImportReport>()
  const [busy, setBusy] = useState(false)
  const form = useFields<Fields>({
    values: blank,
    problemsOf: ({ text, commission }) => ({
      ...(text === '' && { text: words.noFile }),
      ...(text.length > longestImport && { text: words.tooLarge }),
      ...(commission === null && { commission: words.unclear }),
    }),
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
    setCurrent(true)
  }
  const run = async () => {
    setBusy(true)
    const answer = await api(importFile, { body: bodyOf(form.values) })
    setBusy(false)
    if (!answer.ok) return refuse(answer.error)
    setPreview(undefined)
    setReport(answer.results)
  }
  const change: typeof form.change = (name, value) => {
    setCurrent(false)
    form.change(name, value)
  }
  const takeText = (text: string) => {
    setPreview(undefined)
    change('text', text)
    change('columns', null)
    if (text !== '' && text.length <= longestImport) void show({ ...form.values, text, columns: null })
  }
  const lists = { open: company.open, none: company.noMatch }
  const columns = form.values.columns ?? preview?.columns
  return (
    <>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(show)}>
        <CsvField error={form.errorAt('text')} onText={takeText} />
        {preview && columns && (
          <ColumnsField header={preview.header} columns={columns} onChange={(next) => change('columns', next)} />
        )}
        <div className="staff-pair">
          <TextField
            label={words.source}
            hint={words.sourceHint}
            autoComplete="off"
            maxLength={80}
            {...form.field('source')}
            onChange={(source) => change('source', source)}
          />
          <TextField
            label={words.owner}
            hint={words.ownerHint}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...form.field('ownerEmail')}
          />
          <Select
            label={words.country}
            emptyText=""
            options={countries}
            value={form.values.country}
            onChange={(country) => change('country', country)}
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
        <Disclosure summary={words.more}>
          <div className="staff-pair">
            <TextField
              label={words.region}
              hint={words.regionHint}
              autoComplete="off"
              maxLength={200}
              {...form.field('region')}
              onChange={(region) => change('region', region)}
            />
            <ComboBox
              label={words.timeZone}
              hint={words.timeZoneHint}
              options={listed('timeZone')}
              words={lists}
              {...form.field('timeZone')}
              onChange={(timeZone) => change('timeZone', timeZone)}
            />
            <ComboBox
              label={words.currency}
              hint={words.currencyHint}
              options={listed('currency')}
              words={lists}
              {...form.field('currency')}
              onChange={(currency) => change('currency', currency)}
            />
            <Select
              label={words.format}
              emptyText=""
              options={importFormats.map((value) => ({ value, label: words.formats({ format: value }) }))}
              value={form.values.format}
              onChange={(format) => change('format', format as ImportFormat)}
            />
          </div>
          <TextField
            label={words.confirm}
            hint={words.confirmHint}
            autoComplete="off"
            maxLength={300}
            {...form.field('confirmPrices')}
            onChange={(reason) => change('confirmPrices', reason)}
          />
        </Disclosure>
        <div className="staff-acts">
          <Button type="submit" look={isCurrent ? 'quiet' : 'primary'} busy={form.busy}>
            {words.preview}
          </Button>
          {preview && isCurrent && preview.accepted > 0 && (
            <Button look="primary" busy={busy} onClick={() => void run()}>
              {words.run({ rows: preview.accepted })}
            </Button>
          )}
        </div>
      </form>
      {preview && isCurrent && <Preview preview={preview} />}
      {report && <Report report={report} />}
    </>
  )
}
