import { parse } from 'csv-parse/sync'

/** A file's column names. Empty if its first line can't be read, so every required column is missing. */
export const headerOf = (text: string, delimiter: string): string[] => {
  const [header = []]: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: 1,
  })
  return header.filter((name) => name.trim() !== '')
}
