import { Button } from '../actions/button.tsx'
import { csvOf, downloadCsv } from '../display/csv.ts'
import { Disclosure } from '../display/disclosure.tsx'
import { Table } from '../display/table.tsx'
import type { ChartPoint, ChartWords, Series } from './points.ts'

type FiguresProps = {
  caption: string
  points: readonly ChartPoint[]
  words: ChartWords
  format: (value: number) => string
  fileName: string
  fileValue?: (value: number) => number
  series: readonly Series[]
}

const sumOf = (points: readonly ChartPoint[], key: Series['key']): number =>
  points.reduce((sum, point) => sum + (point[key] ?? 0), 0)

/** The table behind a chart, also available as a file. */
export const ChartFigures = ({
  caption,
  points,
  words,
  format,
  fileName,
  fileValue = (value) => value,
  series,
}: FiguresProps) => {
  const fileOf = (value: number | null | undefined) => (typeof value === 'number' ? fileValue(value) : null)
  const save = () =>
    downloadCsv(
      fileName,
      csvOf<ChartPoint>(
        [
          { name: words.place, value: ({ name }) => name },
          ...series.map(({ key, name }) => ({ name, value: (point: ChartPoint) => fileOf(point[key]) })),
        ],
        points,
      ),
    )
  return (
    <Disclosure summary={words.table} className="ui-chart-table">
      <Table<ChartPoint>
        caption={caption}
        rows={points}
        rowKey={({ id }) => id}
        columns={[
          { id: 'place', head: words.place, cell: ({ name }) => name, ...(words.total && { foot: words.total }) },
          ...series.map(({ key, name }) => ({
            id: key,
            head: name,
            align: 'end' as const,
            cell: (point: ChartPoint) => {
              const value = point[key]
              return value === null || value === undefined ? words.none : format(value)
            },
            ...(words.total && { foot: format(sumOf(points, key)) }),
          })),
        ]}
      />
      <Button views look="link" size="small" icon="download" onClick={save}>
        {words.csv}
      </Button>
    </Disclosure>
  )
}
