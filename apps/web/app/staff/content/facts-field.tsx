import type { ContentFacts } from '@porchlight/contract'
import { Button, DateField, LinkField, Select, TextField } from '@porchlight/ui'
import { FileUploader, isUploading, type MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { useLinkProblem } from './block-fields.tsx'

type Props = {
  facts: ContentFacts
  today: string
  audiences: readonly { slug: string; name: string }[]
  onChange: (facts: ContentFacts) => void
}

type CollateralProps = Pick<Props, 'audiences' | 'onChange'> & {
  facts: Extract<ContentFacts, { kind: 'collateral' }>
}

/** A brochure's audience, and its PDF if it has one. */
const CollateralFields = ({ facts, audiences, onChange }: CollateralProps) => {
  const words = useWords(staffContentWords)
  const uploader = useUploaderWords({ one: true })
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  return (
    <>
      <Select
        label={words.audience}
        emptyText=""
        value={facts.audience}
        options={audiences.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(audience) => onChange({ ...facts, audience })}
      />
      <FileUploader
        label={words.pdf}
        hint={facts.fileId === null ? words.pdfHint : words.pdfThere}
        accept="application/pdf"
        most={1}
        mostBytes={mostBytes.attachment}
        sortable={false}
        size="sm"
        value={files}
        onChange={(next) => {
          setFiles(next)
          const [file] = next
          if (file && typeof file.id === 'number' && !isUploading([file])) onChange({ ...facts, fileId: file.id })
        }}
        send={sendOrHold}
        words={uploader}
      />
      {facts.fileId !== null && (
        <Button size="small" look="bare" onClick={() => onChange({ ...facts, fileId: null })}>
          {words.remove}
        </Button>
      )}
    </>
  )
}

/** The facts of a kind of document, besides its texts. */
export const FactsField = ({ facts, today, audiences, onChange }: Props) => {
  const words = useWords(staffContentWords)
  const dates = useDateWords()
  const problemOf = useLinkProblem()
  if (facts.kind === 'destination')
    return (
      <>
        <TextField
          label={words.area}
          hint={words.areaHint}
          value={facts.area ?? ''}
          maxLength={80}
          onChange={(area) => onChange({ ...facts, area: area.trim() === '' ? null : area.trim() })}
        />
        <div className="staff-pair">
          <NumberField
            label={words.lat}
            value={facts.lat}
            min={-90}
            max={90}
            decimals={6}
            words={words.number}
            onChange={(lat) => lat !== null && onChange({ ...facts, lat })}
          />
          <NumberField
            label={words.lng}
            value={facts.lng}
            min={-180}
            max={180}
            decimals={6}
            words={words.number}
            onChange={(lng) => lng !== null && onChange({ ...facts, lng })}
          />
        </div>
      </>
    )
  if (facts.kind === 'opening')
    return (
      <>
        <TextField
          label={words.place}
          required
          value={facts.place}
          maxLength={120}
          onChange={(place) => onChange({ ...facts, place })}
        />
        <div className="staff-pair">
          <Select
            label={words.employment}
            emptyText=""
            value={facts.employment}
            options={(['full_time', 'part_time', 'seasonal', 'contract'] as const).map((value) => ({
              value,
              label: words.employments[value],
            }))}
            onChange={(employment) => onChange({ ...facts, employment: employment as typeof facts.employment })}
          />
          <Select
            label={words.payPer}
            emptyText=""
            value={facts.salaryUnit}
            options={(['hour', 'year'] as const).map((value) => ({ value, label: words.units[value] }))}
            onChange={(salaryUnit) => onChange({ ...facts, salaryUnit: salaryUnit as typeof facts.salaryUnit })}
          />
        </div>
        <div className="staff-pair">
          <NumberField
            label={words.payFrom}
            value={facts.salaryFrom}
            min={0}
            max={10_000_000}
            words={words.number}
            onChange={(salaryFrom) => onChange({ ...facts, salaryFrom })}
          />
          <NumberField
            label={words.payTo}
            value={facts.salaryTo}
            min={0}
            max={10_000_000}
            words={words.number}
            onChange={(salaryTo) => onChange({ ...facts, salaryTo })}
          />
        </div>
        <DateField
          label={words.closesOn}
          value={facts.closesOn}
          today={today}
          words={dates}
          onChange={(closesOn) => onChange({ ...facts, closesOn })}
        />
      </>
    )
  if (facts.kind === 'press')
    return (
      <>
        <TextField
          label={words.outlet}
          required
          value={facts.outlet}
          maxLength={120}
          onChange={(outlet) => onChange({ ...facts, outlet })}
        />
        <LinkField
          label={words.link}
          value={facts.url ?? ''}
          maxLength={500}
          problemOf={(text) => (text.trim() === '' ? undefined : problemOf(text))}
          onChange={(url) => onChange({ ...facts, url: url.trim() === '' ? null : url })}
        />
        <DateField
          label={words.publishedOn}
          required
          value={facts.publishedOn}
          today={today}
          words={dates}
          onChange={(publishedOn) => publishedOn && onChange({ ...facts, publishedOn })}
        />
      </>
    )
  if (facts.kind === 'collateral') return <CollateralFields facts={facts} audiences={audiences} onChange={onChange} />
  return null
}
