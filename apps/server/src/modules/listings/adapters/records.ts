import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { asWritten, type Said, said } from '@porchlight/wording'
import { type CsvErrorCode, type Info, parse } from 'csv-parse'
import { CannotStart } from '#kernel/startup-error'
import type { Mapping } from '../mapping.ts'

export type ListingRecord = Record<string, string>

/** A row of the file with the line it starts on, or why it can't be read. */
export type FileRow = { line: number; record: ListingRecord } | { line: number; fault: Said }

type Parsed = { record: ListingRecord; info: Info; raw: string }
type Skipped = { code: CsvErrorCode; message: string; lines: number }

const faults: Partial<Record<CsvErrorCode, Said>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: said('listing.values_differ'),
  CSV_QUOTE_NOT_CLOSED: said('listing.quote_open_to_end'),
}

const lineBreaks = (text: string): number => text.trim().split('\n').length - 1

/** What decoding leaves of a character that the stated encoding doesn't have. */
const unreadableSign = '\ufffd'

const unreadableIn = (record: ListingRecord, { columns }: Mapping): string | undefined =>
  Object.values(columns).find((column) => record[column]?.includes(unreadableSign))

/** Programs that write "latin1" mean Windows-1252, as browsers do. */
const labels = { utf8: 'utf-8', latin1: 'windows-1252', utf16le: 'utf-16le' } as const

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The file's text: a byte order mark names its encoding better than the mapping does. */
async function* textOf(path: string, stated: Mapping['format']['encoding']): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
    decoder ??= new TextDecoder(marked ?? labels[stated])
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

/** Quotes are parsed leniently, so a value that still starts with one and spans lines has swallowed its neighbors. */
const swallowed = (record: ListingRecord): boolean =>
  Object.values(record).some((value) => value.startsWith('"') && value.includes('\n'))

const assertColumns = (header: readonly string[], { columns }: Mapping): void => {
  const twice = Object.values(columns).find((column) => header.filter((name) => name === column).length > 1)
  if (twice !== undefined)
    throw new CannotStart(`The file has two columns "${twice}". Rename or remove one, so it is clear which to import.`)
  const absent = Object.values(columns).filter((column) => !header.includes(column))
  if (absent.length > 0)
    throw new CannotStart(
      `The file has no column ${absent.map((name) => `"${name}"`).join(', ')}. Its columns are: ${header.join(', ')}.\n` +
        'A mapping file tells which of them to read: see docs/import.md.',
    )
}

/**
 * The rows of a file, read as a stream.
 * @throws CannotStart when the file is missing or lacks a column of the mapping
 */
export async function* rowsOf(path: string, mapping: Mapping): AsyncGenerator<FileRow> {
  const { delimiter, encoding } = mapping.format
  const unreadable: FileRow[] = []
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      assertColumns(header, mapping)
      return header
    },
    delimiter,
    info: true,
    raw: true,
    // Listed explicitly because a file may mix them: by default, the parser uses those of the first line for all.
    record_delimiter: ['\r\n', '\n'],
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })
  parser.on('skip', ({ code, message, lines }: Skipped) =>
    unreadable.push({ line: lines, fault: faults[code] ?? asWritten(message) }),
  )
  const file = Readable.from(textOf(path, encoding))
  file.on('error', (error) => parser.destroy(new CannotStart(`${path} cannot be read: ${error.message}`)))
  for await (const { record, info, raw } of file.pipe(parser) as AsyncIterable<Parsed>) {
    const line = info.lines - lineBreaks(raw)
    // The parser reports unreadable rows a chunk ahead of its reader.
    while (unreadable[0] && unreadable[0].line < line) yield unreadable.shift() as FileRow
    const garbled = unreadableIn(record, mapping)
    if (swallowed(record)) yield { line, fault: said('listing.quote_open') }
    else if (garbled === undefined) yield { line, record }
    else yield { line, fault: said('listing.unreadable_signs', { column: garbled }) }
  }
  yield* unreadable
}
