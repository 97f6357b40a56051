import { parseArgs } from 'node:util'
import {
  allMet,
  type Bench,
  commandOf,
  jsonOf,
  machineOf,
  type Outcome,
  outcomeOf,
  quietly,
  tableOf,
} from './bench/figures.ts'
import { type Command, type Io, UsageError } from './command.ts'

type Benches = Record<string, () => Promise<Bench>>

/** The available benchmarks; a new one adds its line here. */
const kinds: Benches = {
  booking: async () => (await import('./bench/booking.ts')).bookingBench,
  search: async () => (await import('./bench/search.ts')).searchBench,
  accounts: async () => (await import('./bench/accounts.ts')).accountsBench,
  pages: async () => (await import('./bench/pages.ts')).pagesBench,
  calendar: async () => (await import('./bench/calendar.ts')).calendarBench,
  console: async () => (await import('./bench/console.ts')).consoleBench,
  growth: async () => (await import('./bench/growth.ts')).growthBench,
  phone: async () => (await import('./bench/phone.ts')).phoneBench,
  images: async () => (await import('./bench/images.ts')).imagesBench,
}

const allOptions = { json: { type: 'boolean', default: false }, only: { type: 'string' } } as const

const readAll = (args: string[], benches: Benches) => {
  const names = Object.keys(benches)
  try {
    const { json, only } = parseArgs({ args, options: allOptions }).values
    const chosen = only?.split(',') ?? names
    const unknown = chosen.find((name) => !names.includes(name))
    if (unknown === undefined) return { json, chosen }
    throw new UsageError(`Nothing called “${unknown}” is measured. Choose from ${names.join(', ')}.`)
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message)
  }
}

/** All of them, one at a time, each as it is on its own. */
export const runAll = async (benches: Benches, args: string[], io: Io, now = new Date()): Promise<number> => {
  const { json, chosen } = readAll(args, benches)
  const outcomes: Outcome[] = []
  for (const name of chosen) {
    if (json) io.complain(`bench ${name}`)
    else io.say(`bench ${name}`)
    const load = benches[name] as () => Promise<Bench>
    const bench: Bench = { name, summary: '', usage: '', measure: async (own, to) => (await load()).measure(own, to) }
    outcomes.push(await outcomeOf(bench, [], json ? quietly(io) : io))
  }
  const machine = machineOf(now)
  if (json) io.say(jsonOf(machine, outcomes))
  else for (const line of tableOf(machine, outcomes)) io.say(line)
  return allMet(outcomes) ? 0 : 1
}

export const benchCommand: Command = {
  name: 'bench',
  summary: 'Runs benchmarks against a baseline in the same run.',
  usage: [
    'bench all [--json] [--only NAME,NAME]',
    'bench booking [--seconds N] [--rounds N] [--stays N]',
    'bench search [--homes N] [--rounds N] [--bookings N]',
    'bench pages [--seconds N] [--rounds N]',
    'bench calendar [--rounds N]',
    'bench console [--bookings N] [--rounds N]',
    'bench growth [--few N] [--more N] [--most N] [--rounds N]',
    'bench accounts [--pairs N]',
    'bench images [--photos N]',
    'bench phone [--rounds N]',
    'With --json, each prints only its figures. Exits with 1 when a figure misses its limit.',
  ].join('\n'),
  async run([kind, ...args], io) {
    if (kind === 'all') return await runAll(kinds, args, io)
    const load = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (!load) throw new UsageError(`Name a benchmark: all or ${Object.keys(kinds).join(' or ')}.`)
    return await commandOf(await load()).run(args, io)
  },
}
