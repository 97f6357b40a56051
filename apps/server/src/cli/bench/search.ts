import { dateIn } from '@porchlight/contract'
import { compiledKernel, plainKernel, SearchEngine } from '#modules/search'
import type { Io } from '../command.ts'
import { median } from './clients.ts'
import type { Bench, Figure } from './figures.ts'
import { wholeNumbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { measureCalls } from './search-call.ts'
import { firstDifference } from './search-check.ts'
import { measureFreshness } from './search-freshness.ts'
import { type Kind, kinds, type Question, questionsOf } from './search-questions.ts'
import { type BenchWorld, benchWorld } from './search-world.ts'

type Plan = { homes: number; rounds: number; bookings: number; questions: number }

const nights = 730
const questionsEach = 60

type Kernel = typeof plainKernel

const fill = (world: BenchWorld, today: string, kernel: Kernel, io: Io): SearchEngine => {
  const engine = new SearchEngine(world.homes, today, nights, kernel)
  engine.idsInOrder().forEach((id, index, { length }) => {
    if (index % 1000 === 0) io.progress(`${index} of ${length} homes`)
    engine.setNights(id, world.nightsOf(id))
  })
  return engine
}

const milliseconds = (run: () => unknown): number => {
  const started = performance.now()
  run()
  return performance.now() - started
}

type Measured = { search: number; limit: number; bytes: number; found: number }

/** Alternates searching and only reading the same bytes, so that both see the machine in the same state. */
const measure = (engine: SearchEngine, questions: readonly Question[], rounds: number, now: Date): Measured => {
  const search: number[] = []
  const limit: number[] = []
  const readings = questions.map((question) => ({ ...question, reading: engine.reading(question.criteria) }))
  let found = 0
  for (let round = 0; round <= rounds; round++) {
    for (const { criteria, showing, reading } of readings) {
      const took = milliseconds(() => {
        found += engine.search(criteria, showing, now).total
      })
      const read = milliseconds(reading.read)
      if (round > 0) search.push(took)
      if (round > 0) limit.push(read)
    }
  }
  return {
    search: median(search),
    limit: median(limit),
    bytes: median(readings.map(({ reading }) => reading.bytes)),
    found: Math.round(found / (rounds + 1) / questions.length),
  }
}

const figure = (value: number): string => value.toFixed(value < 0.1 ? 4 : 3).padStart(8)

const targets: Record<Kind['where'], { must: { atMost: number }; stretch: number }> = {
  box: { must: { atMost: 5 }, stretch: 3 },
  'whole area': { must: { atMost: 3.5 }, stretch: 2 },
}

const measureKind = (
  engine: SearchEngine,
  kind: Kind,
  plain: number,
  questions: readonly Question[],
  rounds: number,
  io: Io,
): Figure => {
  const { search, limit, bytes, found } = measure(engine, questions, rounds, new Date())
  const { must, stretch } = targets[kind.where]
  io.say(
    `  ${kind.name.padEnd(28)}${figure(search)}  plain${figure(plain)}  reading ${(bytes / 1e6).toFixed(2).padStart(6)} MB${figure(limit)}` +
      `  ratio ${(search / limit).toFixed(1).padStart(5)} (at most ${must.atMost}, stretch ${stretch})  ${found} found`,
  )
  return { what: `${kind.name} ÷ reading its bytes`, value: search / limit, unit: 'ratio', must, stretch }
}

const measureEngine = (plan: Plan, io: Io): Figure[] => {
  const { homes, rounds } = plan
  const today = dateIn('UTC', new Date())
  const world = benchWorld(homes, today, nights)
  const questionsByKind = kinds.map((kind) => ({
    kind,
    questions: questionsOf(kind, world.homes, today, questionsEach),
  }))
  const plainEngine = fill(world, today, plainKernel, io)
  const plain = questionsByKind.map(({ questions }) => measure(plainEngine, questions, 1, new Date()).search)
  const engine = fill(world, today, compiledKernel, io)
  const perHome = Math.round(engine.bytes / homes).toLocaleString('en-US')
  io.say(`${homes.toLocaleString('en-US')} homes, ${nights} nights: ${perHome} bytes per home (at most 1,950)`)
  io.say(
    'p50 of a search in ms: page of 24, exact count, facets, histogram, clusters; beside it the plain kernel, and only reading the same bytes',
  )
  const byKind = questionsByKind.map(({ kind, questions }, at) =>
    measureKind(engine, kind, plain[at] ?? 0, questions, rounds, io),
  )
  const updates = Array.from({ length: 500 }, (_, turn) => {
    const id = 1 + ((turn * 7919) % homes)
    const nightsOfHome = world.nightsOf(id)
    return milliseconds(() => engine.setNights(id, nightsOfHome))
  })
  io.say(`  all nights of a home rewritten${figure(median(updates))}`)
  const bytes = engine.bytes / homes
  return [{ what: 'memory of a home', value: bytes, unit: 'bytes', must: { atMost: 1_950 }, stretch: 1_600 }, ...byKind]
}

const compareKernels = ({ homes, questions }: Plan, io: Io): boolean => {
  io.progress('the same questions to both kernels')
  const difference = firstDifference({ homes: Math.min(homes, 5_000), questions, seed: 11, nights: 120 })
  io.say(
    difference === null
      ? `${questions.toLocaleString('en-US')} random questions with changes between them: both kernels agree`
      : `The kernels differ: ${JSON.stringify(difference)}`,
  )
  return difference === null
}

const measureVisibility = async ({ bookings }: Plan, io: Io): Promise<Figure> => {
  io.progress('a small demo world on a database of its own')
  const { notify, gone, answered } = await withScratchDatabase((scratch) => measureFreshness(scratch, bookings))
  const beside = (ms: number) => `${ms.toFixed(2)} ms, ratio ${(ms / notify).toFixed(1)}`
  io.say(`from sending COMMIT until a bare NOTIFY is heard: ${notify.toFixed(2)} ms`)
  io.say(`  until a new search no longer offers the booked nights: ${beside(gone)} (at most 1.5, stretch 1.1)`)
  io.say(`  from the COMMIT response until such a search is answered, searching continuously: ${beside(answered)}`)
  return {
    what: 'seen by a search ÷ a bare NOTIFY',
    value: gone / notify,
    unit: 'ratio',
    must: { atMost: 1.5 },
    stretch: 1.1,
  }
}

const usual: Plan = { homes: 100_000, rounds: 5, bookings: 100, questions: 2_000 }

export const searchBench: Bench = {
  name: 'search',
  summary:
    'Benchmarks search against memory speed and its two kernels against each other; its freshness against a bare NOTIFY; a call against the engine alone.',
  usage: 'bench search [--homes N] [--rounds N] [--bookings N] [--questions N]',
  async measure(args, io) {
    const plan = wholeNumbersOf(args, usual)
    const engine = measureEngine(plan, io)
    const differences = compareKernels(plan, io) ? 0 : 1
    const kernels: Figure = { what: 'kernels differ', value: differences, unit: 'count', must: { atMost: 0 } }
    return [...engine, kernels, await measureVisibility(plan, io), ...(await measureCalls(io))]
  },
}
