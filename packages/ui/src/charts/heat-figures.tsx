import { Button } from '../actions/button.tsx'
import { csvOf, downloadCsv } from '../display/csv.ts'
import { Disclosure } from '../display/disclosure.tsx'
import { Table } from '../display/table.tsx'
import type { HeatCalendarProps, HeatCell, HeatRow } from './heat.ts'

type Line = { row: HeatRow; cell: HeatCell }

/** The figures of a heat calendar: one line per cell in the file, and its rows in the table. */
export const HeatFigures = ({ caption, columns, rows, words, format, fileName }: HeatCalendarProps) => {
  const lines: Line[] = rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })))
  const save = () =>
    downloadCsv(
      fileName,
      csvOf<Line>(
        [
          { name: words.row, value: ({ row }) => row.name },
          { name: words.cell, value: ({ cell }) => cell.name },
          { name: words.value, value: ({ cell }) => cell.value },
          ...Object.entries(words.marks).map(([mark, name]) => ({
            name,
            value: ({ cell }: Line) => (cell.marks?.some((one) => one === mark) ? 1 : 0),
          })),
        ],
        lines,
      ),
    )
  return (
    <Disclosure summary={words.table} className="ui-chart-table">
      <div className="ui-heat-figures">
        <Table<HeatRow>
          caption={caption}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'row', head: words.row, cell: ({ name }) => name },
            ...columns.map((column, index) => ({
              id: `column-${index}`,
              head: column,
              align: 'end' as const,
              cell: ({ cells }: HeatRow) => {
                const cell = cells[index]
                if (!cell) return ''
                return cell.value === null ? words.none : format(cell.value)
              },
            })),
          ]}
        />
      </div>
      <Button views look="link" size="small" icon="download" onClick={save}>
        {words.csv}
      </Button>
    </Disclosure>
  )
}
