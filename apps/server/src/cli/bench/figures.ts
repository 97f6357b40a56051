import { cpus, totalmem } from 'node:os'
import { type Command, type Io, UsageError } from '../command.ts'

/** What a benchmark found, with what it must reach and what it could. */
export type Figure = {
  what: string
  value: number
  unit: 'ratio' | 'ms' | 's' | 'MB' | 'bytes' | 'count'
  /** Whether it must be at least or at most so much; left out where nothing is asked of it. */
  must?: { atLeast: number } | { atMost: number }
  stretch?: number
}

export type Bench = {
  name: string
  summary: string
  usage: string
  /** Says in lines what it sees, and gives the figures that count. */
  measure(args: string[], io: Io): Promise<Figure[]>
}

/** Undefined where nothing is asked. */
export const isMet = ({ value, must }: Figure): boolean | undefined => {
  if (!must) return undefined
  return 'atLeast' in must ? value >= must.atLeast : value <= must.atMost
}

export const reachesStretch = ({ value, must, stretch }: Figure): boolean | undefined => {
  if (!must || stretch === undefined) return undefined
  return 'atLeast' in must ? value >= stretch : value <= stretch
}

export type Outcome = { bench: string; seconds: number } & ({ figures: Figure[] } | { error: string })

/** One that can't run here is reported with its reason, and the others go on. */
export const outcomeOf = async ({ name, measure }: Bench, args: string[], io: Io): Promise<Outcome> => {
  const started = performance.now()
  const took = () => Math.round((performance.now() - started) / 100) / 10
  try {
    const figures = await measure(args, io)
    return { bench: name, figures, seconds: took() }
  } catch (error) {
    if (error instanceof UsageError) throw error
    return { bench: name, error: error instanceof Error ? error.message : String(error), seconds: took() }
  }
}

export type Machine = { processor: string; cores: number; memoryGb: number; node: string; on: string }

export const machineOf = (now: Date): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  on: now.toISOString().slice(0, 10),
})

const round = (value: number): number => Number(value.toPrecision(4))

const factsOf = (figure: Figure) => ({
  ...figure,
  value: Number.isFinite(figure.value) ? round(figure.value) : null,
  met: isMet(figure) ?? null,
  stretchMet: reachesStretch(figure) ?? null,
})

export const jsonOf = (machine: Machine, outcomes: readonly Outcome[]): string =>
  JSON.stringify(
    {
      machine,
      benches: outcomes.map((one) => ('figures' in one ? { ...one, figures: one.figures.map(factsOf) } : one)),
    },
    null,
    2,
  )

const mustText = ({ must }: Figure): string => {
  if (!must) return ''
  return 'atLeast' in must ? `at least ${must.atLeast}` : `at most ${must.atMost}`
}

const rowOf = (figure: Figure): string[] => {
  const met = isMet(figure)
  const verdict = met === undefined ? '' : !met ? 'missed' : reachesStretch(figure) ? 'stretch' : 'met'
  const unit = figure.unit === 'ratio' || figure.unit === 'count' ? '' : ` ${figure.unit}`
  const value = Number.isFinite(figure.value) ? `${round(figure.value)}${unit}` : 'not measured here'
  return [figure.what, value, mustText(figure), figure.stretch?.toString() ?? '', verdict]
}

const inColumns = (rows: readonly string[][]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A table of all figures, and what could not be measured. */
export const tableOf = (machine: Machine, outcomes: readonly Outcome[]): string[] => {
  const rows = outcomes.flatMap((one) =>
    'figures' in one
      ? one.figures.map((figure) => [one.bench, ...rowOf(figure)])
      : [[one.bench, `could not run: ${one.error}`, '', '', '', '']],
  )
  const { processor, cores, memoryGb, node, on } = machine
  return [
    `${on}, ${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}`,
    ...inColumns([['bench', 'what', 'measured', 'must', 'stretch', ''], ...rows]),
  ]
}

/** Whether everything ran and reached what it must. */
export const allMet = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every((one) => 'figures' in one && one.figures.every((figure) => isMet(figure) !== false))

/** While JSON is written, nothing else goes to the same place. */
export const quietly = (io: Io): Io => ({ ...io, say: () => {}, progress: () => {} })

/** One benchmark on its own: its own lines, or its figures as JSON. A failure is the command's own. */
export const commandOf = (bench: Bench): Command => ({
  name: `bench ${bench.name}`,
  summary: bench.summary,
  usage: bench.usage,
  async run(args, io) {
    const isJson = args.includes('--json')
    const own = args.filter((arg) => arg !== '--json')
    const started = performance.now()
    const figures = await bench.measure(own, isJson ? quietly(io) : io)
    const seconds = Math.round((performance.now() - started) / 100) / 10
    const outcome: Outcome = { bench: bench.name, figures, seconds }
    if (isJson) io.say(jsonOf(machineOf(new Date()), [outcome]))
    return allMet([outcome]) ? 0 : 1
  },
})
