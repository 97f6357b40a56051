export type CellValue = string | number | null | undefined

/** A column as a file knows it. */
export type CsvColumn<Row> = { name: string; value: (row: Row) => CellValue }

/**
 * Spreadsheets run a text that begins like a formula. An apostrophe in front makes it a text again; numbers given as
 * numbers stay as they are.
 */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const fieldOf = (value: CellValue): string => {
  if (value === null || value === undefined) return ''
  return quoted(typeof value === 'number' ? String(value) : harmless(value))
}

/** Rows as comma-separated text after RFC 4180, the names of the columns first. */
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

/** Hands rows over as a file. The mark in front tells spreadsheets that it is UTF-8. */
export const downloadCsv = (fileName: string, text: string): void =>
  download(fileName, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))

/** Hands a text over as a file, sign for sign. */
export const downloadText = (fileName: string, text: string): void =>
  download(fileName, new Blob([text], { type: 'text/plain' }))
