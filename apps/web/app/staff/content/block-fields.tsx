import type { ContentBlock, ContentImage } from '@porchlight/contract'
import { linkProblem } from '@porchlight/contract'
import { Button, ColorField, LinkField, Select, TextArea, TextField } from '@porchlight/ui'
import { FileUploader, isUploading, type MediaFile } from '@porchlight/ui/file-uploader'
import { RichTextEditor } from '@porchlight/ui/rich-text-editor'
import { useState } from 'react'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'
import { ImageField, ImagesField } from './image-field.tsx'
import { htmlOf, partsOf, textRules } from './rich-text-html.ts'
import { RowsField } from './rows-field.tsx'

type Block<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>
type Props<T extends ContentBlock['type']> = { block: Block<T>; onChange: (block: ContentBlock) => void }

export const useLinkProblem = () => {
  const words = useWords(staffContentWords)
  return (href: string) => (linkProblem(href) === undefined ? undefined : words.badLink)
}

const TextFields = ({ block, onChange }: Props<'text'>) => {
  const words = useWords(staffContentWords)
  const problemOf = useLinkProblem()
  // The editor owns its HTML while someone types; the stored value is the parts.
  const [html, setHtml] = useState(() => htmlOf(block.parts))
  return (
    <RichTextEditor
      label={words.blocks.text}
      value={html}
      rules={textRules}
      linkProblemOf={problemOf}
      words={{ ...words.editor, headings: {} }}
      onChange={(next) => {
        setHtml(next)
        onChange({ ...block, parts: partsOf(next) })
      }}
    />
  )
}

const HeadingFields = ({ block, onChange }: Props<'heading'>) => {
  const words = useWords(staffContentWords)
  return (
    <div className="staff-pair">
      <TextField
        label={words.blocks.heading}
        required
        maxLength={200}
        value={block.text}
        onChange={(text) => onChange({ ...block, text })}
      />
      <Select
        label={words.level}
        emptyText=""
        value={String(block.level)}
        options={[
          { value: '2', label: words.level2 },
          { value: '3', label: words.level3 },
        ]}
        onChange={(level) => onChange({ ...block, level: level === '3' ? 3 : 2 })}
      />
    </div>
  )
}

const ImageFields = ({ block, onChange }: Props<'image'>) => {
  const words = useWords(staffContentWords)
  return (
    <>
      <ImageField image={block.image} onChange={(image) => onChange({ ...block, image })} />
      <Select
        label={words.width}
        emptyText=""
        value={block.width}
        options={(['text', 'wide', 'full'] as const).map((value) => ({ value, label: words.widths[value] }))}
        onChange={(width) => onChange({ ...block, width: width as typeof block.width })}
      />
    </>
  )
}

const VideoFields = ({ block, onChange }: Props<'video'>) => {
  const words = useWords(staffContentWords)
  const uploader = useUploaderWords({ one: true })
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const blank: ContentImage = { pictureId: 0, alt: '', caption: '' }
  return (
    <>
      <TextField
        label={words.title}
        required
        maxLength={200}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
      <FileUploader
        label={words.film}
        hint={block.fileId > 0 ? words.filmThere : words.filmHint}
        accept="video/*"
        most={1}
        mostBytes={mostBytes.attachment}
        sortable={false}
        size="sm"
        value={files}
        onChange={(next) => {
          setFiles(next)
          const [file] = next
          if (file && typeof file.id === 'number' && !isUploading([file])) onChange({ ...block, fileId: file.id })
        }}
        send={sendOrHold}
        words={uploader}
      />
      <ImageField
        image={block.poster ?? blank}
        onChange={(poster) => onChange({ ...block, poster })}
        onRemove={block.poster ? () => onChange({ ...block, poster: null }) : undefined}
      />
      <TextField
        label={words.caption}
        maxLength={300}
        value={block.caption}
        onChange={(caption) => onChange({ ...block, caption })}
      />
    </>
  )
}

const HomesFields = ({ block, onChange, names }: Props<'homes'> & { names: ReadonlyMap<number, string> }) => {
  const words = useWords(staffContentWords)
  const [homes, setHomes] = useState<ChosenHome[]>(() =>
    block.homeIds.map((id) => ({ id, name: names.get(id) ?? `#${id}` })),
  )
  return (
    <>
      <TextField
        label={words.title}
        required
        maxLength={200}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
      <HomesField
        label={words.homes}
        value={homes}
        onChange={(next) => {
          setHomes(next)
          onChange({ ...block, homeIds: next.map(({ id }) => id) })
        }}
      />
      <TextField
        label={words.note}
        maxLength={300}
        value={block.note}
        onChange={(note) => onChange({ ...block, note })}
      />
    </>
  )
}

const QuoteFields = ({ block, onChange }: Props<'quote'>) => {
  const words = useWords(staffContentWords)
  return (
    <>
      <TextArea
        label={words.blocks.quote}
        required
        maxLength={600}
        value={block.text}
        onChange={(text) => onChange({ ...block, text })}
      />
      <TextField
        label={words.source}
        maxLength={200}
        value={block.source}
        onChange={(source) => onChange({ ...block, source })}
      />
    </>
  )
}

const CalloutFields = ({ block, onChange }: Props<'callout'>) => {
  const words = useWords(staffContentWords)
  const problemOf = useLinkProblem()
  return (
    <>
      <TextField
        label={words.title}
        required
        maxLength={200}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TextField
        label={words.text}
        maxLength={600}
        value={block.text}
        onChange={(text) => onChange({ ...block, text })}
      />
      <div className="staff-pair">
        <TextField
          label={words.buttonLabel}
          required
          maxLength={60}
          value={block.label}
          onChange={(label) => onChange({ ...block, label })}
        />
        <LinkField
          label={words.link}
          required
          maxLength={500}
          value={block.href}
          problemOf={problemOf}
          onChange={(href) => onChange({ ...block, href })}
        />
      </div>
      <ColorField
        label={words.color}
        hint={words.colorHint}
        value={block.color ?? ''}
        problemOf={(text) => (/^[0-9a-f]{6}$/.test(text) ? undefined : words.badColor)}
        presets={['d8902f', '2f6b4f', '2f5d7c', 'a33a2c']}
        words={{ pick: words.pickColor, close: words.close, presets: words.colors }}
        onChange={(color) => onChange({ ...block, color: color.trim() === '' ? null : color.toLowerCase() })}
      />
    </>
  )
}

const MapFields = ({ block, onChange }: Props<'map'>) => {
  const words = useWords(staffContentWords)
  const set = (at: number, change: object) =>
    onChange({ ...block, stops: block.stops.map((stop, place) => (place === at ? { ...stop, ...change } : stop)) })
  return (
    <>
      <TextField
        label={words.title}
        required
        maxLength={200}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
      {block.stops.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name
        <fieldset key={at} className="content-stop">
          <legend>{words.stop({ number: at + 1 })}</legend>
          <div className="staff-pair">
            <TextField label={words.name} value={stop.name} maxLength={200} onChange={(name) => set(at, { name })} />
            <TextField label={words.time} value={stop.time} maxLength={40} onChange={(time) => set(at, { time })} />
          </div>
          <TextField label={words.note} value={stop.note} maxLength={200} onChange={(note) => set(at, { note })} />
          <div className="staff-pair">
            <NumberField
              label={words.lat}
              value={stop.lat}
              min={-90}
              max={90}
              decimals={6}
              onChange={(lat) => lat !== null && set(at, { lat })}
              words={words.number}
            />
            <NumberField
              label={words.lng}
              value={stop.lng}
              min={-180}
              max={180}
              decimals={6}
              onChange={(lng) => lng !== null && set(at, { lng })}
              words={words.number}
            />
          </div>
          <Button
            size="small"
            look="bare"
            onClick={() => onChange({ ...block, stops: block.stops.filter((_, place) => place !== at) })}
          >
            {words.remove}
          </Button>
        </fieldset>
      ))}
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          const { lat, lng } = block.stops.at(-1) ?? { lat: 0, lng: 0 }
          onChange({ ...block, stops: [...block.stops, { name: '', note: '', time: '', lat, lng }] })
        }}
      >
        {words.addStop}
      </Button>
    </>
  )
}

type AnyProps = { block: ContentBlock; onChange: (block: ContentBlock) => void; homeNames: ReadonlyMap<number, string> }

/** The fields of a block, by its type. */
export const BlockFields = ({ block, onChange, homeNames }: AnyProps) => {
  const words = useWords(staffContentWords)
  switch (block.type) {
    case 'text':
      return <TextFields block={block} onChange={onChange} />
    case 'heading':
      return <HeadingFields block={block} onChange={onChange} />
    case 'image':
      return <ImageFields block={block} onChange={onChange} />
    case 'gallery':
    case 'vertical_gallery':
      return <ImagesField images={block.images} onChange={(images) => onChange({ ...block, images })} />
    case 'carousel':
      return (
        <>
          <TextField
            label={words.title}
            required
            maxLength={200}
            value={block.title}
            onChange={(title) => onChange({ ...block, title })}
          />
          <ImagesField images={block.images} onChange={(images) => onChange({ ...block, images })} />
        </>
      )
    case 'video':
      return <VideoFields block={block} onChange={onChange} />
    case 'homes':
      return <HomesFields block={block} onChange={onChange} names={homeNames} />
    case 'quote':
      return <QuoteFields block={block} onChange={onChange} />
    case 'map':
      return <MapFields block={block} onChange={onChange} />
    case 'callout':
      return <CalloutFields block={block} onChange={onChange} />
    case 'list':
      return (
        <>
          <TextField
            label={words.title}
            maxLength={200}
            value={block.title}
            onChange={(title) => onChange({ ...block, title })}
          />
          <RowsField
            label={words.listRows}
            columns={2}
            rows={block.items.map(({ term, text }) => [term, text])}
            onChange={(rows) => onChange({ ...block, items: rows.map(([term = '', text = '']) => ({ term, text })) })}
          />
        </>
      )
    case 'questions':
      return (
        <RowsField
          label={words.questionRows}
          columns={2}
          rows={block.items.map(({ question, answer }) => [question, answer])}
          onChange={(rows) =>
            onChange({ ...block, items: rows.map(([question = '', answer = '']) => ({ question, answer })) })
          }
        />
      )
    case 'table':
      return (
        <>
          <TextField
            label={words.title}
            required
            maxLength={200}
            value={block.caption}
            onChange={(caption) => onChange({ ...block, caption })}
          />
          <RowsField
            label={words.tableRows}
            columns={8}
            rows={[block.head, ...block.rows]}
            onChange={([head = [], ...rows]) => onChange({ ...block, head, rows })}
          />
        </>
      )
    case 'divider':
      return null
  }
}
