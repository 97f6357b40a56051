import type { Command, Io } from '../command.ts'
import { median } from './clients.ts'
import { type Doors, knownEmail, openDoors, unknownEmail } from './doors-world.ts'
import { wholeNumbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** Known and unknown addresses may not be told apart by the clock: in the median pair at most this far apart (R78). */
const apartMs = 5

type Door = {
  path: string
  body: (email: string) => object
  /** What a known and an unknown address are answered. */
  answers: readonly [number, number]
  /** Whether the promise holds here; a sign-up says that an address is taken, so its time tells nothing new. */
  equal: boolean
}

const secret = 'a lamp on the porch 8'
const person = { firstName: 'Ada', lastName: 'Quill', phone: '+1 631 555 0100', quickSignup: true }

const doors: readonly Door[] = [
  { path: 'login', body: (email) => ({ email, password: secret }), answers: [422, 422], equal: true },
  { path: 'forgot-password', body: (email) => ({ email }), answers: [200, 200], equal: true },
  {
    path: 'reset-password',
    body: (email) => ({ email, code: '000000', password: secret }),
    answers: [422, 422],
    equal: true,
  },
  {
    path: 'signup',
    body: (email) => ({ ...person, email, password: secret, confirmPassword: secret }),
    answers: [409, 201],
    equal: false,
  },
]

const knock = async (at: Doors, { path, body, answers }: Door, email: string, isKnown: boolean): Promise<number> => {
  const { ms, status } = await at.ask(path, body(email))
  const wanted = answers[isKnown ? 0 : 1]
  if (status !== wanted) throw new Error(`${path} was answered ${status} and not ${wanted}`)
  return ms
}

/** One known and one unknown address after the other, who is first changing from pair to pair. @returns milliseconds apart */
const measure = async (at: Doors, door: Door, pairs: number, io: Io): Promise<number> => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const known = async (pair: number) => times.known.push(await knock(at, door, knownEmail(pair), true))
  const unknown = async (pair: number) => times.unknown.push(await knock(at, door, unknownEmail(pair), false))
  for (let pair = 0; pair < pairs; pair++)
    for (const turn of pair % 2 === 0 ? [known, unknown] : [unknown, known]) await turn(pair)
  const [one, other] = [median(times.known), median(times.unknown)]
  // Pair by pair: what else the machine does meanwhile slows both of a pair.
  const apart = Math.abs(median(times.known.map((ms, pair) => ms - (times.unknown[pair] ?? 0))))
  const promise = door.equal ? `at most ${apartMs}` : 'no promise: its answer says it'
  io.say(`${door.path}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms`)
  io.say(`  ${apart.toFixed(2)} ms apart in the median of ${pairs} pairs (${promise})`)
  return door.equal ? apart : 0
}

export const benchAccountsCommand: Command = {
  name: 'bench accounts',
  summary: 'Measures whether the clock tells known addresses from unknown ones.',
  usage: 'bench accounts [--pairs N]',
  async run(args, io) {
    const { pairs } = wholeNumbersOf(args, { pairs: 500 })
    let widest = 0
    await withScratchDatabase(async (scratch) => {
      const at = await openDoors(scratch, pairs)
      try {
        for (const door of doors) {
          io.progress(`measuring ${door.path}`)
          widest = Math.max(widest, await measure(at, door, pairs, io))
        }
      } finally {
        await at.stop()
      }
    })
    return widest <= apartMs ? 0 : 1
  },
}
