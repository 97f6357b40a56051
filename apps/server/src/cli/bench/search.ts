import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dateIn } from '@porchlight/contract'
import { SearchEngine } from '#modules/search'
import type { Command, Io } from '../command.ts'
import { median } from './clients.ts'
import { wholeNumbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { measureFreshness } from './search-freshness.ts'
import { kinds, type Question, questionsOf } from './search-questions.ts'
import { type BenchWorld, benchWorld } from './search-world.ts'

type Plan = { homes: number; rounds: number; bookings: number }

const nights = 730
const questionsEach = 60

const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

const bytesHeld = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const fill = (world: BenchWorld, today: string, io: Io): SearchEngine => {
  const engine = new SearchEngine(world.homes, today, nights)
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

/** Four sums at a time, so that the loop waits for memory and not for itself. */
const readAll = (views: readonly ArrayBufferView[]): number => {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (const view of views) {
    const words = new Int32Array(view.buffer, view.byteOffset, view.byteLength >> 2)
    const end = words.length & ~3
    for (let at = 0; at < end; at += 4) {
      a = (a + (words[at] as number)) | 0
      b = (b + (words[at + 1] as number)) | 0
      c = (c + (words[at + 2] as number)) | 0
      d = (d + (words[at + 3] as number)) | 0
    }
  }
  return a ^ b ^ c ^ d
}

type Measured = { search: number; limit: number; bytes: number; found: number }

/** Searching and only reading the same bytes, turn about, so that both see the machine in the same mood. */
const measure = (engine: SearchEngine, questions: readonly Question[], rounds: number, now: Date): Measured => {
  const search: number[] = []
  const limit: number[] = []
  const footprints = questions.map(({ wish }) => engine.footprint(wish))
  let found = 0
  for (let round = 0; round <= rounds; round++) {
    questions.forEach(({ wish, showing }, index) => {
      const took = milliseconds(() => {
        found += engine.search(wish, showing, now).total
      })
      const read = milliseconds(() => readAll(footprints[index] ?? []))
      if (round > 0) search.push(took)
      if (round > 0) limit.push(read)
    })
  }
  const bytes = footprints.map((views) => views.reduce((sum, view) => sum + view.byteLength, 0))
  return {
    search: median(search),
    limit: median(limit),
    bytes: median(bytes),
    found: Math.round(found / (rounds + 1) / questions.length),
  }
}

const figure = (value: number): string => value.toFixed(value < 0.1 ? 4 : 3).padStart(8)

const measureEngine = ({ homes, rounds }: Plan, io: Io): void => {
  const now = new Date()
  const today = dateIn('UTC', now)
  const world = benchWorld(homes, today, nights)
  const before = bytesHeld()
  const engine = fill(world, today, io)
  const bytes = (bytesHeld() - before) / homes
  io.say(
    `${homes.toLocaleString('en-US')} homes, ${nights} nights: ${Math.round(bytes)} bytes per home (at most 2,000, stretch 1,600)`,
  )
  io.say(
    'p50 of a search in ms: page of 24, exact count, facets, histogram, clusters; beside it only reading the same bytes',
  )
  for (const kind of kinds) {
    const measured = measure(engine, questionsOf(kind, world.homes, today, questionsEach), rounds, now)
    io.say(
      `  ${kind.name.padEnd(28)}${figure(measured.search)}  reading ${(measured.bytes / 1e6).toFixed(2).padStart(6)} MB${figure(measured.limit)}` +
        `  ratio ${(measured.search / measured.limit).toFixed(1).padStart(5)}  (${measured.found} found)`,
    )
  }
  const updates = Array.from({ length: 500 }, (_, turn) => {
    const id = 1 + ((turn * 7919) % homes)
    const nightsOfHome = world.nightsOf(id)
    return milliseconds(() => engine.setNights(id, nightsOfHome))
  })
  io.say(`  all nights of a home rewritten${figure(median(updates))}`)
}

const measureVisibility = async ({ bookings }: Plan, io: Io): Promise<void> => {
  io.progress('a small demo world on a database of its own')
  const { notify, gone, answered } = await withScratchDatabase((scratch) => measureFreshness(scratch, bookings))
  const beside = (ms: number) => `${ms.toFixed(2)} ms, ratio ${(ms / notify).toFixed(1)}`
  io.say(`from sending COMMIT until a bare NOTIFY is heard: ${notify.toFixed(2)} ms`)
  io.say(`  until a new search no longer offers the booked nights: ${beside(gone)} (at most 1.5, stretch 1.1)`)
  io.say(`  from the COMMIT response until such a search is answered, searching continuously: ${beside(answered)}`)
}

const usual: Plan = { homes: 100_000, rounds: 5, bookings: 100 }

export const benchSearchCommand: Command = {
  name: 'bench search',
  summary: 'Benchmarks search against memory speed, and its freshness against a bare NOTIFY.',
  usage: 'bench search [--homes N] [--rounds N] [--bookings N]',
  async run(args, io) {
    const plan = wholeNumbersOf(args, usual)
    measureEngine(plan, io)
    await measureVisibility(plan, io)
    return 0
  },
}
