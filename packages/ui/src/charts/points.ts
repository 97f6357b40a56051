/** One point of a chart, such as a month. */
export type ChartPoint = {
  id: string
  /** Its full name, announced and shown in the tooltip. */
  name: string
  /** The label below it. */
  label: string
  /** `null` if there is no value yet. */
  now: number | null
  past?: number | null
  /** The range the value is expected to be in. */
  low?: number | null
  high?: number | null
  /** The present: its label is highlighted. */
  current?: boolean
}

/** The labels of the two series and of the table behind a chart. */
export type ChartWords = {
  /** What each point is: "Month". */
  place: string
  now: string
  past?: string
  /** The range around `now`. */
  low?: string
  high?: string
  /** Shown if there is no value. */
  none: string
  /** Shown below the table, before the totals; without it, there are none. */
  total?: string
  /** The label that opens the table. */
  table: string
  csv: string
}

export type SeriesKey = 'now' | 'past' | 'low' | 'high'
export type Series = { key: SeriesKey; name: string }

const keys = ['now', 'past', 'low', 'high'] as const

/** The series with a name and at least one value. */
export const seriesOf = (points: readonly ChartPoint[], words: ChartWords): Series[] =>
  keys.flatMap((key) => {
    const name = words[key]
    return name !== undefined && points.some((point) => typeof point[key] === 'number') ? [{ key, name }] : []
  })

export const valuesOf = (points: readonly ChartPoint[], series: readonly SeriesKey[] = keys): number[] =>
  points.flatMap((point) => series.flatMap((key) => point[key] ?? []))

/** Runs of neighbors that all have a value, so that a line is never drawn across a gap. */
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

/** Up to this many labels fit next to each other; beyond that, about a dozen are shown. */
const roomFor = 14

const labelEvery = (count: number): number => (count <= roomFor ? 1 : Math.ceil(count / 12))

/** Whether a point's label is shown. */
export const hasLabel = (index: number, count: number): boolean => index % labelEvery(count) === 0

/** Whether a label is also left out on a phone, if there are many. */
export const isSpareLabel = (index: number, count: number): boolean =>
  count > roomFor && (index / labelEvery(count)) % 3 !== 0

/** Where a key moves from a point; undefined for keys that don't move. `flow` is -1 for right-to-left. */
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
