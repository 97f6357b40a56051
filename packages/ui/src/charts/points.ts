/** One place of a chart, such as a month. */
export type ChartPoint = {
  id: string
  /** Its whole name, said and shown in the tooltip. */
  name: string
  /** What stands under it. */
  label: string
  /** `null` where there is no value yet. */
  now: number | null
  past?: number | null
  /** Within what the value is expected to be. */
  low?: number | null
  high?: number | null
  /** Here and now: its label stands out. */
  current?: boolean
}

/** The two series and the table behind a chart, in words. */
export type ChartWords = {
  /** What the places are: "Month". */
  place: string
  now: string
  past?: string
  /** The range around `now`. */
  low?: string
  high?: string
  /** Where there is no value. */
  none: string
  /** Under the table, before the sums; without it there are none. */
  total?: string
  /** Opens the table. */
  table: string
  csv: string
}

export type SeriesKey = 'now' | 'past' | 'low' | 'high'
export type Series = { key: SeriesKey; name: string }

const keys = ['now', 'past', 'low', 'high'] as const

/** The series that have a name and at least one value. */
export const seriesOf = (points: readonly ChartPoint[], words: ChartWords): Series[] =>
  keys.flatMap((key) => {
    const name = words[key]
    return name !== undefined && points.some((point) => typeof point[key] === 'number') ? [{ key, name }] : []
  })

export const valuesOf = (points: readonly ChartPoint[], series: readonly SeriesKey[] = keys): number[] =>
  points.flatMap((point) => series.flatMap((key) => point[key] ?? []))

/** Neighbors that all have a value, so that a line is never drawn across a gap. */
export const runsOf = (points: readonly ChartPoint[], key: SeriesKey): { index: number; value: number }[][] => {
  const runs: { index: number; value: number }[][] = []
  let run: { index: number; value: number }[] = []
  points.forEach((point, index) => {
    const value = point[key]
    if (value === null || value === undefined) run = []
    else {
      if (run.length === 0) runs.push(run)
      run.push({ index, value })
    }
  })
  return runs
}

/** Up to this many labels stand beside each other; of more, about a dozen are written. */
const roomFor = 14

const labelEvery = (count: number): number => (count <= roomFor ? 1 : Math.ceil(count / 12))

/** Whether the label of a place is written. */
export const hasLabel = (index: number, count: number): boolean => index % labelEvery(count) === 0

/** Of a crowd's labels, those that a phone leaves out as well. */
export const isSpareLabel = (index: number, count: number): boolean =>
  count > roomFor && (index / labelEvery(count)) % 3 !== 0

/** Where a key leads from a place; undefined for keys that lead nowhere. `flow` is -1 where lines run from right to left. */
export const walk = (key: string, index: number, count: number, flow: 1 | -1 = 1): number | undefined => {
  const to: Record<string, number> = {
    ArrowRight: index + flow,
    ArrowLeft: index - flow,
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }
  const next = to[key]
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next))
}
