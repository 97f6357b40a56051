import { createReadStream } from 'node:fs'
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

/** Quotes are parsed leniently, so a value that still starts with one and spans lines has swallowed its neighbors. */
const swallowed = (record: ListingRecord): boolean =>
  Object.values(record).some((value) => value.startsWith('"') && value.includes('\n'))

const assertColumns = (header: readonly string[], { columns }: Mapping): void => {
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
    encoding,
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
  const file = createReadStream(path)
  file.on('error', (error) => parser.destroy(new CannotStart(`${path} cannot be read: ${error.message}`)))
  for await (const { record, info, raw } of file.pipe(parser) as AsyncIterable<Parsed>) {
    const line = info.lines - lineBreaks(raw)
    // The parser reports unreadable rows a chunk ahead of its reader.
    while (unreadable[0] && unreadable[0].line < line) yield unreadable.shift() as FileRow
    yield swallowed(record) ? { line, fault: said('listing.quote_open') } : { line, record }
  }
  yield* unreadable
}
