export type CellValue = string | number | null | undefined

/** A column of a file. */
export type CsvColumn<Row> = { name: string; value: (row: Row) => CellValue }

/**
 * Spreadsheets execute text that starts like a formula. An apostrophe in front makes it text again; values of type
 * number stay unchanged.
 */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const fieldOf = (value: CellValue): string => {
  if (value === null || value === undefined) return ''
  return quoted(typeof value === 'number' ? String(value) : harmless(value))
}

/** Rows as comma-separated text according to RFC 4180, with the column names first. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ name }) => fieldOf(name)), ...rows.map((row) => columns.map(({ value }) => fieldOf(value(row))))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('')

const download = (fileName: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Downloads rows as a file. The mark at the start tells spreadsheets that it is UTF-8. */
export const downloadCsv = (fileName: string, text: string): void =>
  download(fileName, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))

/** Downloads a text as a file, unchanged. */
export const downloadText = (fileName: string, text: string): void =>
  download(fileName, new Blob([text], { type: 'text/plain' }))
