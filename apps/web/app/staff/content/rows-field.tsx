import { TextArea } from '@porchlight/ui'
import { useState } from 'react'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  label: string
  columns: number
  rows: readonly (readonly string[])[]
  onChange: (rows: string[][]) => void
}

const separator = '|'

const rowsIn = (text: string, columns: number): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split(separator).map((cell) => cell.trim())
      // Extra columns stay in the last one.
      return cells.length > columns
        ? [...cells.slice(0, columns - 1), cells.slice(columns - 1).join(` ${separator} `)]
        : cells
    })

/** Rows as lines, with columns separated by bars: the quickest way to type or paste a table. */
export const RowsField = ({ label, columns, rows, onChange }: Props) => {
  const words = useWords(staffContentWords)
  const [text, setText] = useState(() => rows.map((row) => row.join(` ${separator} `)).join('\n'))
  return (
    <TextArea
      label={label}
      hint={words.rowsHint}
      rows={6}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(rowsIn(next, columns))
      }}
    />
  )
}
